import * as z from 'zod/mini'
import { currencySchema, defineCall, epochMsSchema, minorSchema } from '../kernel'
import { balanceSchema } from '../money'

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** How rebates of a merchant are paid: claimed by the member, or by themselves after each calculation. */
export const rebateModes = ['manual', 'automatic'] as const
export type RebateMode = (typeof rebateModes)[number]

/** Why nothing can be claimed now: being calculated, paid by itself, nothing there, or less than the least. */
export const rebateReasons = ['calculating', 'automatic', 'none', 'least'] as const
export type RebateReason = (typeof rebateReasons)[number]

const claimSchema = z.object({
  /** The number of the claim. */
  id: z.string(),
  at: epochMsSchema,
  mode: z.enum(rebateModes),
  amountMinor: minorSchema,
  /** By kind of play; a correction of what was claimed before can make one less than zero. */
  categories: z.array(z.object({ category: z.string(), validMinor: z.int(), amountMinor: z.int() })),
})
export type RebateClaim = z.infer<typeof claimSchema>

export const rebateCall = defineCall({
  id: 'rebate.show',
  method: 'GET',
  path: '/wps/member/rebate',
  summary: 'The rebate that can be claimed now, by kind of play, or why none can (REBATE-1)',
  auth: 'member',
  answer: z.object({
    /** What a claim pays now; 0 where corrections took as much as was earned. */
    amountMinor: minorSchema,
    /** Why nothing can be claimed; null when it can. */
    reason: z.nullable(z.enum(rebateReasons)),
    mode: z.enum(rebateModes),
    /** The least that is paid at once, and the most for one day and kind of play; null for any. */
    leastMinor: minorSchema,
    mostADayMinor: z.nullable(minorSchema),
    wagering: z.int(),
    /** When bets were counted last, and when they are next. */
    calculatedAt: z.nullable(epochMsSchema),
    nextAt: epochMsSchema,
    level: z.int(),
    /** Kinds of play with bets since the last claim, or with a rebate. */
    categories: z.array(
      z.object({
        category: z.string(),
        /** Hundredths of a per cent of valid bets at the member's level; 0 for none. */
        rate: z.int(),
        validMinor: z.int(),
        amountMinor: z.int(),
        /** Valid bets that the next calculation counts. */
        laterMinor: minorSchema,
      }),
    ),
    currency: currencySchema,
  }),
})

export const claimRebateCall = defineCall({
  id: 'rebate.claim',
  method: 'POST',
  path: '/wps/member/rebate/claim',
  summary:
    'Claim the rebate, once for each calculation: a second press answers with the same claim (REBATE-1)',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  body: z.strictObject({}),
  carriesBalance: 'field',
  answer: z.object({ claim: claimSchema, balance: balanceSchema }),
})

const pageNo = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)))

export const rebateClaimsCall = defineCall({
  id: 'rebate.claims',
  method: 'GET',
  path: '/wps/member/rebate/claims',
  summary: 'Rebates that the member was paid, newest first, 20 a page (REBATE-1)',
  auth: 'member',
  query: z.object({ pageNo }),
  answer: z.object({
    claims: z.array(claimSchema),
    currency: currencySchema,
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
})

/** A vendor or a lottery. */
const sourceSchema = z.object({ code: z.string(), name: z.string() })

/** The source that a report names to have every vendor and lottery on a row of its own. */
export const everySource = '*'

const rowSchema = z.object({
  id: z.string(),
  day: daySchema,
  category: z.string(),
  /** Where the report is by vendor: null where no bet of the row stands. Valid bets and rebate are its share of the day then. */
  source: z.optional(z.nullable(sourceSchema)),
  /** Less than zero where bets of a claimed day were taken back. */
  validMinor: z.int(),
  rate: z.int(),
  amountMinor: z.int(),
  /** Null while it was not paid. */
  mode: z.nullable(z.enum(rebateModes)),
  claimId: z.nullable(z.string()),
  paidAt: z.nullable(epochMsSchema),
})
export type RebateRow = z.infer<typeof rowSchema>

/** Rows of the report by payment: claimed, automatic, or still waiting. */
export const rebateStates = ['manual', 'automatic', 'waiting'] as const
export type RebateState = (typeof rebateStates)[number]

export const rebateReportCall = defineCall({
  id: 'rebate.report',
  method: 'GET',
  path: '/wps/member/rebate/report',
  summary:
    'Rebates by day and kind of play, or by vendor too, in a range of at most 31 days, with totals, 20 a page (REBATE-2)',
  auth: 'member',
  query: z.object({
    /** First and last day in the merchant's zone; the last 7 days when absent. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    category: z.optional(z.string().check(z.maxLength(16))),
    state: z.optional(z.enum(rebateStates)),
    /** The code of a vendor or lottery, or `everySource`; absent for days as a whole. */
    source: z.optional(z.string().check(z.maxLength(64))),
    pageNo,
  }),
  answer: z.object({
    rows: z.array(rowSchema),
    /** The vendors and lotteries of the range by name, where the report is by vendor. */
    sources: z.optional(z.array(sourceSchema)),
    /** Of every row that the filter finds. */
    totals: z.object({ count: z.int(), validMinor: z.int(), amountMinor: z.int(), paidMinor: z.int() }),
    currency: currencySchema,
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
})
