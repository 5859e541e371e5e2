import { siteAddress } from '../../../kernel/merchants/site-address'
import { countOne, giveBack } from '../../../kernel/security/rate-limit'
import { countSmsOfMerchant } from '../verification'
import { findByEmail, findByMobile } from '../directory'
import { sendEmail, sendSms, type ContentOf, type Delivery } from '../../platform/messages'
import { contactClaimedText } from './contact-claimed-text'

/** An owner is notified once a day, however often somebody tries. */
const onceADay = { limit: 1, windowMs: 24 * 60 * 60_000 }

/** Sends a message unless a similar one has been sent within a day; one that the carrier refuses is not counted. */
async function onceFor(
  { gateway, askedAt }: Delivery,
  key: string,
  send: () => Promise<void>,
): Promise<void> {
  const queries = gateway.db.write
  const bucket = `told:${key}`
  const count = await countOne(queries, bucket, onceADay, askedAt)
  if (count.isOver) return
  await send().catch(async (error: unknown) => {
    await giveBack(queries, bucket, count)
    throw error
  })
}

/**
 * Informs the owner of an e-mail or number that somebody has registered with it, and how to sign in. Nothing is sent
 * when the contact is free or belongs to the new member.
 */
export async function notifyOwner(delivery: Delivery, content: ContentOf<'contact-claimed'>): Promise<void> {
  const { gateway, merchant } = delivery
  const { db, settings } = gateway
  const { memberId, contact, language } = content
  const owner = await ('email' in contact
    ? findByEmail(db.read, merchant.code, contact.email)
    : findByMobile(db.read, merchant.code, contact))
  if (!owner || owner.id === memberId || owner.blocked) return
  const texts = contactClaimedText(language, {
    merchant: merchant.name,
    account: owner.account,
    link: `${siteAddress(merchant, settings)}/m/login`,
  })
  await onceFor(delivery, `${'email' in contact ? 'email' : 'mobile'}:${owner.id}`, async () => {
    if ('email' in contact) return sendEmail(delivery, { to: owner.email ?? contact.email, ...texts.email })
    if (await countSmsOfMerchant(db.write, settings, merchant.code, delivery.askedAt))
      await sendSms(delivery, { ...contact, text: texts.sms })
  })
}
