import type { ErrorCode } from '@plaza/contract'

/** A refusal that the person is told of: a code of the catalogue and facts about it. Thrown from anywhere below a call. */
export class CallFailure extends Error {
  override name = 'CallFailure'
  constructor(
    readonly code: ErrorCode,
    readonly value?: Record<string, unknown>,
  ) {
    super(code)
  }
}
