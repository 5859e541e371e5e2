import type { AnswerOf } from '@plaza/contract/kernel'
import { memberTypes, type loginCall } from '@plaza/contract/identity'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext } from '../../../kernel/http/call-context'
import type { Trx } from '../../../kernel/database/database'
import { CallFailure } from '../../../kernel/call-failure'
import { readMember } from '../directory'
import { excludedFailure, exclusionAtSignIn } from '../protection'
import { beginStep, hasAuthenticator } from '../second-step'
import { readDeviceCookie, setDeviceCookie } from './device-cookie'
import { rememberDevice } from './known-devices'
import { setSessionCookie } from '../../../kernel/security/session-cookie'
import { endSession, openSession } from './sessions'
import { keepSignIn } from './sign-ins'
import { setStepCookie } from './step-cookie'

/** A call that signs a member in. */
export interface SigningIn {
  context: CallContext
  request: FastifyRequest
  reply: FastifyReply
}

/** What of a member the answer of a login needs. */
export interface SignedInMember {
  id: string
  merchant: string
  account: string
  type: number
  must_change_password: boolean
  /** When the session ends however much used, in ms; as every session's when absent. */
  sessionMs?: number
  /** The second step has been passed, or the way of signing in has both in one. */
  hasPassedStep?: boolean
}

/** How a sign-in differs from a usual one. */
export interface SignInTerms {
  /** Of a member who takes a break from play: for withdrawing alone. Ignored without a break. */
  purpose?: 'withdraw' | undefined
  /** Runs before the session is opened, in the same transaction. */
  first?: (trx: Trx) => Promise<void>
}

/** A session for withdrawing alone ends then, in ms (docs/decisions/0131). */
const limitedSessionMs = 30 * 60_000

/**
 * Signs in a member whose identity the caller has verified: a new session, its cookie, and the answer of a login; the
 * browser becomes known to the account and the sign-in is kept for it, except for a trial's. A session that the browser had ends
 * and is never carried over (ASVS 7.2.4). Who takes a break from play gets a session for withdrawing alone, and only on request
 * (RG-8). A member with an authenticator gets no session yet, whichever way it comes, but a cookie with which the second step
 * goes on (SECURITY-4); what ran first has taken effect then.
 * @throws CallFailure `member.excluded` with `kind` and `until`; `login.step.required`
 */
export async function beginSession(
  gateway: Gateway,
  { context, request, reply }: SigningIn,
  member: SignedInMember,
  { purpose, first }: SignInTerms = {},
): Promise<AnswerOf<typeof loginCall>> {
  const opened = await gateway.db.transaction(async (trx) => {
    await first?.(trx)
    // After it, because it may be what makes the account.
    const held = await exclusionAtSignIn(trx, member.id, context.now)
    if (held && purpose !== 'withdraw') throw excludedFailure(held)
    if (!member.hasPassedStep && (await hasAuthenticator(trx, member.id)))
      return {
        step: await beginStep(trx, { merchant: context.merchant.code, memberId: member.id }, context.now),
      }
    if (context.signedIn) await endSession(trx, context.signedIn.session.id, 'login', context.now)
    const session = await openSession(trx, {
      memberId: member.id,
      merchant: member.merchant,
      now: context.now,
      address: context.ip,
      userAgent: request.headers['user-agent'] ?? '',
      lifetimeMs: Math.min(
        member.sessionMs ?? Infinity,
        context.longestSessionMs,
        held ? limitedSessionMs : Infinity,
      ),
      isLimited: held !== null,
    })
    if (member.type === memberTypes.trial) return { ...session, step: null }
    await keepSignIn(trx, {
      merchant: member.merchant,
      memberId: member.id,
      now: context.now,
      ip: context.ip,
      request,
      sessionId: session.id,
      refusal: null,
    })
    const { to_upline: hasUpline } = await readMember(trx, member.id)
    const device = await rememberDevice(trx, readDeviceCookie(request), member.id, context.now)
    return { ...session, step: null, device, facts: { hasUpline, ...(held && { isOnBreak: true }) } }
  })
  if (opened.step !== null) {
    setStepCookie(request, reply, opened.step)
    throw new CallFailure('login.step.required')
  }
  setSessionCookie(request, reply, opened.cookie)
  if ('device' in opened) setDeviceCookie(request, reply, opened.device)
  request.log.info({ member: member.id }, 'signed in')
  return {
    id: opened.id,
    token: opened.token,
    userName: member.account,
    customerType: member.type,
    firstTimeLogin: member.must_change_password,
    ...('facts' in opened && { facts: opened.facts }),
  }
}
