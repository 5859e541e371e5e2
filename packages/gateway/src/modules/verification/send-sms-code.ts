import type { Language } from '@plaza/contract'
import type { Gateway } from '../../gateway'
import type { CallContext } from '../../http/call-context'
import { queueMessage } from '../messages/queue-message'
import { issueSmsCode, type SmsCodeOwner } from './sms-codes'
import { countSms } from './sms-limits'

/**
 * Makes a code and queues it. Nothing here asks whether a member has the number, so neither answer nor time can tell.
 * @throws CallFailure `sms.too.soon`, `request.rate.limited`, each with `retryAt`.
 */
export async function sendSmsCode(
  { db, settings, clock }: Gateway,
  { now, address }: Pick<CallContext, 'now' | 'address'>,
  owner: SmsCodeOwner,
  language: Language,
): Promise<{ expiredMinutes: number }> {
  const minutes = settings.smsExpiryMinutes
  const lifetimeMs = minutes * 60_000
  await db.transaction(async (trx) => {
    const code = await issueSmsCode(trx, owner, { now, expiresAt: now + lifetimeMs })
    await countSms(trx, settings, owner, { address, now })
    const { merchant, ...about } = owner
    const content = { kind: 'sms-code', ...about, code, minutes, language } as const
    await queueMessage(trx, clock, { merchant, content, askedAt: now, lifetimeMs })
  })
  return { expiredMinutes: minutes }
}
