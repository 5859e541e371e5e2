import type { Presence } from '@plaza/contract/kernel'
import { memberTypes } from '@plaza/contract/identity'
import { CallFailure } from '../call-failure'
import type { CallContext } from '../http/call-context'

/** After this time without activity of the member, money calls require the password again, ms. */
export const moneyIdleMs = 30 * 60_000
/** Calls that protect an account require a password entered within this time, ms. */
export const recentMs = 5 * 60_000
/** Activity within this time of the last recorded activity is not recorded again, ms. */
export const activeTouchMs = 15_000

/**
 * Refuses a call that needs its member to be present when the member may have left: after half an hour without activity
 * (`active`), or five minutes after the last password (`recent`). Trial accounts are exempt: they have neither money nor a
 * password.
 * @throws CallFailure `reauth.required` with the `reason`.
 */
export function checkPresence(
  { signedIn, now }: Pick<CallContext, 'signedIn' | 'now'>,
  presence: Presence | undefined,
): void {
  if (!signedIn || presence === undefined || signedIn.member.type === memberTypes.trial) return
  const { activeAt, authenticatedAt } = signedIn.session
  const isPresent = presence === 'active' ? activeAt + moneyIdleMs > now : authenticatedAt + recentMs > now
  if (!isPresent) throw new CallFailure('reauth.required', { reason: presence })
}
