import * as z from 'zod/mini'
import { currencySchema, defineCall, epochMsSchema, plainLineSchema } from '../kernel'
import { contractTermsSchema } from './contract-terms'
import { incomeStateSchema } from './income'

/** Kinds of contract that the site settles and pays by itself (INCOME-3). */
export const salaryKinds = ['daily-salary', 'hourly-salary'] as const
export type SalaryKind = (typeof salaryKinds)[number]

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const pageNo = z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)))

const rowSchema = z.object({
  id: z.string(),
  /** Where the day or the hour begins, and the day. */
  periodAt: epochMsSchema,
  day: daySchema,
  basis: z.enum(['turnover', 'loss']),
  /** Valid bets of one's own and of everybody below; together they are what tiers ask for. Minor units. */
  ownMinor: z.int(),
  teamMinor: z.int(),
  activeUsers: z.int(),
  /** Of the tier that was reached, hundredths of a per cent; 0 below the first. */
  rate: z.int(),
  capMinor: z.nullable(z.int()),
  /** What one's own bets and what all downlines contribute; the salary is their sum within 0 and the cap. */
  ownPartMinor: z.int(),
  contributionMinor: z.int(),
  amountMinor: z.int(),
  contributions: z.array(
    z.object({
      account: z.string(),
      /** Of the downline with its team: valid bets, or bets less prizes, as the contract counts. */
      basisMinor: z.int(),
      rate: z.int(),
      minor: z.int(),
    }),
  ),
  state: incomeStateSchema,
  paidAt: z.nullable(epochMsSchema),
  correctedAt: z.nullable(epochMsSchema),
  /** The number under which the ledger has it; null where nothing was paid. */
  no: z.nullable(z.string()),
})
export type SalaryReportRow = z.infer<typeof rowSchema>

export const salaryReportCall = defineCall({
  id: 'agent.salaries',
  method: 'GET',
  path: '/wps/agent/salaries',
  summary:
    'Salaries by a contract of the account, by day or hour, the latest first, with totals, 24 a page (INCOME-3)',
  auth: 'member',
  query: z.object({
    kind: z.enum(salaryKinds),
    /** First and last day in the merchant's zone, at most 31 days; the last 7 days when absent. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    pageNo,
  }),
  answer: z.object({
    rows: z.array(rowSchema),
    /** Of every row that the filter finds. */
    totals: z.object({ ownMinor: z.int(), teamMinor: z.int(), amountMinor: z.int(), paidMinor: z.int() }),
    currency: currencySchema,
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
})

export const salaryPreviewCall = defineCall({
  id: 'agent.salaryPreview',
  method: 'POST',
  path: '/wps/agent/salaries/preview',
  summary:
    'What terms would have paid for the last complete day or hour: to the account, or to somebody directly below (INCOME-3)',
  auth: 'member',
  body: z.strictObject({
    kind: z.enum(salaryKinds),
    /** Account name of somebody directly below; the account itself when absent. */
    to: z.optional(plainLineSchema(64)),
    terms: contractTermsSchema,
  }),
  answer: z.object({
    periodAt: epochMsSchema,
    ownMinor: z.int(),
    teamMinor: z.int(),
    activeUsers: z.int(),
    rate: z.int(),
    amountMinor: z.int(),
    currency: currencySchema,
  }),
})
