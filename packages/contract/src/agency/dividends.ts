import * as z from 'zod/mini'
import { currencySchema, defineCall, defineEvent, epochMsSchema, minorSchema } from '../kernel'
import { fieldRuleSchema } from '../identity'
import { balanceSchema, paymentPasswordSchema } from '../money'
import { contractPeriods, dividendPeriods } from './contract-terms'

/**
 * `calculating`: its period runs. `to-pay`: its period is over. `unpaid`: it should have been paid by now. `paid`: it was. `none`: nothing is
 * due for its period.
 */
export const dividendStates = ['calculating', 'to-pay', 'unpaid', 'paid', 'none'] as const
export type DividendState = (typeof dividendStates)[number]

/** Dividends that are paid in one call at most. */
export const mostPaidAtOnce = 100

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))
const idSchema = z.string().check(z.minLength(1), z.maxLength(64))
/** May be below zero. */
const signedSchema = z.int()

/** What the team of a contract's holder did in one period, and what comes of it (DIVIDEND-1). Amounts are minor units. */
const calculatedFields = {
  period: z.enum(contractPeriods),
  firstDay: daySchema,
  lastDay: daySchema,
  stakeMinor: minorSchema,
  validMinor: minorSchema,
  prizeMinor: signedSchema,
  /** Of play, and by the rates of the line. */
  rebateMinor: signedSchema,
  bonusMinor: signedSchema,
  salaryMinor: signedSchema,
  /** Prizes + rebates + promotions + salaries − bets. */
  netMinor: signedSchema,
  activeUsers: z.int(),
  /** What the team won before, held against this period: 0 or below. */
  carryMinor: signedSchema,
  /** Hundredths of a per cent; 0 where no tier is reached. */
  rate: z.int(),
  /** max(0, −net + carry) × rate. */
  dividendMinor: minorSchema,
}
export const calculatedDividendSchema = z.object(calculatedFields)
export type CalculatedDividend = z.infer<typeof calculatedDividendSchema>

export const dividendSchema = z.object({
  ...calculatedFields,
  /** Null while its period runs. */
  id: z.nullable(z.string()),
  state: z.enum(dividendStates),
  /** Account name of who gets it. */
  member: z.string(),
  /** What was paid too little or too much for earlier periods, taken into this one. */
  correctionMinor: signedSchema,
  /** What is to be paid, or was: the dividend and the correction, never below zero. */
  amountMinor: minorSchema,
  /** By when it should be paid; null while its period runs. */
  dueAt: z.nullable(epochMsSchema),
  paidAt: z.nullable(epochMsSchema),
})
export type Dividend = z.infer<typeof dividendSchema>

/** Whose: one's own, or those that one owes. */
export const dividendSides = ['mine', 'owed'] as const
export type DividendSide = (typeof dividendSides)[number]

export const dividendsCall = defineCall({
  id: 'dividends.report',
  method: 'GET',
  path: '/wps/agent/dividends',
  summary: 'Dividends by period, the latest first, 20 a page: one’s own, or those that one owes (DIVIDEND-1)',
  auth: 'member',
  query: z.object({
    side: z.enum(dividendSides),
    /** Days of the merchant’s zone: periods that end between them, both included; all when absent. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    period: z.optional(z.enum(dividendPeriods)),
    state: z.optional(z.enum(dividendStates)),
    /** How the name of who gets it begins; of those that one owes. */
    userName: z.optional(z.string().check(z.trim(), z.maxLength(64))),
    pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  answer: z.object({
    /** Those whose period runs, by name; on the first page alone, and never between days, for theirs has not ended. */
    running: z.array(dividendSchema),
    dividends: z.array(dividendSchema),
    /** Sums over all pages of the filter, without what runs. */
    totals: z.object({ dueMinor: minorSchema, paidMinor: minorSchema }),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
    currency: currencySchema,
    withdrawableMinor: minorSchema,
    hasPaymentPassword: z.boolean(),
    paymentPasswordRule: fieldRuleSchema,
  }),
})

export const dividendPreviewCall = defineCall({
  id: 'dividends.preview',
  method: 'GET',
  path: '/wps/agent/dividends/preview',
  summary: 'What the last period would have paid by one’s dividend contract, and by the offer that waits',
  auth: 'member',
  isBackground: true,
  answer: z.object({
    active: z.nullable(calculatedDividendSchema),
    offered: z.nullable(calculatedDividendSchema),
    currency: currencySchema,
  }),
})

export const payDividendsCall = defineCall({
  id: 'agent.dividends.pay',
  method: 'POST',
  path: '/wps/agent/dividends/pay',
  summary:
    'Pay dividends that one owes out of one’s own wallet, each wholly and once, with a result for each',
  auth: 'agent',
  idempotent: true,
  presence: 'active',
  bodyKind: 'encrypted',
  body: z.strictObject({
    /** With the amounts that the payer has seen: one that changed since is not paid. */
    items: z
      .array(z.strictObject({ id: idSchema, amountMinor: minorSchema }))
      .check(z.minLength(1), z.maxLength(mostPaidAtOnce)),
    paymentPassword: paymentPasswordSchema,
  }),
  carriesBalance: 'field',
  answer: z.object({
    /** In the order in which they were asked for; `code` is why one was not paid, null where it was. */
    results: z.array(z.object({ id: z.string(), code: z.nullable(z.string()) })),
    paidMinor: minorSchema,
    balance: balanceSchema,
  }),
})

/** A dividend of the account, or one that it owes, was worked out, corrected or paid. */
export const dividendChanged = defineEvent('dividend:changed', z.object({ id: z.string() }))
