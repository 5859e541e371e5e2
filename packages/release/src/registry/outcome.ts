import type { ReleaseErrorCode } from '../kernel/release-error'

/** A refusal by a rule, as a value. */
export interface Refusal {
  code: ReleaseErrorCode
  message: string
}

/** What a rule answers: a value, or why not. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; refusal: Refusal }

export const done = <T>(value: T): Outcome<T> => ({ ok: true, value })
export const refused = (code: Refusal['code'], message: string): Outcome<never> => ({
  ok: false,
  refusal: { code, message },
})
