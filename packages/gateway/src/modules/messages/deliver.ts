import type { MessageCarrier } from '../../carriers/message-carrier'
import type { MessageContent } from '../../carriers/message-content'
import type { MessageRow } from '../../db/code-tables'
import type { Gateway } from '../../gateway'
import type { Merchant } from '../../merchants/merchants'
import { siteAddress } from '../../merchants/site-address'
import { linkLifetimeMs, makePasswordLink } from '../password/password-links'
import { findByContact, findByMobile } from '../verification/find-member'
import { passwordLinkText, smsCodeText } from './texts'

type Content<Kind extends MessageContent['kind']> = Extract<MessageContent, { kind: Kind }>

/** What of a queued message every kind needs. */
interface Delivery {
  gateway: Gateway
  carrier: MessageCarrier
  merchant: Merchant
  askedAt: number
  id: string
}

async function deliverSmsCode(
  { gateway, carrier, merchant, id }: Delivery,
  content: Content<'sms-code'>,
): Promise<void> {
  const { purpose, code, minutes, language, ...number } = content
  // A number that nobody has gets no code to sign in with; who asked was answered as if it had.
  if (purpose === 'noLogin' && !(await findByMobile(gateway.db.read, merchant.code, number))) return
  await carrier.sms(
    {
      merchant: merchant.code,
      to: `+${number.diallingCode}${number.mobileNum}`,
      text: smsCodeText(language, { merchant: merchant.name, code, minutes }),
    },
    id,
  )
}

async function deliverPasswordLink(
  { gateway, carrier, merchant, askedAt, id }: Delivery,
  content: Content<'password-link'>,
): Promise<void> {
  const member = await findByContact(gateway.db.read, merchant.code, content)
  if (!member) return
  const code = await makePasswordLink(gateway.db, member, askedAt)
  const facts = {
    merchant: merchant.name,
    account: member.account,
    link: `${siteAddress(merchant, gateway.settings)}/m/forget?code=${code}`,
    minutes: linkLifetimeMs / 60_000,
  }
  await carrier.email(
    {
      merchant: merchant.code,
      to: member.email,
      from: `no-reply@${merchant.settings.mainDomain}`,
      fromName: merchant.name,
      ...passwordLinkText(content.language, facts),
    },
    id,
  )
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
  }
}
