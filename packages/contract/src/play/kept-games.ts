import * as z from 'zod/mini'
import { languageSchema } from '../kernel'

/** What the storage key `plaza.afterLogin` holds: what a visitor wanted to do with a game, and when (ms). */
export const keptWishSchema = z.object({
  want: z.literal('favourite'),
  nodeId: z.int(),
  /** Vendor code. */
  vassalage: z.string(),
  at: z.number(),
})
export type KeptWish = z.infer<typeof keptWishSchema>

const count = z.number().check(z.nonnegative())

/** One of what the storage key `plaza.listPlaces` holds: where a list was left. */
export const listPlaceSchema = z.object({
  /** Path and query of the list. */
  address: z.string(),
  /** Key of its entry in the history. */
  entry: z.string(),
  /** Number of pages that were loaded. */
  pages: count,
  /** Games of the whole list. */
  total: count,
  /** Places of games that were drawn; `to` is not among them. */
  from: count,
  to: count,
  scrollY: count,
  /** The list was left for a game, and every way back from the game leads here. */
  isForGame: z.boolean(),
})
export type ListPlace = z.infer<typeof listPlaceSchema>

/** One of what the storage key `plaza.searches` holds. */
export const keptSearchSchema = z.string().check(z.minLength(1))

/** What `gameHot`, `allVasslage` and `vassalTypes` hold: an answer of the call, in a language. */
export const keptAnswerSchema = z.object({ language: languageSchema, answer: z.unknown() })
