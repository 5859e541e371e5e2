import * as z from 'zod/mini'
import { fairProofSchema } from '../play'
import { currencySchema, epochMsSchema, largestAmountMinor, minorSchema, plainLineSchema } from '../kernel'

/**
 * The seamless wallet: what a game vendor calls (VENDOR-1). Every call is
 * `POST /vendor/v1/<vendor>/<action>` with a JSON body, signed: `x-plaza-timestamp` (ms) and `x-plaza-signature`, `v2=`
 * and the base64 RSA-SHA256 of `signedText` by the vendor's key. Amounts are minor units.
 */
export const walletActions = ['session', 'balance', 'bet', 'win', 'rollback', 'round', 'jackpots'] as const
export type WalletAction = (typeof walletActions)[number]
export const walletPath = (vendor: string, action: WalletAction): string => `/vendor/v1/${vendor}/${action}`
export const walletHeaders = { timestamp: 'x-plaza-timestamp', signature: 'x-plaza-signature' } as const
/** How old a signed call may be, ms. */
export const walletSignatureMs = 60_000
/** How long a launch token works, ms; it works once. */
export const launchTokenMs = 60_000

const id = z.string().check(z.regex(/^[A-Za-z0-9_.:-]{8,64}$/))

/** Trades the launch token for a session: who plays what, in which money and language. */
export const walletSessionSchema = z.object({
  token: z.string().check(z.minLength(16), z.maxLength(128)),
  /** `user-agent` with which the browser came: a token works on the device that it was made for. */
  userAgent: z.string().check(z.maxLength(512)),
})
export const walletSessionAnswerSchema = z.object({
  status: z.literal('OK'),
  session: z.string(),
  /** Opaque, the same for ever: the member at this vendor. */
  player: z.string(),
  mode: z.enum(['real', 'demo']),
  currency: currencySchema,
  balanceMinor: minorSchema,
  language: z.string(),
  game: z.object({
    gameId: z.string(),
    name: z.string(),
    /** Which of the vendor's engines it is, such as `slot-high`. */
    engine: z.string(),
    tint: z.string(),
    minBetMinor: minorSchema,
    maxBetMinor: minorSchema,
  }),
  /** Where the game's Exit leads: the site. */
  operatorOrigin: z.string(),
  /** Where the money is that is played with: the operator's wallet by calls, or the vendor's own. Seamless when absent. */
  wallet: z.optional(z.enum(['seamless', 'transfer'])),
})

const common = {
  session: z.string().check(z.maxLength(128)),
  player: z.string().check(z.maxLength(64)),
}
/** From nothing to the largest amount of a call, minor units. */
const amount = z.int().check(z.minimum(0), z.maximum(largestAmountMinor))
const money = { amountMinor: amount, currency: currencySchema }
const gameId = z.string().check(z.minLength(1), z.maxLength(64))
const seed = z.string().check(z.maxLength(256))
/** What a vendor may write into a proof; `outcome` is bounded by the longest body and the deepest nesting. */
const proof = z.extend(fairProofSchema, {
  model: z.string().check(z.maxLength(64)),
  serverSeedHash: seed,
  serverSeed: z.optional(seed),
  clientSeed: seed,
  nonce: z.int().check(z.minimum(0)),
  params: z.record(z.string().check(z.maxLength(64)), z.number()),
})

export const walletBalanceSchema = z.object(common)
export const walletBetSchema = z.object({
  ...common,
  ...money,
  transaction: id,
  round: id,
  gameId,
})
/** A round's payout. `bet` is the transaction of the bet that it belongs to; zero ends a lost round. */
export const walletWinSchema = z.object({
  ...common,
  ...money,
  transaction: id,
  round: id,
  bet: id,
  isRoundEnd: z.boolean(),
  /** With the end of a round: what it can be computed again from. */
  proof: z.optional(proof),
})
/** Rolls a bet back. The rollback of an unknown bet is remembered, so that the bet is refused when it arrives late. */
export const walletRollbackSchema = z.object({ ...common, transaction: id, round: id, bet: id })
/**
 * A round that has ended at a vendor of transfer type. It moves no money there: the vendor's wallet has paid it, and the
 * balance after it is sent along.
 */
export const walletRoundSchema = z.object({
  ...common,
  round: id,
  gameId,
  bets: z.int().check(z.minimum(1), z.maximum(10_000)),
  stakedMinor: amount,
  wonMinor: amount,
  currency: currencySchema,
  startedAt: epochMsSchema,
  endedAt: epochMsSchema,
  proof: z.optional(proof),
  balanceMinor: amount,
  balanceVersion: z.int().check(z.minimum(0)),
  openRounds: z.int().check(z.minimum(0)),
})
/** `mayPlay` false: the vendor ends the session, because the player reached a limit or may not play any more. */
export const walletRoundAnswerSchema = z.object({ status: z.literal('OK'), mayPlay: z.boolean() })
/** Pools that a vendor may have at a merchant. */
export const mostPools = 20
/** One progressive pool, as a vendor reports it and as it is shown. */
export const walletPoolSchema = z.object({
  id: z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/)),
  name: plainLineSchema(64),
  amountMinor: amount,
})
/** The vendor's progressive pools, reported when they grow; each once. */
export const walletJackpotsSchema = z.object({
  currency: currencySchema,
  pools: z.array(walletPoolSchema).check(
    z.maxLength(mostPools),
    z.refine((pools) => new Set(pools.map(({ id }) => id)).size === pools.length, {
      params: { status: 'RS_ERROR_DUPLICATE_ID' },
    }),
  ),
})

export const walletErrors = {
  RS_ERROR_INVALID_SIGNATURE: 401,
  RS_ERROR_STALE: 401,
  RS_ERROR_INVALID_TOKEN: 401,
  RS_ERROR_INVALID_SESSION: 401,
  RS_ERROR_WRONG_SYNTAX: 400,
  RS_ERROR_AMOUNT: 400,
  RS_ERROR_DUPLICATE_ID: 400,
  RS_ERROR_TOO_MANY_POOLS: 409,
  RS_ERROR_BALANCE_LIMIT: 409,
  RS_ERROR_WRONG_CURRENCY: 400,
  RS_ERROR_WRONG_PLAYER: 403,
  RS_ERROR_USER_DISABLED: 403,
  RS_ERROR_GAME_DISABLED: 403,
  RS_ERROR_LIMIT_REACHED: 403,
  RS_ERROR_BONUS_STAKE: 403,
  RS_ERROR_BET_LIMIT: 400,
  RS_ERROR_NOT_ENOUGH_MONEY: 409,
  RS_ERROR_DUPLICATE_TRANSACTION: 409,
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: 404,
  RS_ERROR_TRANSACTION_ROLLED_BACK: 409,
  RS_ERROR_ROUND_CLOSED: 409,
  RS_ERROR_UNKNOWN: 500,
} as const
export type WalletError = keyof typeof walletErrors

/** Answer of balance, bet, win and rollback. The same transaction again has the same answer, but the current balance. */
export const walletAnswerSchema = z.object({
  status: z.literal('OK'),
  balanceMinor: minorSchema,
  currency: currencySchema,
  /** Grows with every booking. */
  balanceVersion: z.int(),
  at: epochMsSchema,
})
export type WalletAnswer = z.infer<typeof walletAnswerSchema>
export const walletFailureSchema = z.object({ status: z.enum(Object.keys(walletErrors) as [WalletError]) })
