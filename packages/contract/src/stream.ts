import * as z from 'zod/mini'
import { balanceSchema, busEventSchemas } from './bus-events'

/** What the one event stream (`/events`) carries, as the JSON of one server-sent message (EVENT-2). */
export const streamMessageSchema = z.discriminatedUnion('kind', [
  /** `account` says whose it is: a tab of another account, which signed in meanwhile, ignores it. */
  z.object({ kind: z.literal('balance'), balance: balanceSchema, account: z.optional(z.string()) }),
  z.object({ kind: z.literal('registry'), revision: z.int() }),
  z.object({ kind: z.literal('unread'), unread: busEventSchemas['notice:unread'] }),
  z.object({
    kind: z.literal('session-ended'),
    reason: z.enum(['logout', 'expired', 'other-device']),
    /** Which session ended; no secret, it only tells one from the next. */
    session: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal('favourites'),
    favourite: busEventSchemas['favourites:changed'],
    account: z.optional(z.string()),
  }),
  z.object({
    kind: z.literal('play'),
    play: busEventSchemas['play:changed'],
    account: z.optional(z.string()),
  }),
  /** For visitors too. */
  z.object({ kind: z.literal('jackpots'), jackpots: busEventSchemas['jackpots:changed'] }),
  z.object({
    kind: z.literal('order'),
    order: z.object({ id: z.string(), type: z.enum(['deposit', 'withdrawal']), state: z.string() }),
  }),
])
export type StreamMessage = z.infer<typeof streamMessageSchema>

/** Path of the event stream; one a browser (EVENT-2). */
export const streamPath = '/events'
