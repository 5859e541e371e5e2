/** Why an answer failed: a code of the error catalogue, its facts, and the reference for customer service. */
export interface AnswerError {
  code: string
  value: Record<string, unknown>
  requestId: string
}

/** What a query knows: the answer, or why there is none, or neither while it is pending. `useCall` returns one. */
export interface AnswerSource<T> {
  data: T | undefined
  error: AnswerError | null | undefined
  /** Asked again at this moment. */
  isFetching?: boolean
  refetch: () => unknown
}
