import type { ClientErrorCode, ErrorCode } from '@plaza/contract/kernel'

/** A call that did not succeed: a code of the catalogue, and the reference to give to support. */
export class CallError extends Error {
  constructor(
    readonly code: ErrorCode | ClientErrorCode | (string & {}),
    readonly requestId: string,
    /** Facts of the failure, such as the limits that were missed. */
    readonly value: Record<string, unknown> = {},
    /** HTTP status; 0 when no answer came. */
    readonly status = 0,
    options?: ErrorOptions & { isRepeated?: boolean },
  ) {
    super(code, options)
    this.name = 'CallError'
    this.isRepeated = options?.isRepeated ?? false
  }

  /** Whether an earlier attempt of this call got no certain answer: it may have succeeded, whatever this answer says. */
  readonly isRepeated: boolean
}

/** Whether a code means that nobody is signed in any more. */
export const endsSession = (code: string): boolean =>
  code === 'session.expired' || code === 'session.required' || code === 'session.token.mismatch'

/** Whether a code means that the gateway refuses the page as a whole: closed, not offered here, or a refused address. */
export const closesPage = (code: string): boolean =>
  code === 'merchant.maintenance' || code === 'merchant.region' || code === 'merchant.blocked.address'

const notAnswered = new Set<string>(['service.unavailable', 'merchant.maintenance'])

/**
 * Whether a call itself was faulty, on either side: a body that the gateway rejects, an unreadable answer, an unknown
 * path, an internal error. Refusals by a rule, lost connections and an unavailable gateway do not count.
 */
export const isFaulty = (error: unknown): boolean =>
  error instanceof CallError &&
  (error.status >= 500
    ? !notAnswered.has(error.code)
    : ['answer.invalid', 'request.invalid', 'request.not.found'].includes(error.code))
