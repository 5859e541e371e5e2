import * as z from 'zod/mini'
import { currencySchema, epochMsSchema, minorSchema } from '../kernel'

/** `real` moves money of the wallet; `demo` uses the vendor's practice money and touches no wallet. */
export const playModeSchema = z.enum(['real', 'demo'])
export type PlayMode = z.infer<typeof playModeSchema>

/** A game session: what the game bar shows (RG-5). */
export const playSchema = z.object({
  id: z.string(),
  nodeId: z.int(),
  mode: playModeSchema,
  startedAt: epochMsSchema,
  endedAt: z.nullable(epochMsSchema),
  bets: z.int(),
  stakedMinor: minorSchema,
  wonMinor: minorSchema,
  /** Winnings minus losses of this game session. */
  netMinor: minorSchema,
  currency: currencySchema,
  /** Rounds with a bet that have not ended. */
  openRounds: z.int(),
})
export type Play = z.infer<typeof playSchema>
