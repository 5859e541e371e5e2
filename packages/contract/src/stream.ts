import * as z from 'zod/mini'
import { balanceSchema, busEventSchemas } from './bus-events'

/** What the one event stream (`/events`) carries, as the JSON of one server-sent message (design §5). */
export const streamMessageSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('balance'), balance: balanceSchema }),
  z.object({ kind: z.literal('registry'), revision: z.int() }),
  z.object({ kind: z.literal('unread'), unread: busEventSchemas['notice:unread'] }),
  z.object({ kind: z.literal('session-ended'), reason: z.enum(['logout', 'expired', 'other-device']) }),
  z.object({
    kind: z.literal('order'),
    order: z.object({ id: z.string(), type: z.enum(['deposit', 'withdrawal']), state: z.string() }),
  }),
])
export type StreamMessage = z.infer<typeof streamMessageSchema>

/** Path of the event stream; one a browser (design §5). */
export const streamPath = '/events'
