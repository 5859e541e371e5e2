import type { GameType } from '@plaza/contract/play'
import type { VendorGroups } from '../../catalogue/vendor-groups'
import { lotteryRoute } from '../game-list/CategoryLinks'

/** Categories in the server's order with how many games their vendors have; one without any is not offered. */
export const categoryCounts = ({
  categories,
  vendorsOf,
}: VendorGroups): { category: GameType; games: number }[] =>
  categories
    .map((category) => ({
      category,
      games: vendorsOf(category).reduce((sum, { games }) => sum + games, 0),
    }))
    .filter(({ games }) => games > 0)

/** Where a category's card leads: slots and lottery have a page of their own, lottery where that is there. */
export function categoryPath(category: GameType, hasLottery: boolean): string {
  if (category === 'RNG') return '/m/slotsCenter'
  return category === 'LOTT' && hasLottery ? lotteryRoute : `/m/gameList?gameType=${category}`
}
