import type { GameType } from '@plaza/contract/play'
import type { VendorGroups } from '../../catalogue/vendor-groups'
import { lotteryRoute } from '../game-list/CategoryLinks'

/**
 * Categories in the server's order with the number of games that can be played: 0 where all of them open later. Those
 * without vendors are left out.
 */
export const categoryCounts = ({
  categories,
  vendorsOf,
}: VendorGroups): { category: GameType; games: number }[] =>
  categories
    .filter((category) => vendorsOf(category).length > 0)
    .map((category) => ({
      category,
      games: vendorsOf(category).reduce((sum, { games }) => sum + games, 0),
    }))

/**
 * Target of a category's card: slots and lottery have pages of their own, lottery only where that page is available.
 */
export function categoryPath(category: GameType, hasLottery: boolean): string {
  if (category === 'RNG') return '/m/slotsCenter'
  return category === 'LOTT' && hasLottery ? lotteryRoute : `/m/gameList?gameType=${category}`
}
