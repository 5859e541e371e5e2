import * as z from 'zod/mini'
import { currencySchema, defineCall, epochMsSchema, minorSchema } from '../kernel'
import { balanceSchema } from '../money'

/** One session of red-packet rain: the packets of one pot, given to whoever opens them in its time. */
export const rainSessionSchema = z.object({
  id: z.string(),
  startsAt: epochMsSchema,
  /** The first moment after it. */
  endsAt: epochMsSchema,
})
export type RainSession = z.infer<typeof rainSessionSchema>

/** What a member must have done in the days before to take part: amounts in minor units, or a VIP level. */
export const rainConditionKinds = ['deposit', 'bet', 'vip'] as const
export type RainConditionKind = (typeof rainConditionKinds)[number]

export const rainConditionSchema = z.object({
  kind: z.enum(rainConditionKinds),
  wanted: z.int(),
  has: z.int(),
  isMet: z.boolean(),
})
export type RainCondition = z.infer<typeof rainConditionSchema>

export const rainSchema = z.object({
  /** The session that is open now. */
  session: z.nullable(rainSessionSchema),
  /** When the next one opens. */
  next: z.nullable(z.omit(rainSessionSchema, { id: true })),
  /** The times of every day at the merchant, `HH:MM`. */
  times: z.array(z.string()),
  /** How long a session lasts, and how long packets fall once a member has begun, seconds. */
  lengthSeconds: z.int(),
  fallSeconds: z.int(),
  /** Chances of a session, and how many of the open one are left; all of them where none is open. */
  chances: z.int(),
  chancesLeft: z.int(),
  conditions: z.array(rainConditionSchema),
  /** How many days before a session conditions look at. */
  conditionDays: z.int(),
  potMinor: minorSchema,
  packets: z.int(),
  /** How often an amount must be bet before it can be withdrawn. */
  wagering: z.int(),
  currency: currencySchema,
})
export type Rain = z.infer<typeof rainSchema>

/** What one chance came to. */
export const rainDrawSchema = z.object({
  id: z.string(),
  sessionId: z.string(),
  /** When its session opened. */
  sessionAt: epochMsSchema,
  at: epochMsSchema,
  /** What was credited; 0 where every packet had been given. */
  amountMinor: minorSchema,
})
export type RainDraw = z.infer<typeof rainDrawSchema>

export const rainCall = defineCall({
  id: 'rain.show',
  method: 'GET',
  path: '/wps/rain',
  summary: 'Red-packet rain: the open session, the next one, and whether the member may take part',
  auth: 'member',
  isBackground: true,
  answer: rainSchema,
})

export const drawRainCall = defineCall({
  id: 'rain.draw',
  method: 'POST',
  path: '/wps/rain/draw',
  summary:
    'Use one chance of a session: a packet of the pot, or none where all have been given; once for a key',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  body: z.strictObject({ session: z.string().check(z.minLength(1), z.maxLength(32)) }),
  carriesBalance: 'field',
  answer: z.object({ draw: rainDrawSchema, chancesLeft: z.int(), balance: balanceSchema }),
})

export const rainRecordsCall = defineCall({
  id: 'rain.records',
  method: 'GET',
  path: '/wps/rain/records',
  summary: 'The member’s own chances, newest first, 20 a page',
  auth: 'member',
  query: z.object({
    pageNo: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000))),
  }),
  answer: z.object({
    records: z.array(rainDrawSchema),
    total: z.int(),
    totalMinor: minorSchema,
    pageNum: z.int(),
    totalPages: z.int(),
    currency: currencySchema,
  }),
})

export const rainWinnersCall = defineCall({
  id: 'rain.winners',
  method: 'GET',
  path: '/wps/rain/winners',
  summary: 'The largest packets of the last session in which any was given, accounts masked',
  auth: 'member',
  isBackground: true,
  answer: z.object({
    session: z.nullable(rainSessionSchema),
    winners: z.array(z.object({ account: z.string(), amountMinor: minorSchema, at: epochMsSchema })),
    currency: currencySchema,
  }),
})
