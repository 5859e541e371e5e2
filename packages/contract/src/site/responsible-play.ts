import * as z from 'zod/mini'
import { defineCall, defineEvent, epochMsSchema } from '../kernel'

/** How long a break from play lasts; which of them are offered is data of the jurisdiction's profile (RG-8). */
export const breakPeriods = ['24h', '1w', '1m', '6w', '6m', '1y', '3y', '5y', 'forever'] as const
export type BreakPeriod = (typeof breakPeriods)[number]
const breakPeriodSchema = z.enum(breakPeriods)

/** A break from play: a time-out ends by itself, a self-exclusion after a request and its waiting time. */
export const exclusionSchema = z.object({
  kind: z.enum(['time-out', 'exclusion']),
  since: epochMsSchema,
  /** When its period ends; null for ever. */
  until: z.nullable(epochMsSchema),
  /** When play comes back: known once it was asked for; null for a self-exclusion before that. */
  returnsAt: z.nullable(epochMsSchema),
  /** Who asked for it: the member, its family, or another merchant of the house where it holds too. */
  source: z.enum(['member', 'family', 'house']),
})
export type Exclusion = z.infer<typeof exclusionSchema>

/** A break began, or its end changed; null when there is none. Pushed to all open pages of the member. */
export const exclusionChanged = defineEvent(
  'exclusion:changed',
  z.object({ exclusion: z.nullable(exclusionSchema) }),
)

export const responsibleCall = defineCall({
  id: 'responsible.state',
  method: 'GET',
  path: '/wps/member/responsible',
  summary: 'The break from play that holds, and the periods that the jurisdiction offers (RG-8)',
  auth: 'member',
  answer: z.object({
    exclusion: z.nullable(exclusionSchema),
    timeOuts: z.array(breakPeriodSchema),
    exclusions: z.array(breakPeriodSchema),
    /** From a request to play again until it applies, ms. */
    returnWaitMs: z.int(),
    /** The information before the first wager: whether the next bet waits for it, and when it was read (RG-11). */
    information: z.optional(z.object({ isRequired: z.boolean(), readAt: z.nullable(epochMsSchema) })),
  }),
})

export const informedCall = defineCall({
  id: 'responsible.informed',
  method: 'POST',
  path: '/wps/member/responsible/information',
  summary: 'Confirm that the information before the first wager was read; it is asked for once (RG-11)',
  auth: 'member',
  body: z.strictObject({}),
  answer: z.object({ readAt: epochMsSchema }),
})

export const timeOutCall = defineCall({
  id: 'responsible.timeout',
  method: 'POST',
  path: '/wps/member/responsible/timeout',
  summary: 'Take a break from play at once: every session ends, withdrawing stays possible',
  auth: 'member',
  body: z.strictObject({ period: breakPeriodSchema }),
  answer: z.object({ exclusion: exclusionSchema }),
})

export const excludeCall = defineCall({
  id: 'responsible.exclude',
  method: 'POST',
  path: '/wps/member/responsible/exclusion',
  summary: 'Exclude oneself from play at once, at all merchants of the house: every session ends',
  auth: 'member',
  // The second of the two steps says that the first was read.
  body: z.strictObject({ period: breakPeriodSchema, isConfirmed: z.literal(true) }),
  answer: z.object({ exclusion: exclusionSchema }),
})

export const askReturnCall = defineCall({
  id: 'responsible.return',
  method: 'POST',
  path: '/wps/member/responsible/return',
  summary: 'Ask to play again after a self-exclusion; it applies after the waiting time',
  auth: 'member',
  body: z.strictObject({}),
  answer: z.object({ exclusion: exclusionSchema }),
})

/** What a member did, or an operator for it, to play within bounds; each is kept with what held before and after (RG-9). */
export const protectionActions = [
  'time-out',
  'exclusion',
  'return-asked',
  'limit-set',
  'limit-asked',
  'limit-confirmed',
  'limit-dropped',
  'reality-interval',
  'information-read',
  'consents',
  'assessment-kept',
  'data-export',
  'data-deletion',
] as const
export type ProtectionAction = (typeof protectionActions)[number]

export const protectionEntrySchema = z.object({
  id: z.int(),
  at: epochMsSchema,
  action: z.enum(protectionActions),
  by: z.enum(['member', 'operator']),
  /** What it is about: the kind and period of a limit, such as `wager.week`; empty for most. */
  subject: z.string(),
  /** Null where nothing held before, or holds since. */
  before: z.nullable(z.union([z.string(), z.number()])),
  after: z.nullable(z.union([z.string(), z.number()])),
})
export type ProtectionEntry = z.infer<typeof protectionEntrySchema>

export const protectionHistoryCall = defineCall({
  id: 'responsible.history',
  method: 'GET',
  path: '/wps/member/responsible/history',
  summary: 'Every action of responsible play with old and new, the newest first, 20 a page (RG-9)',
  auth: 'member',
  query: z.object({
    pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  answer: z.object({
    entries: z.array(protectionEntrySchema),
    pageNum: z.int(),
    totalPages: z.int(),
    total: z.int(),
  }),
})
