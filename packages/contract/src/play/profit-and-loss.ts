import * as z from 'zod/mini'
import { currencySchema, defineCall, minorSchema } from '../kernel'

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** What a member did in a span, minor units. Bonuses, transfers and others can be below zero. */
export const figuresSchema = z.object({
  depositMinor: z.int(),
  withdrawalMinor: z.int(),
  /** Bets that are settled. */
  stakeMinor: z.int(),
  /** Of the bets, what counts as wagered. */
  validMinor: z.int(),
  prizeMinor: z.int(),
  rebateMinor: z.int(),
  bonusMinor: z.int(),
  /** Transfers to and from other members, adjustments, and what an agent earns by its team. */
  otherMinor: z.int(),
  /** prizes + rebates + bonuses − bets. */
  netMinor: z.int(),
})
export type ShownFigures = z.infer<typeof figuresSchema>

export const profitAndLossCall = defineCall({
  id: 'member.profitAndLoss',
  method: 'GET',
  path: '/wps/member/profitAndLoss',
  summary:
    'What the account deposited, withdrew, bet and won in a range of at most 31 days, or by month in the last 6 or 12 (RECORDS-4)',
  auth: 'member',
  query: z.object({
    /** First and last day in the merchant's zone; the last 7 days when absent. */
    from: z.optional(daySchema),
    to: z.optional(daySchema),
    /** Instead of days, the months up to this one. */
    months: z.optional(z.enum(['6', '12'])),
  }),
  answer: z.object({
    totals: figuresSchema,
    /** By kind of play; a newer gateway may have kinds that a release does not know. */
    categories: z.array(z.object({ category: z.string(), ...figuresSchema.shape })),
    /** Each day `YYYY-MM-DD` or month `YYYY-MM` of the span in order, those without play too. */
    periods: z.array(z.object({ period: z.string(), ...figuresSchema.shape })),
    /** Since the account was opened. */
    lifetime: z.object({
      depositMinor: minorSchema,
      withdrawalMinor: z.int(),
      /** Deposits − withdrawals. */
      netDepositMinor: z.int(),
    }),
    currency: currencySchema,
  }),
})
