import { useState } from 'react'
import type { AnswerError } from './answer-source'

/** What is known of a query's failures. */
interface Failing<E> {
  error: E | null | undefined
  /** How often this query has failed; another query begins at 0. */
  errorUpdateCount?: number
}

/**
 * The failure to show: the present one, or the last one while the same query, which has failed before, is requested again.
 * Without it a page whose server is away would be placeholders most of the time.
 */
export function useFailure<E extends AnswerError>({ error, errorUpdateCount = 0 }: Failing<E>): E | null {
  const [last, setLast] = useState(error)
  if (error && error !== last) setLast(error)
  return error ?? (errorUpdateCount > 0 ? (last ?? null) : null)
}
