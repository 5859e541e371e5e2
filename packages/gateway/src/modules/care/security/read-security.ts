import type { Protection, Security } from '@plaza/contract/identity'
import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, SignedIn } from '../../../kernel/http/call-context'
import { staysSignedIn } from '../../../kernel/security/session-cookie'
import { realName } from '../../identity/directory'
import { countPasskeys } from '../../identity/passkeys'
import { paymentPasswordHash } from '../../identity/payment-password'
import { hasAuthenticator } from '../../identity/second-step'
import { countSessions, lastSignIn } from '../../identity/session'
import { boundContacts } from '../../identity/verification'
import { payoutAccountsOf } from '../../money/payout-accounts'
import { heldUntil } from '../../money/withdrawals'
import { kycStateOf } from '../kyc'

/** What protects an account and what is missing (SECURITY-1). */
export async function readSecurity(
  { db }: Gateway,
  { member, session }: SignedIn,
  { context, request }: { context: CallContext; request: FastifyRequest },
): Promise<Security> {
  const { now, merchant } = context
  const queries = db.read
  const contacts = await boundContacts(queries, member.id)
  const to = (channel: 'sms' | 'email') => contacts.find((one) => one.channel === channel)?.to ?? null
  const [mobile, email] = [to('sms'), to('email')]
  const name = await realName(queries, member.id)
  const hasPaymentPassword = (await paymentPasswordHash(queries, member.id)) !== undefined
  const isDone: Record<Protection, boolean> = {
    password: !member.mustChangePassword,
    paymentPassword: hasPaymentPassword,
    mobile: mobile !== null,
    email: email !== null,
    name: name !== null,
    secondStep: await hasAuthenticator(queries, member.id),
  }
  const until = await heldUntil(queries, { merchant, memberId: member.id, now })
  return {
    done: Object.entries(isDone).flatMap(([protection, done]) => (done ? [protection] : [])),
    mobile,
    email,
    realName: name,
    payoutAccounts: (await payoutAccountsOf(queries, member.id)).length,
    passkeys: await countPasskeys(queries, member.id),
    sessions: await countSessions(queries, member.id, context),
    lastSignIn: await lastSignIn(queries, member.id, { sessionId: session.id, now }),
    staysSignedIn: staysSignedIn(request),
    kyc: await kycStateOf(queries, member.id),
    ...(until !== null && { heldUntil: until }),
  }
}
