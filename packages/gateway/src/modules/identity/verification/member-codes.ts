import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { maskedContact } from '../contacts'
import { readMember } from '../directory'
import type { CodeOwner, ContactPoint } from './codes'
import { queueCode } from './queue-code'

/** By what a code reaches a member. */
export type CodeChannel = 'sms' | 'email'

type Contacts = Partial<Record<CodeChannel, ContactPoint>>

async function contactsOf(queries: Queries, memberId: string): Promise<Contacts> {
  const { email, mobile_num: mobileNum, dialling_code: diallingCode } = await readMember(queries, memberId)
  return {
    ...(mobileNum !== null && diallingCode !== null && { sms: { diallingCode, mobileNum } }),
    ...(email !== null && { email: { email } }),
  }
}

/** Number and e-mail of a member that codes can be sent to, masked. */
export async function boundContacts(
  queries: Queries,
  memberId: string,
): Promise<{ channel: CodeChannel; to: string }[]> {
  const { sms, email } = await contactsOf(queries, memberId)
  return [
    ...(sms ? [{ channel: 'sms' as const, to: maskedContact(sms) }] : []),
    ...(email ? [{ channel: 'email' as const, to: maskedContact(email) }] : []),
  ]
}

/** The owner of a member's code by its own number or e-mail. @throws CallFailure `contact.none` without one. */
export async function memberCodeOwner(
  queries: Queries,
  { id, merchant }: Member,
  { purpose, channel }: { purpose: CodeOwner['purpose']; channel: CodeChannel },
): Promise<CodeOwner> {
  const to = (await contactsOf(queries, id))[channel]
  if (!to) throw new CallFailure('contact.none')
  return { ...to, merchant, purpose }
}

/**
 * Sends a signed-in member a code by its own number or e-mail. Signed in, it needs no captcha.
 * @throws CallFailure `contact.none`, `sms.too.soon` and `request.rate.limited`, each with `retryAt`
 */
export async function sendMemberCode(
  gateway: Gateway,
  { member, context, request }: { member: Member; context: CallContext; request: FastifyRequest },
  wanted: { purpose: CodeOwner['purpose']; channel: CodeChannel },
): Promise<{ expiredMinutes: number }> {
  const owner = await memberCodeOwner(gateway.db.read, member, wanted)
  return queueCode(gateway, context, request, { owner, hasCaptcha: true })
}
