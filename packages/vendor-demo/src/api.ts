import { currencySchema, epochMsSchema, fairSeedsSchema, minorSchema, playModeSchema } from '@plaza/contract'
import * as z from 'zod/mini'

/**
 * What a game's page asks its own server: JSON over `fetch`, `authorization: Bearer <bearer>` on everything but
 * `/api/session`; no cookie, which a frame of another site would not get. Money is in minor units of the session's
 * currency, multiples in hundredths of the stake (250 is 2.50×). A refusal is an HTTP status with `refusalSchema`.
 */
export const apiPaths = {
  session: '/api/session',
  spin: '/api/spin',
  minesStart: '/api/mines/start',
  minesOpen: '/api/mines/open',
  minesCashOut: '/api/mines/cash-out',
  crashBet: '/api/crash/bet',
  crashCashOut: '/api/crash/cash-out',
  crashStream: '/api/crash/stream',
  seeds: '/api/seeds',
  round: '/api/round',
} as const

/** Milliseconds from one bet to the next at least (trust R9); the server refuses `TOO_SOON` with `waitMs`. */
export const slotCycleMs = 2_500
export const betCycleMs = 5_000
/** The shared flight: bets are taken, then it flies, then its end is shown. */
export const crashBettingMs = 6_000
export const crashEndMs = 3_000

/** Client-given id of a bet: the same again answers the same round, whatever was lost on the way. */
export const betIdSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{16,40}$/))
const stake = z.int().check(z.positive(), z.maximum(1_000_000_000))
const cashOutAt = z.int().check(z.minimum(101), z.maximum(100_000))

export const balanceSchema = z.object({
  minor: minorSchema,
  currency: currencySchema,
  /** Grows with every change; an older one never replaces a newer one. */
  version: z.int(),
})
export type VendorBalance = z.infer<typeof balanceSchema>

/** POST /api/session: trades the launch token of the page's fragment, once. `vendor` is the address's query. */
export const sessionRequestSchema = z.object({
  token: z.string().check(z.minLength(16), z.maxLength(128)),
  vendor: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),
})
export const sessionAnswerSchema = z.object({
  /** Kept in the page's memory alone. */
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
      /** What comes back through the pool: the share of the stakes that feeds it, and what the vendor put in. */
      rtpBasisPoints: z.int(),
    }),
  ),
  seeds: z.omit(fairSeedsSchema, { vendor: true }),
  /** Where Exit leads when the page is not in a frame; and the one origin that the page talks to by `postMessage`. */
  operatorOrigin: z.string(),
  serverNow: epochMsSchema,
})
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>

/**
 * How far a round is with the wallet. `placing`: the bet is being asked for. `open`: it is booked, the round goes on.
 * `paying`: the outcome is certain and the win is on its way (retried until acknowledged). `settled`: all is booked.
 * `refused`: the bet was not taken. `returning`, `returned`: the stake is on its way back, is back.
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

const roundCommon = {
  round: z.string(),
  betId: betIdSchema,
  state: roundStateSchema,
  stakeMinor: minorSchema,
  /** Stake included; 0 while it is not decided. */
  winMinor: minorSchema,
  nonce: z.int(),
  serverSeedHash: z.string(),
  /** After what is booked by now; null when the wallet did not answer in time (it is asked again). */
  balance: z.nullable(balanceSchema),
  /** When the next bet is taken. */
  nextBetAt: epochMsSchema,
}

const symbol = z.enum([
  'wild',
  'scatter',
  'crown',
  'lantern',
  'mango',
  'shell',
  'fish',
  'palm',
  'drop',
  'leaf',
])
const spinResult = {
  stops: z.array(z.int()),
  /** Five columns of three, the top one first. */
  grid: z.array(z.array(symbol)),
  lineWins: z.array(z.object({ line: z.int(), symbol, count: z.int(), multiple: z.int() })),
  scatters: z.int(),
  scatterMultiple: z.int(),
  factor: z.int(),
  multiple: z.int(),
}
/** `SlotOutcome` of `@plaza/fair`. */
export const slotOutcomeSchema = z.object({
  ...spinResult,
  freeSpins: z.array(z.object(spinResult)),
  jackpot: z.boolean(),
  totalMultiple: z.int(),
})

