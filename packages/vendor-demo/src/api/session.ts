import { epochMsSchema, minorSchema } from '@plaza/contract/kernel'
import { fairSeedsSchema, playModeSchema } from '@plaza/contract/play'
import * as z from 'zod/mini'
import { balanceSchema } from './balance'

/** POST /api/session: trades the launch token of the page's fragment, once. `vendor` is the address's query. */
export const sessionRequestSchema = z.object({
  token: z.string().check(z.minLength(16), z.maxLength(128)),
  vendor: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),
})
export const sessionAnswerSchema = z.object({
  /** Stored in the page's memory alone. */
  bearer: z.string(),
  mode: playModeSchema,
  language: z.string(),
  balance: balanceSchema,
  game: z.object({
    gameId: z.string(),
    name: z.string(),
    /** `slot-low`, `slot-medium`, `slot-high`, `crash` or `mines`: models and tables are in `@plaza/fair`. */
    engine: z.enum(['slot-low', 'slot-medium', 'slot-high', 'crash', 'mines']),
    /** Colour of the game, as CSS writes it. */
    tint: z.string(),
  }),
  /** Every stake is within, and a multiple of `stepMinor`. */
  stakes: z.object({
    minMinor: minorSchema,
    maxMinor: minorSchema,
    stepMinor: minorSchema,
    /** A choice to offer, ascending, all allowed. */
    choices: z.array(minorSchema),
  }),
  /** Milliseconds between two bets at least. */
  cycleMs: z.int(),
  /** Facts for the help page of the game; the jackpot's share comes on top. */
  rtpBasisPoints: z.int(),
  maxWinMultiple: z.int(),
  /** The progressive pool of a slot played for real. */
  jackpot: z.nullable(
    z.object({
      amountMinor: minorSchema,
      /** The return through the pool: the share of the stakes that feeds it, and the vendor's initial amount. */
      rtpBasisPoints: z.int(),
    }),
  ),
  seeds: z.omit(fairSeedsSchema, { vendor: true }),
  /** Where Exit leads when the page is not in a frame; and the one origin that the page talks to by `postMessage`. */
  operatorOrigin: z.string(),
  serverNow: epochMsSchema,
})
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>
