import { CallError } from '@plaza/client/transport'
import { loginFailureSchema } from '@plaza/contract/identity'

/** Why a sign-in failed. */
export interface LoginFailure {
  code: string
  /** The next attempt needs a captcha (LOGIN-5). */
  needsCaptcha: boolean
  /** For `login.locked`: when it may be tried again, ms. */
  retryAt?: number
  /** For `member.excluded`: until when, ms; null for ever, absent where the answer does not say. */
  excludedUntil?: number | null
  /** HTTP status and reference of the answer, for a code without a text. */
  status?: number
  requestId?: string
  /** Whether the gateway answered at all: without an answer the captcha has not been used up. */
  wasAnswered: boolean
}

/** Why a sign-in failed, by what was thrown; what is no answer of a call is reported. */
export function failureOf(error: unknown): LoginFailure {
  if (!(error instanceof CallError)) {
    reportError(error)
    return { code: 'unknown', needsCaptcha: false, wasAnswered: false }
  }
  const facts = loginFailureSchema.safeParse(error.value)
  const { captcha, retryAt, until } = facts.success ? facts.data : {}
  return {
    code: error.code,
    status: error.status,
    requestId: error.requestId,
    needsCaptcha: captcha === true,
    ...(retryAt === undefined ? {} : { retryAt }),
    ...(until === undefined ? {} : { excludedUntil: until }),
    wasAnswered: error.status !== 0,
  }
}
