import { epochMsSchema, minorSchema } from '@plaza/contract/kernel'
import * as z from 'zod/mini'
import { balanceSchema } from './balance'
import { betIdSchema } from './bet'

/**
 * How far a round is with the wallet. `placing`: the bet is being sent. `open`: it is booked, the round continues.
 * `paying`: the outcome is final and the win is being sent (retried until acknowledged). `settled`: all is booked.
 * `refused`: the bet was refused. `returning`, `returned`: the stake is being returned, was returned.
 */
export const roundStateSchema = z.enum([
  'placing',
  'open',
  'paying',
  'settled',
  'refused',
  'returning',
  'returned',
  'disputed',
])
export type RoundState = z.infer<typeof roundStateSchema>

/** What every round's answer has. */
export const roundCommon = {
  round: z.string(),
  betId: betIdSchema,
  state: roundStateSchema,
  stakeMinor: minorSchema,
  /** Stake included; 0 while it is not decided. */
  winMinor: minorSchema,
  nonce: z.int(),
  serverSeedHash: z.string(),
  /** After what is booked by now; null when the wallet did not answer in time (it is retried). */
  balance: z.nullable(balanceSchema),
  /** When the next bet is accepted. */
  nextBetAt: epochMsSchema,
}
