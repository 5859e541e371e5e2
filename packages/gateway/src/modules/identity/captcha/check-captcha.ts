import type { FastifyRequest } from 'fastify'
import { CallFailure } from '../../../kernel/call-failure'
import type { Writes } from '../../../kernel/database/database'
import type { CallContext } from '../../../kernel/http/call-context'
import { hashCode, isSameHash } from '../../../kernel/security/code-hash'
import { hashSecret } from '../../../kernel/security/secrets'
import { readCaptchaCookie } from './captcha-cookie'
import { countCaptchaFailure } from './captcha-work'

/** How long a captcha works after it was shown. */
export const captchaMs = 10 * 60_000

/** The owner under which a captcha's code is hashed: the browser's cookie. */
export const captchaOwner = (cookie: string): string => `captcha:${cookie}`

type Refusal = 'captcha.required' | 'captcha.wrong' | 'captcha.expired' | 'captcha.work'
const refused = (code: Refusal) => new CallFailure(code, { captcha: true })

/** Deletes the captcha of a cookie, so that it works once, whether the answer is right or wrong. */
const take = (queries: Writes, cookie: string, merchant: string) =>
  queries
    .deleteFrom('captchas')
    .where('cookie_hash', '=', hashSecret(cookie))
    .where('merchant', '=', merchant)
    .returning(['code_hash', 'expires_at', 'is_worked'])
    .executeTakeFirst()

/**
 * Checks the captcha that the browser of a request was shown and deletes it, right or wrong. Returns when it was shown,
 * ms. One that is wrong, or whose work is not done, makes the next ones of the address harder (LOGIN-10).
 * @throws CallFailure `captcha.required`, `captcha.wrong`, `captcha.expired` (also when it belongs to another browser
 * or was used), `captcha.work`, each with `captcha: true`, which makes the form show a new one.
 */
export async function checkCaptcha(
  queries: Writes,
  { merchant, now, address }: Pick<CallContext, 'merchant' | 'now' | 'address'>,
  request: FastifyRequest,
  given: string | undefined,
): Promise<number> {
  const code = given?.trim()
  if (!code) throw refused('captcha.required')
  const cookie = readCaptchaCookie(request)
  const shown = cookie === undefined ? undefined : await take(queries, cookie, merchant.code)
  if (cookie === undefined || !shown || shown.expires_at <= now) throw refused('captcha.expired')
  const isRight = isSameHash(shown.code_hash, await hashCode(queries, captchaOwner(cookie), code))
  if (isRight && shown.is_worked) return shown.expires_at - captchaMs
  await countCaptchaFailure(queries, address, now)
  throw refused(isRight ? 'captcha.work' : 'captcha.wrong')
}

/** Forgets captchas that nobody solved in time. */
export async function forgetCaptchas(queries: Writes, now: number): Promise<void> {
  await queries.deleteFrom('captchas').where('expires_at', '<', now).execute()
}
