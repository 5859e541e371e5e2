import type { TrafficSettings } from './settings'

/** How often slow connections are looked for, ms. */
const checkEveryMs = 1_000
/** A connection without traffic for this long is closed, ms; event streams send something every 15 s. */
const silentMs = 120_000

/**
 * Options of `fastify()` that bound the time of a head, of a whole request and of silence. `longestRequestMs` is the
 * time of the slowest request that the server accepts, if it accepts longer ones than a head and a body.
 */
export const serverTimeouts = (
  { headTimeoutMs, bodyTimeoutMs }: Pick<TrafficSettings, 'headTimeoutMs' | 'bodyTimeoutMs'>,
  longestRequestMs = 0,
) => {
  // Later than the answer to a slow body: this one only cuts the connection.
  const requestTimeout = Math.max(longestRequestMs, headTimeoutMs + bodyTimeoutMs + checkEveryMs)
  return {
    requestTimeout,
    connectionTimeout: silentMs,
    http: {
      requestTimeout,
      headersTimeout: headTimeoutMs,
      connectionsCheckingInterval: Math.min(checkEveryMs, headTimeoutMs),
    },
  }
}
