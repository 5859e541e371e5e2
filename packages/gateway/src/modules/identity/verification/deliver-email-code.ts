import { sendEmail, type Deliver } from '../../platform/messages'
import { codeText } from './code-text'

/** Sends a code by e-mail. @throws when the carrier does not accept it. */
export const deliverEmailCode: Deliver<'email-code'> = async (delivery, content) => {
  const { kind: _kind, email, language, ...facts } = content
  const { emailSubject, text } = codeText(language, { merchant: delivery.merchant.name, ...facts })
  await sendEmail(delivery, { to: email, subject: emailSubject, text })
}
