/** Why an answer failed: a code of the error catalogue, its facts, and the reference for customer service. */
export interface AnswerError {
  code: string
  value: Record<string, unknown>
  requestId: string
  /** HTTP status; 0 when no answer came. */
  status?: number
}

/** The state of a query: the answer, the error, or neither while it is pending. `useCall` returns one. */
export interface AnswerSource<T> {
  data: T | undefined
  error: AnswerError | null | undefined
  /** A request is in progress. */
  isFetching?: boolean
  /** How often this query has failed, so that its failure stays in view while it is requested again. */
  errorUpdateCount?: number
  refetch: () => unknown
}
