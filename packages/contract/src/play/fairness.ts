import * as z from 'zod/mini'
import { defineCall, epochMsSchema, minorSchema } from '../kernel'
import { pageNumberSchema } from './games'

/** The seeds from which a member's next rounds at a vendor are derived (FAIR-1). */
export const fairSeedsSchema = z.object({
  vendor: z.string(),
  /** sha256 of the server seed, hexadecimal: the commitment made before play. */
  serverSeedHash: z.string(),
  clientSeed: z.string(),
  /** Nonce of the next round. */
  nonce: z.int(),
  /** The seeds that the last rotation revealed. */
  previous: z.optional(
    z.object({ serverSeed: z.string(), serverSeedHash: z.string(), clientSeed: z.string(), nonces: z.int() }),
  ),
})
export type FairSeeds = z.infer<typeof fairSeedsSchema>

/** Everything from which a round can be recomputed; `serverSeed` is absent until it is revealed. */
export const fairProofSchema = z.object({
  engine: z.enum(['slot', 'crash', 'mines']),
  /** Variant of the engine, such as `slot-high`. */
  model: z.string(),
  serverSeedHash: z.string(),
  serverSeed: z.optional(z.string()),
  clientSeed: z.string(),
  nonce: z.int(),
  /** The player's choices, such as `{ mines: 3 }`; empty for a game without choices. */
  params: z.record(z.string(), z.number()),
  /** The round's outcome, as the engine writes it (`packages/fair`). */
  outcome: z.unknown(),
})
export type FairProof = z.infer<typeof fairProofSchema>

export const fairRoundSchema = z.object({
  id: z.string(),
  nodeId: z.int(),
  gameName: z.string(),
  at: epochMsSchema,
  stakedMinor: minorSchema,
  wonMinor: minorSchema,
  proof: fairProofSchema,
})
export type FairRound = z.infer<typeof fairRoundSchema>

export const fairSeedsCall = defineCall({
  id: 'games.fairness.seeds',
  method: 'GET',
  path: '/wps/game/fairness/seeds',
  summary: 'Seeds of the next rounds: hash of the server’s, the own, the nonce',
  auth: 'session',
  answer: fairSeedsSchema,
})
export const rotateSeedsCall = defineCall({
  id: 'games.fairness.rotate',
  method: 'POST',
  path: '/wps/game/fairness/rotate',
  summary: 'Reveals the server seed and begins with new ones; `fairness.open.round` while a round is open',
  auth: 'session',
  body: z.object({ clientSeed: z.string().check(z.regex(/^[\x20-\x7e]{1,64}$/)) }),
  answer: fairSeedsSchema,
})
export const fairRoundsCall = defineCall({
  id: 'games.fairness.rounds',
  method: 'GET',
  path: '/wps/game/fairness/rounds',
  summary: 'Own rounds that can be computed again, the last one first, 20 a page',
  auth: 'session',
  query: z.object({ pageNo: z.optional(pageNumberSchema) }),
  answer: z.object({ rounds: z.array(fairRoundSchema), pageNum: z.int(), totalPages: z.int() }),
})
