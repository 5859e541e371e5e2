import * as z from 'zod/mini'
import { balanceSchema } from '../money'
import { failureCauseSchema, failurePhaseSchema } from '../federation'
import { directionSchema, languageSchema, sitePathSchema } from '../kernel'
import { jackpotsSchema, playSchema } from '../play'
import { unreadSchema } from '../site'
import { sessionInfoSchema, sessionReasonSchema } from '../identity'

/**
 * The events of the bus with their payloads (EVENT-1). Versioned by the contract; unknown fields are ignored, so that
 * older and newer remotes work together. Each fact has one writer, and others send it a request. The transport (from
 * answers that carry the balance) and the stream write the balance.
 */
export const busEventSchemas = {
  'session:changed': z.object({ session: z.nullable(sessionInfoSchema), reason: sessionReasonSchema }),
  'session:required': z.object({
    returnTo: z.optional(sitePathSchema),
    dialog: z.optional(z.boolean()),
    /** The current page can be viewed without a session, so it keeps its place in history. */
    keepsPage: z.optional(z.boolean()),
  }),
  'session:logout-request': z.object({}),
  'language:changed': z.object({ language: languageSchema, direction: directionSchema }),
  'language:request': z.object({ language: languageSchema }),
  'balance:changed': balanceSchema,
  /** The eye button of the header: whether this browser masks balances (FRAME-6). */
  'balance:hidden': z.object({ isHidden: z.boolean() }),
  'balance:stale': z.object({ reason: z.string() }),
  'money:inflight': z.object({ intent: z.string(), state: z.enum(['begun', 'ended']) }),
  'download:open': z.object({}),
  toast: z.object({
    text: z.string(),
    kind: z.enum(['info', 'success', 'error', 'loading']),
    /** ms; 3000 when absent (FRAME-13). */
    durationMs: z.optional(z.int()),
    /** A toast with the same id replaces the previous one. */
    id: z.optional(z.string()),
    /** What can be done about it; earlier shells show the text alone. */
    action: z.optional(z.object({ text: z.string(), to: sitePathSchema })),
  }),
  /** Closes a toast early, such as a loader whose work has ended. No effect when it is already closed. */
  'toast:hide': z.object({ id: z.string() }),
  dialog: z.object({
    title: z.string(),
    text: z.string(),
    confirm: z.optional(z.string()),
    cancel: z.optional(z.string()),
    /** The page that Confirm opens. */
    to: z.optional(sitePathSchema),
    /**
     * ms after which the dialog closes by itself. A purely informative dialog (no `confirm`, `cancel` or `to`) closes
     * after 1500 when absent (FRAME-13); a dialog that needs an answer never does.
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
  /** A favourite was added or removed, in another tab or on another device. */
  'favourites:changed': z.object({ nodeId: z.string(), isFavourite: z.boolean() }),
  /** Jackpots grew. */
  'jackpots:changed': jackpotsSchema,
  /** Stakes and winnings of a game session. */
  'play:changed': playSchema,
  'notice:unread': unreadSchema,
  /** The stream reported a new state of a deposit or withdrawal. */
  'order:changed': z.object({ id: z.string(), type: z.enum(['deposit', 'withdrawal']), state: z.string() }),
  /** The stream has been away for some seconds, so figures that it brings may be old until `stream:restored`. */
  'stream:lost': z.object({}),
  /** The stream is connected again after a loss, so facts that it may have missed must be loaded again. */
  'stream:restored': z.object({}),
  'registry:changed': z.object({ revision: z.int() }),
  /** The edge has a newer registry; the host loads its plan and then emits `registry:changed`. */
  'registry:revised': z.object({ revision: z.int() }),
  /**
   * A session has ended on the server. It names the session, because this browser may have begun another one meanwhile.
   */
  'session:ended': z.object({
    reason: z.enum(['logout', 'expired', 'other-device']),
    session: z.string(),
    /**
     * `other-device` where its member ended it from elsewhere, `break` where a time-out or a self-exclusion did, so that the
     * page can say why; may name more.
     */
    by: z.optional(z.string()),
  }),
} as const

export type BusEventName = keyof typeof busEventSchemas
export type BusEvent<N extends BusEventName> = z.infer<(typeof busEventSchemas)[N]>
