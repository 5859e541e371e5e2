import * as z from 'zod/mini'
import { factSchema } from './federation/conditions'
import { failureCauseSchema, failurePhaseSchema } from './federation/failure-report'
import { directionSchema, languageSchema } from './languages'
import { jackpotsSchema } from './jackpots'
import { playSchema } from './game-session'
import { currencySchema, epochMsSchema, minorSchema, sitePathSchema } from './primitives'

/** The signed-in account as every part of the page sees it. Authority is the cookie, never this. */
export const sessionInfoSchema = z.object({
  token: z.string(),
  merchantCode: z.string(),
  userName: z.string(),
  /** Customer type (`memberTypes`). */
  type: z.int(),
  firstTimeLogin: z.optional(z.boolean()),
  /** Which session it is, apart from its secrets: what ends one never ends the next. */
  id: z.optional(z.string()),
  /** What conditions of contributions may ask of the member, such as `hasUpline`. */
  facts: z.optional(z.record(z.string(), factSchema)),
})
export type SessionInfo = z.infer<typeof sessionInfoSchema>

export const sessionReasonSchema = z.enum(['start', 'login', 'trial', 'logout', 'expired', 'other-tab'])
export type SessionReason = z.infer<typeof sessionReasonSchema>

export const walletSchema = z.object({
  /** `main`, `locked`, or `vendor:<code>`. */
  wallet: z.string(),
  balanceMinor: minorSchema,
})
export const balanceSchema = z.object({
  wallets: z.array(walletSchema),
  /** Sum of what the member owns, locked included, in minor units. */
  totalMinor: minorSchema,
  currency: currencySchema,
  /** Grows with every booking; an older one never overwrites a newer one. */
  version: z.int(),
  asOf: epochMsSchema,
})
export type Balance = z.infer<typeof balanceSchema>

/**
 * The events of the bus with their payloads (EVENT-1). Versioned by the contract; unknown fields are ignored, so that
 * older and newer remotes work together. Each fact has one writer, and others send it a request. The balance is written
 * by the transport (from answers that carry it) and by the stream.
 */
export const busEventSchemas = {
  'session:changed': z.object({ session: z.nullable(sessionInfoSchema), reason: sessionReasonSchema }),
  'session:required': z.object({
    returnTo: z.optional(sitePathSchema),
    dialog: z.optional(z.boolean()),
    /** The page that asks can be looked at without a session: it keeps its place in history. */
    keepsPage: z.optional(z.boolean()),
  }),
  'session:logout-request': z.object({}),
  'language:changed': z.object({ language: languageSchema, direction: directionSchema }),
  'language:request': z.object({ language: languageSchema }),
  'balance:changed': balanceSchema,
  /** The eye of the header: whether this browser masks balances (FRAME-6). */
  'balance:hidden': z.object({ isHidden: z.boolean() }),
  'balance:stale': z.object({ reason: z.string() }),
  'money:inflight': z.object({ intent: z.string(), state: z.enum(['begun', 'ended']) }),
  'download:open': z.object({}),
  toast: z.object({
    text: z.string(),
    kind: z.enum(['info', 'success', 'error', 'loading']),
    /** ms; 3000 when absent (FRAME-13). */
    durationMs: z.optional(z.int()),
    /** A toast with the same id replaces the one before. */
    id: z.optional(z.string()),
  }),
  /** Closes a toast early, such as a loader whose work has ended. No effect when it is already closed. */
  'toast:hide': z.object({ id: z.string() }),
  dialog: z.object({
    title: z.string(),
    text: z.string(),
    confirm: z.optional(z.string()),
    cancel: z.optional(z.string()),
    /** Where Confirm leads. */
    to: z.optional(sitePathSchema),
    /**
     * ms after which the dialog closes by itself. A purely informative dialog (no `confirm`, `cancel` or `to`) closes
     * after 1500 when absent (FRAME-13); one that needs an answer never does.
     */
    durationMs: z.optional(z.int()),
  }),
  'remote:failed': z.object({
    remote: z.string(),
    release: z.string(),
    phase: failurePhaseSchema,
    cause: failureCauseSchema,
    reference: z.string(),
  }),
  /** A favourite came or went, in another tab or on another device. */
  'favourites:changed': z.object({ nodeId: z.string(), isFavourite: z.boolean() }),
  /** Jackpots grew. */
  'jackpots:changed': jackpotsSchema,
  /** Stakes and winnings of a game session. */
  'play:changed': playSchema,
  'notice:unread': z.object({ mail: z.int(), notices: z.int() }),
  /** The stream reported a new state of a deposit or withdrawal. */
  'order:changed': z.object({ id: z.string(), type: z.enum(['deposit', 'withdrawal']), state: z.string() }),
  /** The stream is connected again after a loss: facts that it may have missed must be requested. */
  'stream:restored': z.object({}),
  'registry:changed': z.object({ revision: z.int() }),
  /** The edge has a newer registry; the host loads its plan and then emits `registry:changed`. */
  'registry:revised': z.object({ revision: z.int() }),
  /** A session has ended on the server; it names which, because another may have begun here meanwhile. */
  'session:ended': z.object({ reason: z.enum(['logout', 'expired', 'other-device']), session: z.string() }),
} as const

export type BusEventName = keyof typeof busEventSchemas
export type BusEvent<N extends BusEventName> = z.infer<(typeof busEventSchemas)[N]>
