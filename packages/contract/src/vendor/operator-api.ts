import * as z from 'zod/mini'
import { fairSeedsSchema } from '../calls/fairness'

/**
 * What a vendor answers the operator (docs/vendors.md): `POST <vendor origin>/operator/v1/<action>` with a JSON body,
 * signed like the wallet's calls, by the operator's key. `GET <vendor origin>/healthz` is its health.
 */
export const operatorActions = ['close', 'seeds', 'rotate'] as const
export type OperatorAction = (typeof operatorActions)[number]
export const operatorPath = (action: OperatorAction): string => `/operator/v1/${action}`

/** The player has left: the vendor settles what can be settled and ends the session. */
export const operatorCloseSchema = z.object({ session: z.string() })
export const operatorCloseAnswerSchema = z.object({ status: z.literal('OK'), openRounds: z.int() })

export const operatorSeedsSchema = z.object({ player: z.string() })
export const operatorRotateSchema = z.object({ player: z.string(), clientSeed: z.string() })
export const operatorSeedsAnswerSchema = z.object({
  status: z.literal('OK'),
  seeds: z.omit(fairSeedsSchema, { vendor: true }),
})
export const operatorFailureSchema = z.object({
  status: z.enum(['UNKNOWN_SESSION', 'OPEN_ROUND', 'REFUSED']),
})

/**
 * Address of a game's page at the vendor: the launch token goes in the fragment, which no server log sees. `vendor` is
 * the code of the game's vendor, for a server that answers for several: its wallet calls name it (`walletPath`).
 */
export const playAddress = (
  origin: string,
  gameId: string,
  token: string,
  language: string,
  vendor?: string,
): string => {
  const query = `lang=${encodeURIComponent(language)}${vendor === undefined ? '' : `&vendor=${encodeURIComponent(vendor)}`}`
  return `${origin}/play/${encodeURIComponent(gameId)}?${query}#token=${encodeURIComponent(token)}`
}
