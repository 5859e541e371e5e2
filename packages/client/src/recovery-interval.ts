import { CallError } from '@plaza/client/transport'

/** What goes away by itself: no connection, no answer, a server that is away, restarting or busy. */
const passing: readonly string[] = [
  'network.offline',
  'network.timeout',
  'service.unavailable',
  'service.busy',
]
const firstMs = 2_000
const longestMs = 15_000

/** Whether a failure is one of the connection or of a server that is away, not of what was asked. */
export const isPassing = (error: unknown): error is CallError =>
  error instanceof CallError && passing.includes(error.code)

/** What a query knows of its failures. */
interface QueryState {
  error: unknown
  /** How often it has failed since the page was loaded. */
  errorUpdateCount: number
  status: 'pending' | 'error' | 'success'
}

/**
 * After how many ms a read that failed asks again by itself, so that a part of a page recovers without anybody's doing;
 * longer after each failure. False when it did not fail or would fail again.
 */
export const recoveryIntervalMs = ({ error, errorUpdateCount, status }: QueryState): number | false =>
  status === 'error' && isPassing(error)
    ? Math.min(firstMs * 1.5 ** Math.max(0, errorUpdateCount - 1), longestMs)
    : false
