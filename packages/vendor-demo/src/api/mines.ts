import * as z from 'zod/mini'
import { betIdSchema, stakeSchema } from './bet'
import { roundCommon } from './round-state'

/** POST /api/mines/start */
export const minesStartSchema = z.object({
  betId: betIdSchema,
  stakeMinor: stakeSchema,
  mines: z.int().check(z.minimum(1), z.maximum(24)),
})
/** POST /api/mines/open: a field (0–24, by rows). A repetition returns the same answer. */
export const minesOpenSchema = z.object({
  round: z.string(),
  field: z.int().check(z.minimum(0), z.maximum(24)),
})
/** POST /api/mines/cash-out: with one opened field or more. A repetition returns the same answer. */
export const minesCashOutSchema = z.object({ round: z.string() })
/** Answer of start, open and cash-out. */
export const minesAnswerSchema = z.object({
  engine: z.literal('mines'),
  ...roundCommon,
  mines: z.int(),
  /** Ascending. */
  opened: z.array(z.int()),
  /** What cashing out pays now, hundredths; 0 with nothing opened. */
  multiple: z.int(),
  /** What one more pays; null when the round is over. */
  nextMultiple: z.nullable(z.int()),
  /** Where the mines were, once the round is over. */
  minePositions: z.nullable(z.array(z.int())),
})
export type MinesAnswer = z.infer<typeof minesAnswerSchema>
