import type { FastifyRequest } from 'fastify'
import type { Queries } from '../../../kernel/database/database'
import { codeHasher, isSameHash } from '../../../kernel/security/code-hash'
import { hashSecret } from '../../../kernel/security/secrets'
import { captchaOwner, readCaptchaCookie } from '../../identity/captcha'

const newest = 200

/** What went out, newest first; to one recipient if it is given, by its number in full (`+63…`) or its e-mail. */
export async function newestMessages(queries: Queries, recipient: string | undefined) {
  let messages = queries.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(newest)
  if (recipient) messages = messages.where('recipient', '=', recipient.replace(/^ /, '+'))
  const rows = await messages.execute()
  return rows.map(({ created_at: createdAt, ...message }) => ({ ...message, createdAt }))
}

/**
 * The code of the captcha that a request's browser was shown last, null when there is none: found by trying every code,
 * because only a hash is stored. For automated tests of the site.
 */
export async function readCaptcha(queries: Queries, request: FastifyRequest): Promise<string | null> {
  const cookie = readCaptchaCookie(request)
  if (cookie === undefined) return null
  const shown = await queries
    .selectFrom('captchas')
    .select('code_hash')
    .where('cookie_hash', '=', hashSecret(cookie))
    .executeTakeFirst()
  if (!shown) return null
  const hashOf = await codeHasher(queries)
  for (let number = 0; number < 10_000; number += 1) {
    const code = String(number).padStart(4, '0')
    if (isSameHash(shown.code_hash, hashOf(captchaOwner(cookie), code))) return code
  }
  return null
}
