import { CallFailure } from '../../../kernel/call-failure'
import { isCommonPassword } from './common-passwords'

/** Minimum length of a new password, characters (CHANGE-5); a merchant's rule may require more. */
export const leastPasswordLength = 8

/** Why a new password is refused. */
export type PasswordWeakness = 'short' | 'common' | 'name'

export interface PasswordOwner {
  /** Account name, nickname, e-mail or number: none of them may be the password. */
  names: readonly (string | null | undefined)[]
  /** The merchant's own rule, where it has one. */
  minLength?: number | undefined
}

const reversed = (text: string): string => [...text].reverse().join('')

/** What makes a password too easy to guess for its owner; null when nothing does. */
export function weaknessOf(password: string, owner: PasswordOwner): PasswordWeakness | null {
  if ([...password].length < Math.max(leastPasswordLength, owner.minLength ?? 0)) return 'short'
  const given = password.toLowerCase()
  const isName = owner.names.some((name) => {
    const known = name?.trim().toLowerCase()
    return Boolean(known) && (known === given || known === reversed(given))
  })
  if (isName) return 'name'
  return isCommonPassword(given) ? 'common' : null
}

/**
 * Refuses a new password that is short, common, or the account's own name. Every way of setting one asks this:
 * registration, change, recovery.
 * @throws CallFailure `password.weak` with `reason` (`PasswordWeakness`) and `minLength`.
 */
export function checkNewPassword(password: string, owner: PasswordOwner): void {
  const reason = weaknessOf(password, owner)
  if (reason === null) return
  throw new CallFailure('password.weak', {
    reason,
    minLength: Math.max(leastPasswordLength, owner.minLength ?? 0),
  })
}
