import * as z from 'zod/mini'
import { currencySchema, defineCall, minorSchema } from '../kernel'
import { balanceSchema } from '../money'
import { chaseBounds, chaseIssueSchema, chaseStates, chaseSummarySchema } from './chase-entities'
import { issueNoSchema } from './issues'
import { lotteryCodeSchema, prizeModes } from './lotteries'
import { slipBounds } from './order-entities'
import { longestSlip, slipLineSchema, slipRefusals } from './orders'

/** A plan with its lines and issues. */
export const chaseSchema = z.extend(chaseSummarySchema, {
  /** As the member wrote them, before the multiplier of each issue. */
  lines: z.array(slipLineSchema),
  issues: z.array(chaseIssueSchema),
})
export type Chase = z.infer<typeof chaseSchema>

const chaseAnswer = z.object({ chase: chaseSchema, balance: balanceSchema })

export const placeChaseCall = defineCall({
  id: 'lottery.chases.place',
  method: 'POST',
  path: '/lgw/chases',
  summary: 'Plan the same lines for 2 to 120 coming issues: all stakes are reserved at once (LOTTERY-4)',
  auth: 'session',
  idempotent: true,
  presence: 'active',
  longestBody: longestSlip,
  lineRefusals: slipRefusals,
  body: z.strictObject({
    lottery: lotteryCodeSchema,
    lines: z.array(slipLineSchema).check(z.minLength(1), z.maxLength(slipBounds.lines)),
    /** In the order of their draws, the first one open now or the next to open. */
    issues: z
      .array(z.strictObject({ issue: issueNoSchema, multiplier: z.number() }))
      .check(z.minLength(chaseBounds.least), z.maxLength(chaseBounds.most)),
    stopsOnWin: z.boolean(),
    /** The mode of the table that it was written at, which its orders have; absent from earlier releases. */
    prizeMode: z.optional(z.enum(prizeModes)),
  }),
  carriesBalance: 'field',
  answer: chaseAnswer,
})

export const cancelChaseCall = defineCall({
  id: 'lottery.chases.cancel',
  method: 'POST',
  path: '/lgw/chases/cancel',
  summary: 'Cancel the issues of a plan that are not placed yet: their stakes come back in one entry',
  auth: 'session',
  idempotent: true,
  presence: 'active',
  body: z.strictObject({ id: z.string().check(z.maxLength(64)) }),
  carriesBalance: 'field',
  answer: chaseAnswer,
})

export const chasesCall = defineCall({
  id: 'lottery.chases.list',
  method: 'GET',
  path: '/lgw/chases',
  summary: 'Plans of the account, newest first, 20 a page, with the totals of all pages',
  auth: 'session',
  query: z.object({
    state: z.optional(z.enum(chaseStates)),
    lottery: z.optional(lotteryCodeSchema),
    pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  answer: z.object({
    chases: z.array(chaseSummarySchema),
    totals: z.object({
      count: z.int(),
      reservedMinor: minorSchema,
      spentMinor: minorSchema,
      refundedMinor: minorSchema,
      prizeMinor: minorSchema,
      currency: currencySchema,
    }),
    pageNum: z.int(),
    totalPages: z.int(),
  }),
})

export const chaseCall = defineCall({
  id: 'lottery.chases.detail',
  method: 'GET',
  path: '/lgw/chases/detail',
  summary: 'One plan of the account with its lines and issues',
  auth: 'session',
  query: z.object({ id: z.string().check(z.maxLength(64)) }),
  answer: z.object({ chase: chaseSchema }),
})
