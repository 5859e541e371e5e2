import * as z from 'zod/mini'
import { currencySchema, largestAmountMinor } from '../kernel'
import { transferDirections } from '../money'
import { fairSeedsSchema } from '../play'

/**
 * What a vendor serves to the operator (docs/vendors.md): `POST <vendor origin>/operator/v1/<action>` with a JSON body,
 * signed like the wallet's calls, by the operator's key. `GET <vendor origin>/healthz` is its health.
 */
export const operatorActions = [
  'close',
  'seeds',
  'rotate',
  'balance',
  'transfer',
  'transfer-state',
  'transfer-cancel',
] as const
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
/** A player's wallet at a vendor of transfer type. A server that serves several vendors keeps one for each. */
const walletFields = {
  vendor: z.string().check(z.maxLength(32)),
  player,
  currency: currencySchema,
}
const transaction = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{8,64}$/))
const balanceFields = {
  status: z.literal('OK'),
  balanceMinor: z.int().check(z.minimum(0), z.maximum(largestAmountMinor)),
  currency: currencySchema,
  /** Grows with every change of the balance or of the open rounds: an older one never replaces a newer one. */
  balanceVersion: count,
  /** Rounds whose stake has left the balance and that have not ended. */
  openRounds: count,
}
export const operatorBalanceSchema = z.object(walletFields)
export const operatorBalanceAnswerSchema = z.object(balanceFields)
/** Moves money into the player's wallet or out of it: once for its transaction. */
export const operatorTransferSchema = z.object({
  ...walletFields,
  transaction,
  direction: z.enum(transferDirections),
  amountMinor: z.int().check(z.minimum(1), z.maximum(largestAmountMinor)),
})
/** What became of a transfer; or that it must not happen any more, also if it arrives later. */
export const operatorTransferAskedSchema = z.object({ ...walletFields, transaction })
export const operatorTransferAnswerSchema = z.object({
  ...balanceFields,
  transaction,
  state: z.enum(['done', 'refused', 'cancelled', 'unknown']),
  /** Of a transfer that is done. */
  amountMinor: z.optional(z.int()),
  /** Of a refused one. */
  reason: z.optional(z.enum(['NOT_ENOUGH_MONEY', 'REFUSED'])),
})
export type OperatorTransferAnswer = z.infer<typeof operatorTransferAnswerSchema>
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
