import { sendSms, type Deliver } from '../../platform/messages'
import { findByMobile } from '../directory'
import { codeText } from './code-text'

/**
 * Sends a code. An unknown number gets no code to sign in or set a password with, although the request was answered as if it did.
 * @throws when the carrier does not accept it.
 */
export const deliverSmsCode: Deliver<'sms-code'> = async (delivery, content) => {
  const { gateway, merchant } = delivery
  const { kind: _kind, purpose, code, minutes, language, ...number } = content
  const isOfMember = purpose === 'noLogin' || purpose === 'password'
  if (isOfMember && !(await findByMobile(gateway.db.read, merchant.code, number))) return
  const { text } = codeText(language, { merchant: merchant.name, purpose, code, minutes })
  await sendSms(delivery, { ...number, text })
}
