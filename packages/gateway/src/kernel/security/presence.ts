import type { Presence } from '@plaza/contract/kernel'
import { memberTypes } from '@plaza/contract/identity'
import { CallFailure } from '../call-failure'
import type { CallContext } from '../http/call-context'

/** After this time without activity of the member, money calls require the password again, ms. */
export const moneyIdleMs = 30 * 60_000
/** Calls that protect an account require a password entered within this time, ms. */
export const recentMs = 5 * 60_000
/** What the member does within this time of the last thing is not written down. */
export const activeTouchMs = 15_000

/**
 * Refuses a call that wants its member to be there where it may have gone: for half an hour nothing that it did itself
 * (`active`), or no password within five minutes (`recent`). Trial accounts have neither money nor a password.
 * @throws CallFailure `reauth.required` with the `reason`.
 */
export function checkPresence(
  { signedIn, now }: Pick<CallContext, 'signedIn' | 'now'>,
  presence: Presence | undefined,
): void {
  if (!signedIn || presence === undefined || signedIn.member.type === memberTypes.trial) return
  const { activeAt, authenticatedAt } = signedIn.session
  const isThere = presence === 'active' ? activeAt + moneyIdleMs > now : authenticatedAt + recentMs > now
  if (!isThere) throw new CallFailure('reauth.required', { reason: presence })
}
