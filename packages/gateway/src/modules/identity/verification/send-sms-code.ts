import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext } from '../../../kernel/http/call-context'
import { checkCaptcha } from '../captcha'
import { queueMessage } from '../../site/messages'
import { requestLanguage } from '../../../kernel/http/request-merchant'
import { issueSmsCode, type SmsCodeOwner } from './sms-codes'
import { countSms, smsNeedsCaptcha } from './sms-limits'
import { checkSmsOpen } from './sms-open'

/** A request for a code: the number, the purpose, and the captcha fields of the form. */
export type SmsRequest = Omit<SmsCodeOwner, 'merchant'> & { captcha: string | undefined }

/**
 * Creates a code and queues it. It never checks whether a member has the number, so neither answer nor timing reveals
 * it. @throws CallFailure `feature.off`, `sms.too.soon` and `request.rate.limited`, each with `retryAt`,
 * `captcha.*` after a
 * few codes to a number or from an address, or when much of the merchant's daily limit is used.
 */
export async function sendSmsCode(
  { db, settings, clock }: Gateway,
  context: CallContext,
  request: FastifyRequest,
  { captcha, ...asked }: SmsRequest,
): Promise<{ expiredMinutes: number }> {
  const { merchant, now } = context
  checkSmsOpen(merchant, asked.purpose)
  const owner = { ...asked, merchant: merchant.code }
  const hasCaptcha = await smsNeedsCaptcha(db.read, settings, owner, context)
  if (hasCaptcha) await checkCaptcha(db.read, context, request, captcha)
  const minutes = settings.smsExpiryMinutes
  const lifetimeMs = minutes * 60_000
  await db.transaction(async (trx) => {
    const code = await issueSmsCode(trx, owner, { now, expiresAt: now + lifetimeMs })
    await countSms(trx, settings, owner, { ...context, hasCaptcha })
    const language = requestLanguage(merchant, request)
    const content = { kind: 'sms-code', ...asked, code, minutes, language } as const
    await queueMessage(trx, clock, { merchant: merchant.code, content, askedAt: now, lifetimeMs })
  })
  return { expiredMinutes: minutes }
}
