import * as z from 'zod/mini'
import { fairSeedsSchema } from '../play'

/**
 * What a vendor serves to the operator (docs/vendors.md): `POST <vendor origin>/operator/v1/<action>` with a JSON body,
 * signed like the wallet's calls, by the operator's key. `GET <vendor origin>/healthz` is its health.
 */
export const operatorActions = ['close', 'seeds', 'rotate'] as const
export type OperatorAction = (typeof operatorActions)[number]
export const operatorPath = (action: OperatorAction): string => `/operator/v1/${action}`

const seed = z.string().check(z.maxLength(256))
const count = z.int().check(z.minimum(0))

/** The player has left: the vendor settles what can be settled and ends the session. */
export const operatorCloseSchema = z.object({ session: z.string().check(z.maxLength(128)) })
export const operatorCloseAnswerSchema = z.object({ status: z.literal('OK'), openRounds: count })

const player = z.string().check(z.maxLength(64))
export const operatorSeedsSchema = z.object({ player })
export const operatorRotateSchema = z.object({ player, clientSeed: seed })
export const operatorSeedsAnswerSchema = z.object({
  status: z.literal('OK'),
  seeds: z.extend(z.omit(fairSeedsSchema, { vendor: true }), {
    serverSeedHash: seed,
    clientSeed: seed,
    nonce: count,
    previous: z.optional(
      z.object({ serverSeed: seed, serverSeedHash: seed, clientSeed: seed, nonces: count }),
    ),
  }),
})
export const operatorFailureSchema = z.object({
  status: z.enum(['UNKNOWN_SESSION', 'OPEN_ROUND', 'REFUSED']),
})

/**
 * Address of a game's page at the vendor: the launch token goes in the fragment, which no server log sees. `vendor` is
 * the code of the game's vendor, for a server that serves several: its wallet calls name it (`walletPath`).
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
