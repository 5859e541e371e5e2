import { captchaCall } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall } from '../../../kernel/http/register-call'
import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { hashCode, newCode } from '../../../kernel/security/code-hash'
import { countOne } from '../../../kernel/security/rate-limit'
import { hashSecret, newSecret } from '../../../kernel/security/secrets'
import { readCaptchaCookie, setCaptchaCookie } from './captcha-cookie'
import { captchaMs, captchaOwner, forgetCaptchas } from './check-captcha'
import { drawCaptcha } from './draw-captcha'

const digits = 4
/** Pictures that one address may request. */
const addressLimit = { limit: 150, windowMs: 5 * 60_000 }

/** Captchas (LOGIN-5): one a browser, bound to it by a cookie, good for one try within ten minutes. */
export function captchaModule(gateway: Gateway): void {
  gateway.jobs.push(cleanUpJob(gateway, 'captcha', forgetCaptchas))
  registerCall(gateway, captchaCall, async ({ context, request, reply }) => {
    const { now, address, merchant } = context
    const rate = await countOne(gateway.db.read, `captcha:${address}`, addressLimit, now)
    if (rate.isOver) throw new CallFailure('request.rate.limited', { retryAt: rate.resetsAt })
    const [code, cookie, expiresAt] = [newCode(digits), newSecret(), now + captchaMs]
    const image = await drawCaptcha(code)
    const last = readCaptchaCookie(request)
    await gateway.db.transaction(async (trx) => {
      if (last) await trx.deleteFrom('captchas').where('cookie_hash', '=', hashSecret(last)).execute()
      await trx
        .insertInto('captchas')
        .values({
          cookie_hash: hashSecret(cookie),
          merchant: merchant.code,
          code_hash: await hashCode(trx, captchaOwner(cookie), code),
          expires_at: expiresAt,
        })
        .execute()
    })
    setCaptchaCookie(request, reply, { value: cookie, lifetimeMs: captchaMs })
    return { image, expiresAt }
  })
}
