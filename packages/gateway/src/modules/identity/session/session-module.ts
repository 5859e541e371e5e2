import type { AnswerOf } from '@plaza/contract/kernel'
import {
  jwksPath,
  loginCall,
  loginStepCall,
  logoutCall,
  reauthenticateCall,
  renewCall,
  staySignedInCall,
} from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall, registerMemberCall } from '../../../kernel/http/register-call'
import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import {
  chooseStay,
  clearSessionCookie,
  readSessionCookie,
  setSessionCookie,
} from '../../../kernel/security/session-cookie'
import { defineModule } from '../../../kernel/modules/define-module'
import { endSession, renewSession, tokenOf } from './sessions'
import { spendCode } from '../verification'
import { beginSession } from './begin-session'
import { logSignIn, type LoginInput } from './log-sign-in'
import { forgetSessions } from './forget-sessions'
import { sessionMigrations } from './migrations'
import { passSecondStep } from './pass-second-step'
import { reauthenticate, showSession } from './reauthenticate'
import { registerSessionList } from './session-list'
import { signIn } from './sign-in'
import { smsSignIn } from './sms-sign-in'

function calls(gateway: Gateway): void {
  registerCall(gateway, loginCall, (input) => logSignIn(gateway, input, () => login(input)))
  const login = async (input: LoginInput): Promise<AnswerOf<typeof loginCall>> => {
    const { body, context, request } = input
    switch (body.type) {
      case 'username':
        return beginSession(gateway, input, await signIn(gateway, context, request, body), {
          purpose: body.purpose,
        })
      case 'sms': {
        const { member, owner } = await smsSignIn(gateway, context, body)
        return beginSession(gateway, input, member, {
          purpose: body.purpose,
          first: (trx) => spendCode(trx, owner, body.password, context.now),
        })
      }
      // Verification by a provider's own SMS is not implemented, whatever the flag says.
      case 'firebase':
        throw new CallFailure('feature.off')
    }
  }

  registerCall(gateway, loginStepCall, ({ body, ...input }) => passSecondStep(gateway, input, body.code))

  registerMemberCall(gateway, logoutCall, async ({ session, context, request, reply }) => {
    await gateway.db.transaction((trx) => endSession(trx, session.id, 'logout', context.now))
    clearSessionCookie(request, reply)
    return {}
  })

  registerMemberCall(gateway, renewCall, async ({ session, member, context, request, reply }) => {
    await renewSession(gateway.db.write, session.id, context.now)
    const cookie = readSessionCookie(request) ?? ''
    setSessionCookie(request, reply, cookie)
    return showSession(member, { id: session.id, token: tokenOf(cookie), isLimited: session.isLimited })
  })

  registerMemberCall(gateway, staySignedInCall, async ({ body, request, reply }) => {
    chooseStay(request, reply, { ...body, session: readSessionCookie(request) ?? '' })
    return body
  })

  registerMemberCall(gateway, reauthenticateCall, (input) => reauthenticate(gateway, input, input.body))

  registerSessionList(gateway)

  gateway.app.get(jwksPath, { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'public, max-age=300')
    return gateway.seals.jwks
  })
}

/** Sign in, sign out, renew, and the public keys that bodies are sealed with (LOGIN-1). */
export const sessionModule = defineModule({
  name: 'identity/session',
  calls,
  jobs: (gateway) => [cleanUpJob(gateway, 'session', forgetSessions)],
  tables: ['sessions', 'known_devices', 'sign_ins'],
  migrations: sessionMigrations,
})
