import * as z from 'zod/mini'
import { betIdSchema, stakeSchema } from './bet'
import { roundCommon } from './round-state'

const cashOutAt = z.int().check(z.minimum(101), z.maximum(100_000))

/**
 * POST /api/crash/bet: for the flight that accepts bets now. `cashOutAt` (hundredths) cashes out by itself, connected
 * or not.
 */
export const crashBetSchema = z.object({
  betId: betIdSchema,
  stakeMinor: stakeSchema,
  cashOutAt: z.optional(cashOutAt),
})
/** POST /api/crash/cash-out: at the multiple at which it arrives. */
export const crashCashOutSchema = z.object({ round: z.string() })
export const crashBetAnswerSchema = z.object({
  engine: z.literal('crash'),
  ...roundCommon,
  /** Which flight. */
  flight: z.int(),
  cashOutAt: z.nullable(z.int()),
  /** The multiple at which the bet was cashed out, in hundredths; null while it is in play, and when it was lost. */
  cashedOutAt: z.nullable(z.int()),
})
export type CrashBetAnswer = z.infer<typeof crashBetAnswerSchema>
