import { siteAddress } from '../../../kernel/merchants/site-address'
import { sendEmail, type Deliver } from '../../platform/messages'
import { findByContact } from '../directory'
import { passwordLinkText } from './password-link-text'
import { linkLifetimeMs, makePasswordLink } from './password-links'

/**
 * Creates a one-time link and sends it to its member, if there is one.
 * @throws when the carrier does not accept it.
 */
export const deliverPasswordLink: Deliver<'password-link'> = async (delivery, content) => {
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
