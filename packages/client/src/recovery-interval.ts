import { CallError } from '@plaza/client/transport'

/** Temporary failures: no connection, no answer, a server that is away, restarting or busy. */
const passing: readonly string[] = [
  'network.offline',
  'network.timeout',
  'service.unavailable',
  'service.busy',
]
/** Of these, failures without a server at the other end, so that repeating them costs nothing. */
const away: readonly string[] = ['network.offline', 'service.unavailable']
const firstMs = 2_000
const longestMs = 15_000

/** Whether a failure is caused by the connection or an unavailable server and not by the request. */
export const isPassing = (error: unknown): error is CallError =>
  error instanceof CallError && passing.includes(error.code)

/** The failure state of a query. */
interface QueryState {
  error: unknown
  /** When it failed last, ms since the epoch. */
  errorUpdatedAt: number
  /** How often it has failed since the page was loaded. */
  errorUpdateCount: number
  status: 'pending' | 'error' | 'success'
}

/**
 * Delay in ms after which a failed read is repeated, so that parts of a page recover by themselves: within 2 s while
 * the service is away, longer after each failure while it is slow or busy. False without a failure, or when a
 * repetition would fail again.
 */
export const recoveryIntervalMs = ({
  error,
  errorUpdatedAt,
  errorUpdateCount,
  status,
}: QueryState): number | false => {
  if (status !== 'error' || !isPassing(error)) return false
  const growth = away.includes(error.code) ? 1 : 1.5 ** Math.max(0, errorUpdateCount - 1)
  // Half of the wait is derived from the time of the failure: it spreads pages out, and rendering again does not
  // restart it.
  const spread = (1 + (errorUpdatedAt % 1_000) / 1_000) / 2
  return Math.min(firstMs * growth, longestMs) * spread
}
