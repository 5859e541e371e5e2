import * as z from 'zod/mini'
import {
  currencySchema,
  defineCall,
  defineEvent,
  epochMsSchema,
  minorSchema,
  type LineRefusals,
} from '../kernel'
import { balanceSchema } from '../money'
import { lotteryOrderSchema, lotteryOrderSummarySchema, picksSchema, slipBounds } from './order-entities'
import { issueNoSchema } from './issues'
import { lotteryCodeSchema, prizeModes } from './lotteries'
import { lotteryOrderFilters, lotteryOrderStates, type LotteryOrderFilter } from './order-states'

/** Bytes of the longest slip: 10,000 single tickets. */
export const longestSlip = 256 * 1024

/** A line as a slip sends it. What does not fit is refused with the line that contains it (`slipRefusals`). */
export const slipLineSchema = z.strictObject({
  play: z.string().check(z.maxLength(64)),
  picks: picksSchema,
  multiplier: z.number(),
  mode: z.string().check(z.maxLength(8)),
  prizeGroup: z.number(),
  /** The stake that the member was shown; the gateway computes its own and refuses another one. */
  amountMinor: z.number(),
  /** The prizes that the member was shown, by tier; absent where any will do. */
  prizes: z.optional(z.array(z.int()).check(z.maxLength(40))),
})
export type SlipLine = z.infer<typeof slipLineSchema>

/** How invalid lines are refused: like those that do not fit their play (BET-1). */
export const slipRefusals: LineRefusals = {
  list: 'lines',
  codes: {
    play: 'lottery.play.unknown',
    picks: 'lottery.pick.invalid',
    multiplier: 'lottery.stake.invalid',
    mode: 'lottery.stake.invalid',
    amountMinor: 'lottery.stake.invalid',
    prizeGroup: 'lottery.group.invalid',
  },
}

/** Whether prizes that have changed since the slip was written are taken. */
export const prizeChanges = ['always', 'better', 'never'] as const

export const placeLotteryOrderCall = defineCall({
  id: 'lottery.orders.place',
  method: 'POST',
  path: '/lgw/orders',
  summary: 'Place a slip on one issue: stakes are taken at once, all lines or none (LOTTERY-2)',
  auth: 'session',
  idempotent: true,
  presence: 'active',
  longestBody: longestSlip,
  lineRefusals: slipRefusals,
  body: z.strictObject({
    lottery: lotteryCodeSchema,
    issue: issueNoSchema,
    lines: z.array(slipLineSchema).check(z.minLength(1), z.maxLength(slipBounds.lines)),
    prizeChanges: z.optional(z.enum(prizeChanges)),
    /** The mode of the table that it was written at (DRAW-5); absent from earlier releases. */
    prizeMode: z.optional(z.enum(prizeModes)),
  }),
  carriesBalance: 'field',
  answer: z.object({ order: lotteryOrderSchema, balance: balanceSchema }),
})

const filters = Object.keys(lotteryOrderFilters) as [LotteryOrderFilter, ...LotteryOrderFilter[]]
const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

export const lotteryOrdersCall = defineCall({
  id: 'lottery.orders.list',
  method: 'GET',
  path: '/lgw/orders',
  summary: 'Orders of the account, newest first, 20 a page, with the totals of all pages',
  auth: 'session',
  query: z.object({
    state: z.optional(z.enum(filters)),
    lottery: z.optional(lotteryCodeSchema),
    /** On this issue alone, whichever day they were placed; the days are not looked at then. */
    issue: z.optional(issueNoSchema),
    /** First and last day in the merchant's zone; today when absent. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  answer: z.object({
    orders: z.array(lotteryOrderSummarySchema),
    totals: z.object({
      count: z.int(),
      /** Stakes that were not cancelled or refunded. */
      stakedMinor: minorSchema,
      prizeMinor: minorSchema,
      rebateMinor: minorSchema,
      currency: currencySchema,
    }),
    pageNum: z.int(),
    totalPages: z.int(),
  }),
})

export const lotteryOrderCall = defineCall({
  id: 'lottery.orders.detail',
  method: 'GET',
  path: '/lgw/orders/detail',
  summary: 'One order of the account with its lines and, once drawn, the numbers',
  auth: 'session',
  query: z.object({ id: z.string().check(z.maxLength(64)) }),
  answer: z.object({
    order: lotteryOrderSchema,
    /** Absent before the draw. */
    draw: z.optional(z.object({ numbers: z.array(z.int()), drawAt: epochMsSchema })),
  }),
})

export const cancelLotteryOrderCall = defineCall({
  id: 'lottery.orders.cancel',
  method: 'POST',
  path: '/lgw/orders/suborders/cancel',
  summary: 'Cancel one line of an order, or all, before the close: the whole stake comes back',
  auth: 'session',
  idempotent: true,
  presence: 'active',
  body: z.strictObject({
    id: z.string().check(z.maxLength(64)),
    /** Number of the line; absent for all that are left. */
    line: z.optional(z.int().check(z.minimum(1), z.maximum(slipBounds.lines))),
  }),
  carriesBalance: 'field',
  answer: z.object({ order: lotteryOrderSchema, balance: balanceSchema }),
})

/** An order of the account has another state. */
export const betChanged = defineEvent(
  'bet:changed',
  z.object({
    id: z.string(),
    lottery: lotteryCodeSchema,
    issue: issueNoSchema,
    state: z.enum(lotteryOrderStates),
  }),
)
