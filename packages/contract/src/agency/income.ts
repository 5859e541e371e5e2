import * as z from 'zod/mini'
import { currencySchema, defineCall, epochMsSchema } from '../kernel'
import { rateCategories } from './rate-rules'

/** What a member earns by the bets of a line, as it is settled and paid (INCOME-2). */
export const incomeKinds = ['line-rebate', 'commission', 'salary', 'hourly-salary'] as const
export type IncomeKind = (typeof incomeKinds)[number]

/** Still being counted, counted for good but not paid, or paid. */
export const incomeStates = ['pending', 'settled', 'paid'] as const
export type IncomeState = (typeof incomeStates)[number]
export const incomeStateSchema = z.enum(incomeStates)

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const pageNo = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)))

/** What the rows of rebate income are of: days, members directly below with their teams, or every member. */
export const incomeGroupings = ['day', 'downline', 'member'] as const

const rowSchema = z.object({
  id: z.string(),
  /** Of rows by day. */
  day: z.nullable(daySchema),
  /** Of rows by downline and by member; null for one's own bets. */
  member: z.nullable(z.object({ id: z.string(), userName: z.string() })),
  validMinor: z.int(),
  /** What one has of the bets, hundredths of a per cent; null where it is several rates. */
  rate: z.nullable(z.int()),
  amountMinor: z.int(),
  state: incomeStateSchema,
  /** Of a day: when it was paid, and when it changed after that. */
  paidAt: z.nullable(epochMsSchema),
  correctedAt: z.nullable(epochMsSchema),
  /** Numbers under which the ledger has what was paid for a day. */
  nos: z.array(z.string()),
  /** Of a whole day that was settled: what is not paid yet, below zero what is still to be taken back. */
  openMinor: z.optional(z.nullable(z.int())),
})
export type RebateIncomeRow = z.infer<typeof rowSchema>

export const rebateIncomeCall = defineCall({
  id: 'agent.rebateIncome',
  method: 'GET',
  path: '/wps/agent/income/rebate',
  summary:
    'What the agent earns by rates on the bets of its line: by day, direct downline or member, with totals, 20 a page (INCOME-2)',
  auth: 'agent',
  query: z.object({
    /** First and last day in the merchant's zone, at most 31 days; the last 7 days when absent. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    category: z.optional(z.enum(rateCategories)),
    by: z.optional(z.enum(incomeGroupings)),
    /** Only the bets of a member directly below and of its team. */
    downline: z.optional(z.string().check(z.minLength(1), z.maxLength(64))),
    /** Only the bets of members whose name begins so. */
    userName: z.optional(z.string().check(z.maxLength(64))),
    pageNo,
  }),
  answer: z.object({
    rows: z.array(rowSchema),
    /** The name of the downline that is asked about. */
    downline: z.nullable(z.string()),
    /** Of every row that the filter finds. */
    totals: z.object({
      /** Valid bets of the team, without one's own, and what one has of them. */
      teamValidMinor: z.int(),
      teamMinor: z.int(),
      ownValidMinor: z.int(),
      ownMinor: z.int(),
      /** Of both, what was paid. */
      paidMinor: z.int(),
    }),
    currency: currencySchema,
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
})
