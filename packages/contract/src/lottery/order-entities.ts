import * as z from 'zod/mini'
import { currencySchema, epochMsSchema, minorSchema } from '../kernel'
import { issueNoSchema } from './issues'
import { lotteryCodeSchema, lotteryRules, prizeModes } from './lotteries'
import { lotteryOrderStates } from './order-states'

/** Bounds of a slip that no merchant's settings widen (LOTTERY-2). */
export const slipBounds = {
  lines: 100,
  /** Numbers of one row; a single ticket is one number. */
  numbers: 10_000,
  multiplier: 9_999,
} as const

/** The price of one unit as a share of the currency's major unit. */
export const unitModes = ['1', '0.1', '0.01'] as const
export type UnitMode = (typeof unitModes)[number]

/** One array of numbers for each row of the play; a single ticket is one number of its play's only row. */
export const picksSchema = z
  .array(z.array(z.int()).check(z.maxLength(slipBounds.numbers)))
  .check(z.minLength(1), z.maxLength(10))

const stateSchema = z.enum(lotteryOrderStates)

/** One line of an order (sub-order). */
export const lotteryLineSchema = z.object({
  /** From 1, in the order of the slip. */
  no: z.int(),
  /** Id of the play, such as `five.front3.direct`. */
  play: z.string(),
  picks: picksSchema,
  units: z.int(),
  multiplier: z.int(),
  mode: z.enum(unitModes),
  prizeGroup: z.int(),
  amountMinor: minorSchema,
  /** What one winning unit pays by tier, ten-thousandths of a minor unit, as it was when the order was placed. */
  prizes: z.array(z.int()),
  /** The rebate on the stake, in ten-thousandths. */
  rebate: z.int(),
  state: stateSchema,
  /** Winning units by tier; empty before the draw. */
  winUnits: z.array(z.int()),
  /** What the line won, in ten-thousandths of a minor unit: the order's prize is floored once. */
  prizeTenThousandths: z.int(),
})
export type LotteryLine = z.infer<typeof lotteryLineSchema>

const orderFields = {
  id: z.string(),
  lottery: lotteryCodeSchema,
  rules: z.enum(lotteryRules),
  issue: issueNoSchema,
  state: stateSchema,
  /** Stakes of all lines; those of cancelled lines are in `cancelledMinor` too. */
  amountMinor: minorSchema,
  cancelledMinor: minorSchema,
  /** Most that the order can win, rebate not counted. */
  highestPrizeMinor: minorSchema,
  /** Zero before the draw. */
  prizeMinor: minorSchema,
  rebateMinor: minorSchema,
  currency: currencySchema,
  createdAt: epochMsSchema,
  closeAt: epochMsSchema,
  /** When it was settled, cancelled or refunded; absent before. */
  endedAt: z.optional(epochMsSchema),
  /** The chase plan that it belongs to. */
  chase: z.optional(z.string()),
  /** The mode of the table that it was written at; absent on earlier orders. */
  prizeMode: z.optional(z.enum(prizeModes)),
}

/** An order in a list. */
export const lotteryOrderSummarySchema = z.object({
  ...orderFields,
  /** How many lines it has, and the play of the first. */
  lineCount: z.int(),
  firstPlay: z.string(),
})
export type LotteryOrderSummary = z.infer<typeof lotteryOrderSummarySchema>

/** An order with its lines: one slip on one issue. */
export const lotteryOrderSchema = z.object({
  ...orderFields,
  /**
   * With what its published hash is salted (`orderText` of `@plaza/fair`); absent where no digest covers it: on orders of
   * practice money and from before hashes.
   */
  salt: z.optional(z.string()),
  lines: z.array(lotteryLineSchema),
})
export type LotteryOrder = z.infer<typeof lotteryOrderSchema>
