import { sendSms, type Deliver } from '../../site/messages'
import { findByMobile } from '../contacts'
import { smsCodeText } from './sms-code-text'

/**
 * Sends a code. A number that nobody has gets no code to sign in with; who asked was answered as if it had.
 * @throws when the carrier does not take it.
 */
export const deliverSmsCode: Deliver<'sms-code'> = async (delivery, content) => {
  const { gateway, merchant } = delivery
  const { kind: _kind, purpose, code, minutes, language, ...number } = content
  if (purpose === 'noLogin' && !(await findByMobile(gateway.db.read, merchant.code, number))) return
  const text = smsCodeText(language, { merchant: merchant.name, code, minutes })
  await sendSms(delivery, { ...number, text })
}
