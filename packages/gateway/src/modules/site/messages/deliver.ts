import type { MessageCarrier } from '../../../kernel/carriers/message-carrier'
import type { MessageRow } from '../../../kernel/database/code-tables'
import type { Gateway } from '../../../kernel/gateway'
import { siteAddress } from '../../../kernel/merchants/site-address'
import { linkLifetimeMs, makePasswordLink } from '../../identity/password/password-links'
import { findByContact, findByMobile } from '../../identity/verification/find-member'
import { sendEmail, sendSms, type ContentOf, type Delivery } from './delivery'
import { tellOwner } from './tell-owner'
import { passwordLinkText, smsCodeText } from './texts'

async function deliverSmsCode(delivery: Delivery, content: ContentOf<'sms-code'>): Promise<void> {
  const { gateway, merchant } = delivery
  const { kind: _kind, purpose, code, minutes, language, ...number } = content
  // A number that nobody has gets no code to sign in with; who asked was answered as if it had.
  if (purpose === 'noLogin' && !(await findByMobile(gateway.db.read, merchant.code, number))) return
  const text = smsCodeText(language, { merchant: merchant.name, code, minutes })
  await sendSms(delivery, { ...number, text })
}

async function deliverPasswordLink(delivery: Delivery, content: ContentOf<'password-link'>): Promise<void> {
  const { gateway, merchant, askedAt } = delivery
  const member = await findByContact(gateway.db.read, merchant.code, content)
  if (!member) return
  const code = await makePasswordLink(gateway.db, member, askedAt)
  const facts = {
    merchant: merchant.name,
    account: member.account,
    link: `${siteAddress(merchant, gateway.settings)}/m/forget?code=${code}`,
    minutes: linkLifetimeMs / 60_000,
  }
  await sendEmail(delivery, { to: member.email, ...passwordLinkText(content.language, facts) })
}

/** Sends one queued message, if there is somebody to get it. @throws when its carrier does not take it. */
export async function deliver(gateway: Gateway, carrier: MessageCarrier, message: MessageRow): Promise<void> {
  const merchant = await gateway.merchants.find(message.merchant)
  if (!merchant) throw new Error(`a message of no merchant: ${message.merchant}`)
  const { content, created_at: askedAt } = message
  const id = `plaza-${merchant.code}-${String(message.id)}`
  const delivery = { gateway, carrier, merchant, askedAt, id }
  switch (content.kind) {
    case 'sms-code':
      return deliverSmsCode(delivery, content)
    case 'password-link':
      return deliverPasswordLink(delivery, content)
    case 'contact-claimed':
      return tellOwner(delivery, content)
  }
}
