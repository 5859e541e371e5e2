/** Codes of failures that only the browser sees. */
export type OwnCode = 'network' | 'timeout' | 'answer.invalid'

/** A call that failed: the server's code and sentence, or one of the browser's own codes without a sentence. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  constructor(
    readonly code: OwnCode | (string & {}),
    message: string,
    /** HTTP status; 0 where there was no answer. */
    readonly status: number,
    options?: { cause?: unknown },
  ) {
    super(message, options)
  }
}

/** Turns any error into an ApiError; any other error is a fault of the console itself. */
export const toApiError = (error: unknown): ApiError =>
  error instanceof ApiError ? error : new ApiError('answer.invalid', '', 0, { cause: error })
