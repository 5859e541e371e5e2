import * as z from 'zod/mini'
import type { BusEvent, BusEventName } from './bus-events'

/**
 * One message of the event stream: a fact under the name of its event. The event's own schema defines the payload, so
 * that the stream carries events which neither it nor the shell knows (EVENT-2).
 */
export const pushSchema = z.object({
  event: z.string(),
  payload: z.unknown(),
  /** The account that the fact belongs to; a tab of another account drops it. Absent for a fact about everybody. */
  account: z.optional(z.string()),
  /** Increases with each change of the fact; an older version never overwrites a newer one. */
  version: z.optional(z.number()),
})
export type Push = z.infer<typeof pushSchema>

/** A message of an event in the contract. */
export const pushOf = <N extends BusEventName>(
  event: N,
  payload: BusEvent<N>,
  whose: Pick<Push, 'account' | 'version'> = {},
): Push => ({ event, payload, ...whose })

/** Path of the event stream; each browser opens one. */
export const streamPath = '/events'

/** Query of a page that understands `Push`; any other page gets the older messages (`toOlderMessage`). */
export const pushQuery = 'messages=2'
