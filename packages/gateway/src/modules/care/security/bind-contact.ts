import { verifyField, type ContactInput } from '@plaza/contract/identity'
import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../../../kernel/call-failure'
import { isUniqueViolation } from '../../../kernel/database/unique-violation'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { requestLanguage } from '../../../kernel/http/request-merchant'
import { countOne } from '../../../kernel/security/rate-limit'
import { diallingCodeOf, maskedContact, parseMobileNumber } from '../../identity/contacts'
import { bindContact, noteSecretsChanged, readMember } from '../../identity/directory'
import { tellMember } from '../../identity/member'
import { registerSettings } from '../../identity/registration-rules'
import {
  checkCode,
  queueCode,
  spendCode,
  type CodeOwner,
  type ContactPoint,
} from '../../identity/verification'
import { changeNotice } from './change-notice'

/** Codes to new contacts that a member may ask for, so that nobody sends messages to strangers by its account. */
const codesOfMember = { limit: 10, windowMs: 24 * 60 * 60_000 }

/** A call about a contact. */
export interface ContactCall {
  member: Member
  context: CallContext
  request: FastifyRequest
}

/** The contact in the form in which it is kept. @throws CallFailure `contact.form` */
function contactOf({ context: { merchant } }: ContactCall, given: ContactInput): ContactPoint {
  const { rules } = registerSettings(merchant)
  if (given.channel === 'email') {
    const email = given.email.trim()
    const rule = { ...rules.email, isEnabled: true, isRequired: true }
    if (!email.includes('@') || verifyField(rule, email) !== null) throw new CallFailure('contact.form')
    return { email }
  }
  const number = parseMobileNumber(given.mobileNum, diallingCodeOf(given.countryDialingCode))
  if (!number) throw new CallFailure('contact.form')
  return number
}

const isSame = (former: ContactPoint | null, to: ContactPoint): boolean =>
  former !== null && maskless(former) === maskless(to)
const maskless = (to: ContactPoint): string =>
  'email' in to ? to.email.toLowerCase() : `+${to.diallingCode}${to.mobileNum}`

/** The number or e-mail that a member has now, of the kind of `to`. */
async function formerContact(
  { db }: Gateway,
  memberId: string,
  to: ContactPoint,
): Promise<ContactPoint | null> {
  const { email, mobile_num: mobileNum, dialling_code: diallingCode } = await readMember(db.read, memberId)
  if ('email' in to) return email === null ? null : { email }
  return mobileNum === null || diallingCode === null ? null : { mobileNum, diallingCode }
}

const ownerOf = ({ member }: ContactCall, to: ContactPoint): CodeOwner => ({
  ...to,
  merchant: member.merchant,
  purpose: 'bind',
})

/**
 * Sends a code to a number or e-mail that is to be the member's, whether or not somebody else has it.
 * @throws CallFailure `contact.form`, `contact.same`; `sms.too.soon`, `request.rate.limited`, each with `retryAt`
 */
export async function sendContactCode(
  gateway: Gateway,
  call: ContactCall,
  given: ContactInput,
): Promise<{ expiredMinutes: number }> {
  const { member, context, request } = call
  const to = contactOf(call, given)
  if (isSame(await formerContact(gateway, member.id, to), to)) throw new CallFailure('contact.same')
  const counted = await countOne(gateway.db.write, `bind:${member.id}`, codesOfMember, context.now)
  if (counted.isOver) throw new CallFailure('request.rate.limited', { retryAt: counted.resetsAt })
  return queueCode(gateway, context, request, { owner: ownerOf(call, to), hasCaptcha: true })
}

/**
 * Binds a number or e-mail by the code that was sent to it. When it replaces another, the former e-mail is notified as well
 * and holds withdrawals for a day; a first one does not, since a withdrawal asks for it (docs/decisions/0135).
 * @throws CallFailure `contact.form`, `contact.same`, `sms.code.*`, `contact.taken` to somebody who has proved to have it
 */
export async function bindByCode(
  gateway: Gateway,
  call: ContactCall,
  { contact, code }: { contact: ContactInput; code: string },
): Promise<{ to: string }> {
  const { member, context, request } = call
  const { db, clock } = gateway
  const to = contactOf(call, contact)
  const owner = ownerOf(call, to)
  const former = await formerContact(gateway, member.id, to)
  if (isSame(former, to)) throw new CallFailure('contact.same')
  await checkCode(db, owner, code, context.now)
  const kind = 'email' in to ? 'email' : 'mobile'
  try {
    await db.transaction(async (trx) => {
      await spendCode(trx, owner, code, context.now)
      await bindContact(trx, member.id, to)
      if (former) await noteSecretsChanged(trx, member.id, context.now)
      await tellMember(trx, clock, {
        memberId: member.id,
        merchant: context.merchant,
        text: changeNotice(former ? `${kind}-changed` : `${kind}-added`, context.merchant.name),
        language: requestLanguage(context.merchant, request),
        now: context.now,
        ...(former && 'email' in former && { formerEmail: former.email }),
      })
    })
  } catch (error) {
    if (isUniqueViolation(error, 'members_email') || isUniqueViolation(error, 'members_mobile'))
      throw new CallFailure('contact.taken')
    throw error
  }
  return { to: maskedContact(to) }
}
