import * as z from 'zod/mini'
import { balanceSchema } from '../money'
import { defineCall, currencySchema, epochMsSchema, minorSchema, sitePathSchema } from '../kernel'
import { gameSchema } from './game-entities'
import { nodeIdSchema } from './games'
import { playModeSchema, playSchema } from './game-session'

/** Intervals of the reality check, minutes (RG-4). */
export const realityIntervals = [15, 30, 60] as const

/** When the next reality check is due, with its figures since the first game of this sign-in (RG-4). */
export const realitySchema = z.object({
  intervalMinutes: z.int(),
  /** When play began; null if nothing has been played since sign-in. */
  since: z.nullable(epochMsSchema),
  dueAt: z.nullable(epochMsSchema),
  bets: z.int(),
  stakedMinor: minorSchema,
  wonMinor: minorSchema,
  netMinor: minorSchema,
  currency: currencySchema,
})
export type Reality = z.infer<typeof realitySchema>

/**
 * Opens a game (LAUNCH-1). A GET that writes: same-site only, once per `intent`. The game is named by `nodeId`, or by
 * `vendor` with `gameId` (`code` alone means a vendor's lobby: its first game). Refused with `game.not.found`,
 * `game.unsupported` (with `lottery` for the tile of one), `game.maintenance`, `game.launch.refused`, `game.country`, `vendor.unavailable`,
 * `wallet.insufficient`, `limit.reached`, and the codes of every call that needs a session.
 */
export const launchGameCall = defineCall({
  id: 'games.launch',
  method: 'GET',
  path: '/wps/game/launchGame',
  summary:
    'Opens a game: answers where its frame or page is, with a launch token that works once within 60 s',
  auth: 'session',
  writes: true,
  query: z.object({
    nodeId: z.optional(nodeIdSchema),
    category: z.optional(z.string().check(z.maxLength(32))),
    vendor: z.optional(z.string().check(z.maxLength(32))),
    gameId: z.optional(z.string().check(z.maxLength(128))),
    mode: z.optional(playModeSchema),
    playType: z.optional(z.string().check(z.maxLength(32))),
    prize_mode: z.optional(z.string().check(z.maxLength(32))),
    code: z.optional(z.string().check(z.maxLength(64))),
    pageBack: z.optional(z.string().check(z.maxLength(512))),
    language: z.optional(z.string().check(z.maxLength(8))),
    /** One per tap: a repeated intent returns the same game session. */
    intent: z.string().check(z.regex(/^[A-Za-z0-9_-]{16,64}$/)),
    token: z.optional(z.string()),
  }),
  answer: z.object({
    url: z.string(),
    /** `frame`: in a sandboxed frame of the page; `top`: the vendor needs the whole tab. */
    presentation: z.enum(['frame', 'top']),
    /** Origin whose messages the page listens to. */
    origin: z.string(),
    orientation: z.enum(['any', 'portrait', 'landscape']),
    play: playSchema,
    game: gameSchema,
    reality: realitySchema,
  }),
})

const playParams = z.object({ play: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,64}$/)) })

export const playCall = defineCall({
  id: 'games.play.get',
  method: 'GET',
  path: '/wps/game/play/:play',
  summary: 'A game session of the member: stakes, winnings, net position',
  auth: 'session',
  isBackground: true,
  params: playParams,
  answer: playSchema,
})

export const leaveGameCall = defineCall({
  id: 'games.play.leave',
  method: 'POST',
  path: '/wps/game/play/:play/leave',
  summary:
    'Leaves a game: its vendor settles open rounds and the game session ends; a repetition returns the same',
  auth: 'session',
  params: playParams,
  carriesBalance: 'field',
  answer: z.object({ play: playSchema, balance: balanceSchema }),
})

export const realityCall = defineCall({
  id: 'games.reality.get',
  method: 'GET',
  path: '/wps/game/reality',
  summary: 'Reality check: when it is due and what it says (RG-4)',
  auth: 'session',
  isBackground: true,
  answer: realitySchema,
})
export const setRealityCall = defineCall({
  id: 'games.reality.set',
  method: 'PUT',
  path: '/wps/game/reality',
  summary: 'Chooses the interval of the reality check: 15, 30 or 60 minutes',
  auth: 'session',
  body: z.object({ intervalMinutes: z.literal(realityIntervals) }),
  answer: realitySchema,
})
export const acknowledgeRealityCall = defineCall({
  id: 'games.reality.acknowledge',
  method: 'POST',
  path: '/wps/game/reality/acknowledge',
  summary: 'The reality check was read: the next one is due an interval later',
  auth: 'session',
  answer: realitySchema,
})

/**
 * What the bar of the game page does for a game that sends it a `postMessage` from the frame (`frameMessageSchema`).
 */
export const frameMessageSchema = z.discriminatedUnion('type', [
  /** The game is rendered and can be played. */
  z.object({ plaza: z.literal(1), type: z.literal('ready') }),
  /** The player asked the game to close. */
  z.object({ plaza: z.literal(1), type: z.literal('exit') }),
  /** The wallet refused a bet: `code` of the catalogue. */
  z.object({ plaza: z.literal(1), type: z.literal('refused'), code: z.string() }),
  /** The game's session has ended: the game must be opened again. */
  z.object({ plaza: z.literal(1), type: z.literal('expired') }),
])
export type FrameMessage = z.infer<typeof frameMessageSchema>
/**
 * What the page tells the frame: a reality check blocks the play area until the player continues; the player hides
 * balances, or shows them again (FRAME-25).
 */
export const pageMessageSchema = z.object({
  plaza: z.literal(1),
  type: z.enum(['pause', 'resume', 'hide-balance', 'show-balance']),
})
export type PageMessage = z.infer<typeof pageMessageSchema>

/** Where the game page leads back to: home when `pageBack` is not a path of this site. */
export const pageBackSchema = sitePathSchema
