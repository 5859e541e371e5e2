import { lotteryLooks, type LotteryCode } from '../lotteries/lottery-names'
import { lotteryCodes, lotteryGroup, lotteryPicture } from '../lotteries/world-lotteries'
import type { FeaturedGame } from './featured-game'

/** Who stands on the tile, by the group of the lottery. */
const vendorOf = { fast: 'SWR', vietnam: 'NUM', six45: 'BOL' } as const

/** The tile of a lottery in the catalogue: the door of its betting table (HALL-2). */
export function lotteryTile(code: LotteryCode): FeaturedGame & { lottery: LotteryCode } {
  const { en, motif } = lotteryLooks[code]
  return {
    name: en,
    type: 'LOTT',
    vendor: vendorOf[lotteryGroup(code)],
    ...lotteryPicture(code),
    motif,
    lottery: code,
  }
}

/** The tiles of all lotteries, in their own order. */
export const lotteryTiles = () => lotteryCodes.demo.map(lotteryTile)
