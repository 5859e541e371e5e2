import type { FastifyRequest } from 'fastify'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext } from '../../../kernel/http/call-context'
import { requestLanguage } from '../../../kernel/http/request-merchant'
import { queueMessage, type MessageContent } from '../../platform/messages'
import { countCode } from './code-limits'
import { issueCode, type CodeOwner } from './codes'

/** A code to be made, and whether a captcha has shown that a person asks for it. */
export interface CodeRequest {
  owner: CodeOwner
  hasCaptcha: boolean
}

/**
 * Makes a code and queues it, by SMS or e-mail.
 * @throws CallFailure `sms.too.soon` and `request.rate.limited`, each with `retryAt`; `captcha.required`.
 */
export async function queueCode(
  { db, settings, clock }: Gateway,
  { merchant, now, address }: CallContext,
  request: FastifyRequest,
  { owner, hasCaptcha }: CodeRequest,
): Promise<{ expiredMinutes: number }> {
  const minutes = settings.smsExpiryMinutes
  const lifetimeMs = minutes * 60_000
  const language = requestLanguage(merchant, request)
  await db.transaction(async (trx) => {
    const code = await issueCode(trx, owner, { now, expiresAt: now + lifetimeMs })
    await countCode(trx, settings, owner, { address, now, hasCaptcha })
    const { purpose } = owner
    const facts = { purpose, code, minutes, language }
    const content: MessageContent =
      'email' in owner
        ? { kind: 'email-code', email: owner.email, ...facts }
        : { kind: 'sms-code', diallingCode: owner.diallingCode, mobileNum: owner.mobileNum, ...facts }
    await queueMessage(trx, clock, { merchant: merchant.code, content, askedAt: now, lifetimeMs })
  })
  return { expiredMinutes: minutes }
}