/** POST /api/spin. Sent again with the same `betId` after a lost answer, it answers that spin. */
export const spinRequestSchema = z.object({ betId: betIdSchema, stakeMinor: stake })
export const spinAnswerSchema = z.object({
  engine: z.literal('slot'),
  ...roundCommon,
  /** Null while `placing`, and when the bet was refused or returned. */
  outcome: z.nullable(slotOutcomeSchema),
  /** Part of `winMinor` that came from the pool. */
  jackpotMinor: minorSchema,
  /** What the pool is now; null in demo. */
  poolMinor: z.nullable(minorSchema),
})
export type SpinAnswer = z.infer<typeof spinAnswerSchema>

/** POST /api/mines/start */
export const minesStartSchema = z.object({
  betId: betIdSchema,
  stakeMinor: stake,
  mines: z.int().check(z.minimum(1), z.maximum(24)),
})
/** POST /api/mines/open: a field (0–24, by rows). The same again answers the same. */
export const minesOpenSchema = z.object({
  round: z.string(),
  field: z.int().check(z.minimum(0), z.maximum(24)),
})
/** POST /api/mines/cash-out: with one opened field or more. The same again answers the same. */
export const minesCashOutSchema = z.object({ round: z.string() })
/** Answer of start, open and cash-out. */
export const minesAnswerSchema = z.object({
  engine: z.literal('mines'),
  ...roundCommon,
  mines: z.int(),
  /** Ascending. */
  opened: z.array(z.int()),
  /** What cashing out pays now, hundredths; 0 with nothing opened. */
  multiple: z.int(),
  /** What one more pays; null when the round is over. */
  nextMultiple: z.nullable(z.int()),
  /** Where the mines were, once the round is over. */
  minePositions: z.nullable(z.array(z.int())),
})
export type MinesAnswer = z.infer<typeof minesAnswerSchema>

/** POST /api/crash/bet: for the round that takes bets now. `cashOutAt` (hundredths) leaves by itself, connected or not. */
export const crashBetSchema = z.object({
  betId: betIdSchema,
  stakeMinor: stake,
  cashOutAt: z.optional(cashOutAt),
})
/** POST /api/crash/cash-out: at the multiple at which it arrives. */
export const crashCashOutSchema = z.object({ round: z.string() })
export const crashBetAnswerSchema = z.object({
  engine: z.literal('crash'),
  ...roundCommon,
  /** Which flight. */
  flight: z.int(),
  cashOutAt: z.nullable(z.int()),
  /** At what it left, hundredths; null while it is in, and when it crashed with the flight. */
  cashedOutAt: z.nullable(z.int()),
})
export type CrashBetAnswer = z.infer<typeof crashBetAnswerSchema>

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
 * `hello` first; `flight` at each phase; `bets` when somebody came in or left; `tick` four times a second in flight
 * (`flightMultiple` of `@plaza/fair` draws what is between); `round` for one's own round, when it changed.
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

/** GET /api/seeds, and the answer of POST. */
export const seedsAnswerSchema = z.omit(fairSeedsSchema, { vendor: true })
export type SeedsAnswer = z.infer<typeof seedsAnswerSchema>
/** POST /api/seeds: reveals the server seed and begins with new ones; `OPEN_ROUND` while a round is open. */
export const rotateRequestSchema = z.object({
  clientSeed: z.string().check(z.regex(/^[\x20-\x7e]{1,64}$/)),
})

/** GET /api/round?betId=: that round; without `betId`, the open one to go on with. */
export const roundAnswerSchema = z.object({
  round: z.nullable(z.union([spinAnswerSchema, minesAnswerSchema, crashBetAnswerSchema])),
})
export type RoundAnswer = z.infer<typeof roundAnswerSchema>

/** Why something was not done, with the HTTP status that it comes with. */
export const refusals = {
  /** The session is over or unknown: the game has to be opened anew (`expired` to the page around). */
  SESSION: 401,
  /** The token was used, is too old, or belongs to another device. */
  TOKEN: 401,
  SYNTAX: 400,
  STAKE: 400,
  TOO_SOON: 429,
  NOT_ENOUGH_MONEY: 409,
  LIMIT_REACHED: 403,
  USER_DISABLED: 403,
  GAME_DISABLED: 403,
  /** A round is open: finish it first. */
  OPEN_ROUND: 409,
  NO_SUCH_ROUND: 404,
  /** Too late: the flight has begun, or ended. */
  TOO_LATE: 409,
  /** The wallet does not answer; a stake that it may have taken comes back. */
  WALLET: 503,
  UNKNOWN: 500,
} as const
export type Refusal = keyof typeof refusals
export const refusalSchema = z.object({
  refusal: z.enum(Object.keys(refusals) as [Refusal]),
  /** With `TOO_SOON`. */
  waitMs: z.optional(z.int()),
})
