import * as z from 'zod/mini'
import type { BusEvent, BusEventName } from './bus-events'

/**
 * One message of the event stream: a fact by the name of its event. The event's own schema defines the payload, so that
 * the stream carries events which neither it nor the shell knows (EVENT-2).
 */
export const pushSchema = z.object({
  event: z.string(),
  payload: z.unknown(),
  /** Whose fact it is: a tab of another account drops it. Absent where it is everybody's. */
  account: z.optional(z.string()),
  /** Grows with the fact: an older one never overwrites a newer one. */
  version: z.optional(z.number()),
})
export type Push = z.infer<typeof pushSchema>

/** A message of an event that the contract has. */
export const pushOf = <N extends BusEventName>(
  event: N,
  payload: BusEvent<N>,
  whose: Pick<Push, 'account' | 'version'> = {},
): Push => ({ event, payload, ...whose })

/** Path of the event stream; one a browser. */
export const streamPath = '/events'

/** Query of a page that understands `Push`; any other page gets the messages of before (`toOlderMessage`). */
export const pushQuery = 'messages=2'
