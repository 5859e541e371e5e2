import * as z from 'zod/mini'
import { currencySchema, defineCall, epochMsSchema, minorSchema } from '../kernel'
import { balanceSchema } from '../money'

const daySchema = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** Days of one round of check-ins; the eighth day in a row is the first of the next round. */
export const checkInDays = 7

/** How one day of the round stands: checked in, today's and still open, or to come. */
export const checkInDayStates = ['done', 'open', 'coming'] as const

export const checkInSchema = z.object({
  /** Today at the merchant. */
  today: daySchema,
  hasCheckedIn: z.boolean(),
  /** Days in a row, today included once it is checked in. */
  streak: z.int(),
  /** The round, first day first, each with its reward. */
  days: z.array(z.object({ amountMinor: minorSchema, state: z.enum(checkInDayStates) })),
  /** The one day that was missed and can be made up to keep the streak; null when there is none. */
  missed: z.nullable(z.object({ day: daySchema, amountMinor: minorSchema, streak: z.int() })),
  /** Whether this month's make-up card is unused. */
  hasCard: z.boolean(),
  /** When the next day begins at the merchant. */
  nextAt: epochMsSchema,
  /** How often a reward must be bet before it can be withdrawn. */
  wagering: z.int(),
  /** The latest days, newest first. */
  latest: z.array(z.object({ day: daySchema, amountMinor: minorSchema, isMadeUp: z.boolean() })),
  currency: currencySchema,
})
export type CheckIn = z.infer<typeof checkInSchema>

const answer = z.object({ checkIn: checkInSchema, amountMinor: minorSchema, balance: balanceSchema })

export const showCheckInCall = defineCall({
  id: 'checkIn.show',
  method: 'GET',
  path: '/wps/check-in',
  summary: 'Check-in: the days of the round with their rewards, and the day that can be made up',
  auth: 'member',
  answer: checkInSchema,
})

export const checkInCall = defineCall({
  id: 'checkIn.today',
  method: 'POST',
  path: '/wps/check-in',
  summary: 'Check in for today, once a day of the merchant; the reward is credited at once',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  body: z.strictObject({}),
  carriesBalance: 'field',
  answer,
})

export const makeUpCall = defineCall({
  id: 'checkIn.makeUp',
  method: 'POST',
  path: '/wps/check-in/make-up',
  summary: 'Make a missed day up with the card of the month; the reward of that day is credited',
  auth: 'member',
  idempotent: true,
  presence: 'active',
  body: z.strictObject({ day: daySchema }),
  carriesBalance: 'field',
  answer,
})
