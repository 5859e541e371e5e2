import type { SessionInfo } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { Member, SignedIn } from '../../../kernel/http/call-context'
import { trySecret } from '../../../kernel/security/counted-secret'
import { setSessionCookie } from '../../../kernel/security/session-cookie'
import { readMember } from '../directory'
import { reopenSession } from './sessions'
import type { SigningIn } from './begin-session'

/** The session as its page sees it. */
export const showSession = (
  member: Member,
  { id, token, isLimited }: { id: string; token: string; isLimited: boolean },
): SessionInfo => ({
  id,
  token,
  merchantCode: member.merchant,
  userName: member.account,
  type: member.type,
  firstTimeLogin: member.mustChangePassword,
  facts: { hasUpline: member.toUpline, ...(isLimited && { isOnBreak: true }) },
})

/**
 * Gives the session of who knows the password new secrets, and counts its member as there.
 * @throws CallFailure `reauth.wrong` with how many tries are `left`, `reauth.locked` until `retryAt`.
 */
export async function reauthenticate(
  gateway: Gateway,
  { session, member, context, request, reply }: SignedIn & SigningIn,
  given: { password: string },
): Promise<SessionInfo> {
  const { now, longestSessionMs: longestMs } = context
  const { password_hash: hash } = await readMember(gateway.db.read, member.id)
  const bucket = `reauth:${member.id}`
  const tried = await trySecret(gateway, bucket, { given: given.password, hash, now })
  if (tried.kind === 'locked') throw new CallFailure('reauth.locked', { retryAt: tried.retryAt })
  if (tried.kind === 'wrong') throw new CallFailure('reauth.wrong', { left: tried.left })
  const opened = await gateway.db.transaction((trx) => reopenSession(trx, session.id, { now, longestMs }))
  setSessionCookie(request, reply, opened.cookie)
  request.log.info({ member: member.id }, 'password confirmed')
  return showSession(member, { id: session.id, token: opened.token, isLimited: session.isLimited })
}
