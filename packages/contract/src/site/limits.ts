import * as z from 'zod/mini'
import { limitPeriods, type LimitPeriod } from '../money'
import { currencySchema, defineCall, defineEvent, epochMsSchema, largestAmountMinor } from '../kernel'

/** What a member can limit: deposits, losses, stakes, and the time in games (RG-3, RG-7). */
export const playLimitKinds = ['deposit', 'loss', 'wager', 'time'] as const
export type PlayLimitKind = (typeof playLimitKinds)[number]

const kindSchema = z.enum(playLimitKinds)
const periodSchema = z.enum(limitPeriods)
/** Minutes of a day, a week and the longest month. */
export const longestMinutes: Record<LimitPeriod, number> = {
  day: 24 * 60,
  week: 7 * 24 * 60,
  month: 31 * 24 * 60,
}

/** One limit with what is used of it: minor units, of `time` minutes. */
export const playLimitSchema = z.object({
  kind: kindSchema,
  period: periodSchema,
  /** Null when the member has none. */
  amount: z.nullable(z.int()),
  used: z.int(),
  /** When it starts again; of a deposit limit that looks back, when the oldest deposit no longer counts. */
  resetsAt: epochMsSchema,
  /** A higher limit, or none (null), that the member asked for: confirmed at the earliest at `confirmableAt`. */
  pending: z.optional(z.object({ amount: z.nullable(z.int()), confirmableAt: epochMsSchema })),
})
export type PlayLimit = z.infer<typeof playLimitSchema>

export const playLimitsSchema = z.object({ limits: z.array(playLimitSchema), currency: currencySchema })
export type PlayLimits = z.infer<typeof playLimitsSchema>

/** `value` of the failure `limit.reached`: which limit, and until when; earlier gateways name no period. */
export const limitReachedFailureSchema = z.object({
  limit: kindSchema,
  period: z.optional(periodSchema),
  resetsAt: epochMsSchema,
})

/** A limit of the member was set, asked for, confirmed or given up, here or elsewhere. */
export const limitChanged = defineEvent('limit:changed', z.object({ kind: kindSchema, period: periodSchema }))

export const limitsCall = defineCall({
  id: 'limits.list',
  method: 'GET',
  path: '/wps/limits',
  summary: 'Limits on deposit, loss, wager and time by day, week and month, with what is used of them',
  auth: 'member',
  answer: playLimitsSchema,
})

export const setLimitCall = defineCall({
  id: 'limits.set',
  method: 'POST',
  path: '/wps/limits',
  summary: 'Set a limit, or none: a lower one applies at once, a higher one is confirmed after 24 hours',
  auth: 'member',
  body: z.strictObject({
    kind: kindSchema,
    period: periodSchema,
    /** Minor units; of `time` minutes, at most those of the period. */
    amount: z.nullable(z.int().check(z.positive(), z.maximum(largestAmountMinor))),
  }),
  answer: playLimitsSchema,
})

const limitBody = z.strictObject({ kind: kindSchema, period: periodSchema })

export const confirmLimitCall = defineCall({
  id: 'limits.confirm',
  method: 'POST',
  path: '/wps/limits/confirm',
  summary: 'Confirm a higher limit after its 24 hours',
  auth: 'member',
  presence: 'active',
  body: limitBody,
  answer: playLimitsSchema,
})

export const dropLimitCall = defineCall({
  id: 'limits.drop',
  method: 'POST',
  path: '/wps/limits/drop',
  summary: 'Give up a higher limit that waits for its confirmation',
  auth: 'member',
  body: limitBody,
  answer: playLimitsSchema,
})
