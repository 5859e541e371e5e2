import { jwksPath, loginCall, logoutCall, renewCall } from '@plaza/contract'
import { CallFailure } from '../../call-failure'
import type { Gateway } from '../../gateway'
import { registerCall, registerMemberCall } from '../../http/register-call'
import { clearSessionCookie, readSessionCookie, setSessionCookie } from '../../security/session-cookie'
import { endSession, openSession, renewSession, tokenOf } from '../../security/sessions'
import { signIn } from './sign-in'

/** Sign in, sign out, renew, and the public keys that bodies are sealed with (spec §4 Session, §7 Login). */
export function sessionModule(gateway: Gateway): void {
  registerCall(gateway, loginCall, async ({ body, context, request, reply }) => {
    if (body.type !== 'username') throw new CallFailure('feature.off')
    const member = await signIn(gateway, context, body)
    const opened = await gateway.db.transaction(async (trx) => {
      // A session is never carried over a login (ASVS 7.2.4).
      if (context.signedIn) await endSession(trx, context.signedIn.session.id, 'login', context.now)
      return openSession(trx, {
        memberId: member.id,
        merchant: context.merchant.code,
        now: context.now,
        address: context.address,
        userAgent: request.headers['user-agent'] ?? '',
      })
    })
    setSessionCookie(request, reply, opened.cookie)
    request.log.info({ member: member.id }, 'signed in')
    return {
      token: opened.token,
      userName: member.account,
      customerType: member.type,
      firstTimeLogin: member.must_change_password,
    }
  })

  registerMemberCall(gateway, logoutCall, async ({ session, context, request, reply }) => {
    await gateway.db.transaction((trx) => endSession(trx, session.id, 'logout', context.now))
    clearSessionCookie(request, reply)
    return {}
  })

  registerMemberCall(gateway, renewCall, async ({ session, member, context, request, reply }) => {
    await renewSession(gateway.db.read, session.id, context.now)
    const cookie = readSessionCookie(request) ?? ''
    setSessionCookie(request, reply, cookie)
    return {
      token: tokenOf(cookie),
      merchantCode: member.merchant,
      userName: member.account,
      type: member.type,
      firstTimeLogin: member.mustChangePassword,
    }
  })

  gateway.app.get(jwksPath, { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return gateway.seals.jwks
  })
}
