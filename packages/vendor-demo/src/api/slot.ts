import { minorSchema } from '@plaza/contract/kernel'
import { slotSymbols } from '@plaza/fair'
import * as z from 'zod/mini'
import { betIdSchema, stakeSchema } from './bet'
import { roundCommon } from './round-state'

const symbol = z.enum(slotSymbols)
const spinResult = {
  stops: z.array(z.int()),
  /** Five columns of three, the top one first. */
  grid: z.array(z.array(symbol)),
  lineWins: z.array(z.object({ line: z.int(), symbol, count: z.int(), multiple: z.int() })),
  scatters: z.int(),
  scatterMultiple: z.int(),
  factor: z.int(),
  multiple: z.int(),
}
/** `SlotOutcome` of `@plaza/fair`. */
export const slotOutcomeSchema = z.object({
  ...spinResult,
  freeSpins: z.array(z.object(spinResult)),
  jackpot: z.boolean(),
  totalMultiple: z.int(),
})

/** POST /api/spin. Repeated with the same `betId` after a lost answer, it returns that spin. */
export const spinRequestSchema = z.object({ betId: betIdSchema, stakeMinor: stakeSchema })
export const spinAnswerSchema = z.object({
  engine: z.literal('slot'),
  ...roundCommon,
  /** Null while `placing`, and when the bet was refused or returned. */
  outcome: z.nullable(slotOutcomeSchema),
  /** Part of `winMinor` that came from the pool. */
  jackpotMinor: minorSchema,
  /** What the pool is now; null in demo. */
  poolMinor: z.nullable(minorSchema),
})
export type SpinAnswer = z.infer<typeof spinAnswerSchema>
