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

/**
 * Topics that a page subscribes to, of the facts for everybody that have a subject: the name of an event, or name and
 * subject as `draw:changed/five60`. A browser lists them in the stream's address if the document says that its edge understands it
 * (`PageData.hasTopics`); a stream that names no topics gets every fact.
 */
export const topicsParameter = 'topics'
/** Header with which an edge passes topics on; a gateway that does not know it sends every fact. */
export const topicsHeader = 'x-plaza-topics'

const topicPattern = /^[a-z][a-z:-]{0,49}(?:\/[\w.-]{1,50})?$/
/** More topics than this are not asked for by page; such a stream gets every fact. */
const mostTopics = 200

/** Address of a stream that gets only these topics. */
export const streamAddress = (topics: readonly string[]): string =>
  `${streamPath}?${pushQuery}&${topicsParameter}=${topics.join(',')}`

/** The topics of a list in an address or a header; undefined when it is not a valid list, which means every fact. */
export function readTopics(text: string | undefined): ReadonlySet<string> | undefined {
  if (text === undefined) return undefined
  const topics = text === '' ? [] : text.split(',')
  const areTopics = topics.length <= mostTopics && topics.every((topic) => topicPattern.test(topic))
  return areTopics ? new Set(topics) : undefined
}

/** Whether a stream with these topics gets an event about a subject. */
export const isWanted = (
  topics: ReadonlySet<string> | undefined,
  event: string,
  subject: string | undefined,
): boolean =>
  topics === undefined || subject === undefined || topics.has(event) || topics.has(`${event}/${subject}`)

/** The query of a stream's address: whether its page understands `Push`, and the topics that it subscribes to. */
export function readStreamQuery(query: string): {
  understandsPush: boolean
  topics: ReadonlySet<string> | undefined
} {
  return {
    understandsPush: query.split('&')[0] === pushQuery,
    topics: readTopics(new URLSearchParams(query).get(topicsParameter) ?? undefined),
  }
}
