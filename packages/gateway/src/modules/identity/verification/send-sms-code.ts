import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext } from '../../../kernel/http/call-context'
import { checkCaptcha } from '../captcha'
import type { MobileNumber } from '../contacts'
import { codeNeedsCaptcha } from './code-limits'
import { queueCode } from './queue-code'
import { checkSmsOpen, type FormPurpose } from './sms-open'

/** A visitor's request for a code: the number, the purpose, and the captcha fields of the form. */
export type SmsRequest = MobileNumber & { purpose: FormPurpose; captcha: string | undefined }

/**
 * Creates a code and queues it. It never checks whether a member has the number, so neither answer nor timing reveals
 * it. @throws CallFailure `feature.off`, `sms.too.soon` and `request.rate.limited`, each with `retryAt`,
 * `captcha.*` after a
 * few codes to a number or from an address, or when much of the merchant's daily limit is used.
 */
export async function sendSmsCode(
  gateway: Gateway,
  context: CallContext,
  request: FastifyRequest,
  { captcha, ...asked }: SmsRequest,
): Promise<{ expiredMinutes: number }> {
  const { db, settings } = gateway
  checkSmsOpen(context.merchant, asked.purpose)
  const owner = { ...asked, merchant: context.merchant.code }
  const hasCaptcha = await codeNeedsCaptcha(db.read, settings, owner, context)
  if (hasCaptcha) await checkCaptcha(db.write, context, request, captcha)
  return queueCode(gateway, context, request, { owner, hasCaptcha })
}
