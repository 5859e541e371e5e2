import type { FastifyRequest } from 'fastify'
import type { Writes } from '../../../kernel/database/database'
import { codeHasher } from '../../../kernel/security/code-hash'
import { hashSecret } from '../../../kernel/security/secrets'
import { readCaptchaCookie } from './captcha-cookie'
import { captchaOwner } from './check-captcha'

/**
 * The code of the captcha that a request's browser was shown last, null when there is none: found by trying every code,
 * because only a hash is stored. For automated tests of the site.
 */
export async function shownCode(queries: Writes, request: FastifyRequest): Promise<string | null> {
  const cookie = readCaptchaCookie(request)
  if (cookie === undefined) return null
  const shown = await queries
    .selectFrom('captchas')
    .select('code_hash')
    .where('cookie_hash', '=', hashSecret(cookie))
    .executeTakeFirst()
  if (!shown) return null
  const hashOf = await codeHasher(queries)
  const owner = captchaOwner(cookie)
  for (let number = 0; number < 10_000; number += 1) {
    const code = String(number).padStart(4, '0')
    if (hashOf(owner, code) === shown.code_hash) return code
  }
  return null
}
