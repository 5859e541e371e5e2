import type { GameType } from '@plaza/contract/play'
import type { Brief } from '../../artwork/brief'
import type { LotteryCode } from '../lotteries/lottery-names'

/** A game chosen by hand for the first rows of home. */
export interface FeaturedGame {
  name: string
  type: GameType
  vendor: string
  icon: string
  tint: string
  /** The subject of its picture. */
  motif: Brief['motif']
  /** The lottery whose table it opens; a vendor's game has none. */
  lottery?: LotteryCode
}
