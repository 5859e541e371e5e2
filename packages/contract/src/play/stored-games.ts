import * as z from 'zod/mini'
import { languageSchema } from '../kernel'

/** The value of the storage key `plaza.afterLogin`: what a visitor intended to do with a game, and when (ms). */
export const storedIntentionSchema = z.object({
  want: z.literal('favourite'),
  nodeId: z.int(),
  /** Vendor code. */
  vassalage: z.string(),
  at: z.number(),
})
export type StoredIntention = z.infer<typeof storedIntentionSchema>

const count = z.number().check(z.nonnegative())

/** An entry of the storage key `plaza.listPlaces`: the position at which a list was left. */
export const listPlaceSchema = z.object({
  /** Path and query of the list. */
  address: z.string(),
  /** Key of its entry in the history. */
  entry: z.string(),
  /** Number of pages that had loaded. */
  pages: count,
  /** Number of games in the whole list. */
  total: count,
  /** Range of rendered games; `to` is exclusive. */
  from: count,
  to: count,
  scrollY: count,
  /** The list was left for a game, and every way back from the game leads to the list. */
  isForGame: z.boolean(),
})
export type ListPlace = z.infer<typeof listPlaceSchema>

/** An entry of the storage key `plaza.searches`. */
export const storedSearchSchema = z.string().check(z.minLength(1))

/** The value of `gameHot`, `allVasslage` and `vassalTypes`: an answer of the call, in a language. */
export const storedAnswerSchema = z.object({ language: languageSchema, answer: z.unknown() })
