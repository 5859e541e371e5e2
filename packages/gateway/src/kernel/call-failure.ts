import type { ErrorCode } from '@plaza/contract/kernel'

/**
 * A refusal that is shown to the person: a code of the catalogue and facts about it. May be thrown anywhere below a
 * call.
 */
export class CallFailure extends Error {
  override name = 'CallFailure'
  constructor(
    readonly code: ErrorCode,
    readonly value?: Record<string, unknown>,
  ) {
    super(code)
  }
}
