import * as z from 'zod/mini'

const count = z.pipe(
  z.string().check(z.regex(/^\d{1,9}$/)),
  z.pipe(
    z.transform((digits: string) => Number(digits)),
    z.int().check(z.minimum(1)),
  ),
)

/** Requests at once: a number, or `none` for a site of tests, which must not refuse what a busy machine does late. */
const workLimit = z.union([
  z.pipe(
    z.literal('none'),
    z.transform(() => Infinity),
  ),
  count,
])

/** Variables of the environment that set the limits of a server, to be spread into its own schema. */
export const trafficVariables = {
  HEAD_TIMEOUT_MS: z.optional(count),
  BODY_TIMEOUT_MS: z.optional(count),
  ANSWER_TIMEOUT_MS: z.optional(count),
  CONNECTION_LIMIT: z.optional(count),
  CONNECTION_ADDRESS_LIMIT: z.optional(count),
  STREAM_ADDRESS_LIMIT: z.optional(count),
  EDGE_WORK_LIMIT: z.optional(workLimit),
  GATEWAY_WORK_LIMIT: z.optional(workLimit),
}

type Values = { [Name in keyof typeof trafficVariables]?: number | undefined }

/** What the value of each variable must be; ends the sentence of the error. */
export const trafficExpectations: Record<keyof Values, string> = {
  HEAD_TIMEOUT_MS: 'milliseconds, at least 1',
  BODY_TIMEOUT_MS: 'milliseconds, at least 1',
  ANSWER_TIMEOUT_MS: 'milliseconds, at least 1',
  CONNECTION_LIMIT: 'a number of connections, at least 1',
  CONNECTION_ADDRESS_LIMIT: 'a number of connections, at least 1',
  STREAM_ADDRESS_LIMIT: 'a number of event streams, at least 1',
  EDGE_WORK_LIMIT: 'a number of requests, at least 1, or none',
  GATEWAY_WORK_LIMIT: 'a number of requests, at least 1, or none',
}

/** The limits of one server process. */
export interface TrafficSettings {
  /** From the first byte of a request to the end of its head, ms. */
  headTimeoutMs: number
  /** From the end of the head to the end of the body, ms. */
  bodyTimeoutMs: number
  /** How long the edge waits for the gateway to begin an answer, and between two parts of it, ms. */
  answerTimeoutMs: number
  connections: number
  /** Connections and event streams of one address (`addressKey`). */
  addressConnections: number
  addressStreams: number
  /** Largest number of requests that an edge and a gateway process at once. */
  edgeWork: number
  gatewayWork: number
}

/** The limits that validated variables set, with their defaults. */
export const readTraffic = (values: Values): TrafficSettings => ({
  headTimeoutMs: values.HEAD_TIMEOUT_MS ?? 10_000,
  bodyTimeoutMs: values.BODY_TIMEOUT_MS ?? 15_000,
  answerTimeoutMs: values.ANSWER_TIMEOUT_MS ?? 20_000,
  connections: values.CONNECTION_LIMIT ?? 10_000,
  addressConnections: values.CONNECTION_ADDRESS_LIMIT ?? 1_000,
  addressStreams: values.STREAM_ADDRESS_LIMIT ?? 200,
  edgeWork: values.EDGE_WORK_LIMIT ?? 64,
  gatewayWork: values.GATEWAY_WORK_LIMIT ?? 64,
})
