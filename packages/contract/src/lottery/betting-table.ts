import * as z from 'zod/mini'
import { currencySchema, defineCall, minorSchema } from '../kernel'
import { lotteryCodeSchema } from './lotteries'

/** What a merchant allows at one lottery (BET-2). */
export const bettingLimitsSchema = z.object({
  /** Least and most of a line, and of an order. */
  lineMinMinor: minorSchema,
  lineMaxMinor: minorSchema,
  orderMinMinor: minorSchema,
  orderMaxMinor: minorSchema,
  /** Most that an order can win. */
  payoutMaxMinor: minorSchema,
  /** Most that an outcome of one issue can cost the merchant, over all orders. */
  exposureMaxMinor: minorSchema,
})
export type BettingLimits = z.infer<typeof bettingLimitsSchema>

/** Prize groups of 2000: the slider goes from `least` to the member's `own` by `step`. */
export const prizeGroupsSchema = z.object({ least: z.int(), own: z.int(), step: z.int() })
export type PrizeGroups = z.infer<typeof prizeGroupsSchema>

export const bettingTableCall = defineCall({
  id: 'lottery.table',
  method: 'GET',
  path: '/lgw/table',
  summary: 'What a betting table needs besides its rules: limits and prize groups',
  auth: 'none',
  isBackground: true,
  query: z.object({ code: lotteryCodeSchema }),
  answer: z.object({
    limits: bettingLimitsSchema,
    prizeGroups: prizeGroupsSchema,
    currency: currencySchema,
    /** Plans that raise the stake by a rule are offered; absent from gateways that know none (CHASE-3). */
    allowsProgressive: z.optional(z.boolean()),
  }),
})
