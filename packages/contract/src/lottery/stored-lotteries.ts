import * as z from 'zod/mini'
import { lotteryCodeSchema } from './lotteries'

/** The value of the storage key `plaza.ownLotts`: codes of lotteries that this browser's member marked and played. */
export const ownLotteriesSchema = z.object({
  favourites: z.array(lotteryCodeSchema),
  /** Last played first. */
  recents: z.array(lotteryCodeSchema),
})
export type OwnLotteries = z.infer<typeof ownLotteriesSchema>
