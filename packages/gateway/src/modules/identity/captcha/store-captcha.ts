import type { CaptchaWork } from '@plaza/contract/identity'
import type { Writes } from '../../../kernel/database/database'
import { hashCode } from '../../../kernel/security/code-hash'
import { hashSecret } from '../../../kernel/security/secrets'
import { captchaMs, captchaOwner } from './check-captcha'

/** A captcha of a browser: `code` is its digits, `cookie` what binds it to the browser, `now` when it was shown, ms, `work` what the browser does beside it. */
interface NewCaptcha {
  code: string
  cookie: string
  merchant: string
  now: number
  work: CaptchaWork
}

/** Stores a captcha under hashes of its code and its cookie. Returns when it expires, ms. */
export async function storeCaptcha(
  queries: Writes,
  { code, cookie, merchant, now, work }: NewCaptcha,
): Promise<number> {
  const expiresAt = now + captchaMs
  await queries
    .insertInto('captchas')
    .values({
      cookie_hash: hashSecret(cookie),
      merchant,
      code_hash: await hashCode(queries, captchaOwner(cookie), code),
      expires_at: expiresAt,
      work: JSON.stringify(work),
    })
    .execute()
  return expiresAt
}
