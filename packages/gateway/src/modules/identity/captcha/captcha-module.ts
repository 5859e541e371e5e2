import { captchaCall, captchaWorkCall } from '@plaza/contract/identity'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall } from '../../../kernel/http/register-call'
import { cleanUpJob } from '../../../kernel/jobs/clean-up'
import { newCode } from '../../../kernel/security/code-hash'
import { countOne } from '../../../kernel/security/rate-limit'
import { hashSecret, newSecret } from '../../../kernel/security/secrets'
import { defineModule } from '../../../kernel/modules/define-module'
import { captchaMigrations } from './migrations'
import { readCaptchaCookie, setCaptchaCookie } from './captcha-cookie'
import { attemptsFor, newWork } from './captcha-work'
import { captchaMs, forgetCaptchas } from './check-captcha'
import { drawCaptcha } from './draw-captcha'
import { reportWork } from './report-work'
import { storeCaptcha } from './store-captcha'

const digits = 4
/** Pictures that one address may request. */
const addressLimit = { limit: 150, windowMs: 5 * 60_000 }

function calls(gateway: Gateway): void {
  registerCall(gateway, captchaCall, async ({ context, request, reply }) => {
    const { now, address, merchant } = context
    const rate = await countOne(gateway.db.write, `captcha:${address}`, addressLimit, now)
    if (rate.isOver) throw new CallFailure('request.rate.limited', { retryAt: rate.resetsAt })
    const [code, cookie] = [newCode(digits), newSecret()]
    const image = await drawCaptcha(code)
    const work = await newWork(gateway.db.write, await attemptsFor(gateway.db.read, address, now))
    const last = readCaptchaCookie(request)
    const expiresAt = await gateway.db.transaction(async (trx) => {
      if (last) await trx.deleteFrom('captchas').where('cookie_hash', '=', hashSecret(last)).execute()
      return storeCaptcha(trx, { code, cookie, merchant: merchant.code, now, work })
    })
    setCaptchaCookie(request, reply, { value: cookie, lifetimeMs: captchaMs })
    return { image, expiresAt, work }
  })
  registerCall(gateway, captchaWorkCall, async ({ body, context, request }) => {
    await reportWork(gateway.db.write, context, readCaptchaCookie(request), body)
    return {}
  })
}

/** Captchas (LOGIN-5, LOGIN-10): one a browser, bound to it by a cookie, good for one try within ten minutes. */
export const captchaModule = defineModule({
  name: 'identity/captcha',
  calls,
  jobs: (gateway) => [cleanUpJob(gateway, 'captcha', forgetCaptchas)],
  tables: ['captchas'],
  migrations: captchaMigrations,
})
