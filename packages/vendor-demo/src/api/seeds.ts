import { fairSeedsSchema } from '@plaza/contract/play'
import * as z from 'zod/mini'

/** GET /api/seeds, and the answer of POST. */
export const seedsAnswerSchema = z.omit(fairSeedsSchema, { vendor: true })
export type SeedsAnswer = z.infer<typeof seedsAnswerSchema>
/** POST /api/seeds: reveals the server seed and begins with new ones; `OPEN_ROUND` while a round is open. */
export const rotateRequestSchema = z.object({
  clientSeed: z.string().check(z.regex(/^[\x20-\x7e]{1,64}$/)),
})
