import * as z from 'zod/mini'
import { amountMinorSchema, currencySchema, defineCall, epochMsSchema, minorSchema } from '../kernel'

/** Periods of a deposit limit, each looking back from now: 24 hours, 7 days, 30 days. */
export const limitPeriods = ['day', 'week', 'month'] as const
export type LimitPeriod = (typeof limitPeriods)[number]

/** Time until a higher limit, or none, can be confirmed, ms. */
export const limitRaiseMs = 24 * 60 * 60_000

/** A limit on what a member deposits in a period: gross, without regard to withdrawals (RG-7). */
export const depositLimitSchema = z.object({
  period: z.enum(limitPeriods),
  /** Null when the member has none for this period. */
  amountMinor: z.nullable(minorSchema),
  /** Deposits of the period that ends now, credited or still open. */
  usedMinor: minorSchema,
  /** When the first of these deposits no longer counts; a whole period from now while there is none. */
  resetsAt: epochMsSchema,
  /** A higher limit, or none, that the member asked for: it applies once it is confirmed, at the earliest at `confirmableAt`. */
  pending: z.optional(z.object({ amountMinor: z.nullable(minorSchema), confirmableAt: epochMsSchema })),
})
export type DepositLimit = z.infer<typeof depositLimitSchema>

/** What the refusal `deposit.limit.reached` says: the limit that leaves the least, and when the amount fits: for one above the limit, when nothing is used. */
export const limitReachedSchema = z.object({
  period: z.enum(limitPeriods),
  limitMinor: minorSchema,
  usedMinor: minorSchema,
  leftMinor: minorSchema,
  resetsAt: epochMsSchema,
})

export const depositLimitsSchema = z.object({
  /** One for each period. */
  limits: z.array(depositLimitSchema),
  currency: currencySchema,
  /** The member has set a limit, chosen to have none, or deposited already: the form asks at the first deposit. */
  isChosen: z.boolean(),
  /** What all limits together leave; null without any. */
  leftMinor: z.nullable(minorSchema),
})
export type DepositLimits = z.infer<typeof depositLimitsSchema>

const periodBody = z.strictObject({ period: z.enum(limitPeriods) })

export const depositLimitsCall = defineCall({
  id: 'limits.deposit',
  method: 'GET',
  path: '/wps/limits/deposit',
  summary: 'Limits on what the account deposits, with what is used of them',
  auth: 'member',
  answer: depositLimitsSchema,
})

export const setDepositLimitCall = defineCall({
  id: 'limits.deposit.set',
  method: 'POST',
  path: '/wps/limits/deposit',
  summary:
    'Set a deposit limit, or none: a lower one applies at once, a higher one is confirmed after 24 hours',
  auth: 'member',
  body: z.strictObject({ period: z.enum(limitPeriods), amountMinor: z.nullable(amountMinorSchema) }),
  answer: depositLimitsSchema,
})

export const confirmDepositLimitCall = defineCall({
  id: 'limits.deposit.confirm',
  method: 'POST',
  path: '/wps/limits/deposit/confirm',
  summary: 'Confirm a higher deposit limit after its 24 hours',
  auth: 'member',
  presence: 'active',
  body: periodBody,
  answer: depositLimitsSchema,
})

export const dropDepositLimitCall = defineCall({
  id: 'limits.deposit.drop',
  method: 'POST',
  path: '/wps/limits/deposit/drop',
  summary: 'Give up a higher deposit limit that waits for its confirmation',
  auth: 'member',
  body: periodBody,
  answer: depositLimitsSchema,
})
