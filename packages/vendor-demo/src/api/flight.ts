import { epochMsSchema, minorSchema } from '@plaza/contract/kernel'
import * as z from 'zod/mini'
import { crashBetAnswerSchema } from './crash-bet'

/** A bet of anybody's in a flight; who bets is masked. */
const flightBet = z.object({
  id: z.string(),
  name: z.string(),
  isOwn: z.boolean(),
  stakeMinor: minorSchema,
  cashedOutAt: z.nullable(z.int()),
})
/** Where the shared flight is. `bets` are newest first, at most 40; `count` are all. */
export const flightSchema = z.object({
  flight: z.int(),
  phase: z.enum(['betting', 'flying', 'crashed']),
  /** When the phase began, and when it ends (not known of a flight). */
  since: epochMsSchema,
  until: z.nullable(epochMsSchema),
  /** sha256 of this flight's seed: the seed of the flight before it. */
  serverSeedHash: z.string(),
  /** Once crashed: where, and the seed. */
  point: z.nullable(z.int()),
  serverSeed: z.nullable(z.string()),
  bets: z.array(flightBet),
  count: z.int(),
})
export type Flight = z.infer<typeof flightSchema>

/**
 * GET /api/crash/stream, `text/event-stream`, read with `fetch` (an `EventSource` cannot send the bearer). Events:
 * `hello` first; `flight` at each phase; `bets` when a player joined or left; `tick` four times a second in flight
 * (`flightMultiple` of `@plaza/fair` computes the values between); `round` for the player's own round, when it changed.
 */
export const crashEvents = {
  hello: z.object({
    flight: flightSchema,
    serverNow: epochMsSchema,
    /** Where the last flights ended, the last one first. */
    history: z.array(z.object({ flight: z.int(), point: z.int() })),
    /** The chain that all seeds are on: its end was published before the first flight. */
    chain: z.object({ end: z.string(), length: z.int(), clientSeed: z.string() }),
    own: z.nullable(crashBetAnswerSchema),
  }),
  flight: z.object({ flight: flightSchema, serverNow: epochMsSchema }),
  bets: z.object({ flight: z.int(), bets: z.array(flightBet), count: z.int() }),
  tick: z.object({ flight: z.int(), multiple: z.int(), serverNow: epochMsSchema }),
  round: crashBetAnswerSchema,
} as const
export type CrashEventName = keyof typeof crashEvents
