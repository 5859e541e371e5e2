import { CallError } from '@plaza/client/transport'

/** Temporary failures: no connection, no answer, a server that is away, restarting or busy. */
const passing: readonly string[] = [
  'network.offline',
  'network.timeout',
  'service.unavailable',
  'service.busy',
]
/** Of these, what costs the servers nothing to be asked again: nobody is there who would have to answer. */
const away: readonly string[] = ['network.offline', 'service.unavailable']
const firstMs = 2_000
const longestMs = 15_000

/** Whether a failure is one of the connection or of a server that is away, not of what was asked. */
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
  // Half of it by the moment of the failure: pages spread out, and a page that is drawn anew does not wait anew.
  const spread = (1 + (errorUpdatedAt % 1_000) / 1_000) / 2
  return Math.min(firstMs * growth, longestMs) * spread
}
