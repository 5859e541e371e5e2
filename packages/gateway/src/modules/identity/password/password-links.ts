import { CallFailure } from '../../../kernel/call-failure'
import type { Database, Queries, Trx, Writes } from '../../../kernel/database/database'
import { hashSecret, newSecret } from '../../../kernel/security/secrets'
import { findById } from '../directory'

/** How long a link of an e-mail works after it was requested. */
export const linkLifetimeMs = 30 * 60_000

/** A new one-time code for a link, of 256 bits; only its hash is stored. */
export async function makePasswordLink(
  db: Database,
  member: { id: string; merchant: string },
  askedAt: number,
): Promise<string> {
  const code = newSecret()
  await db.write
    .insertInto('password_links')
    .values({
      code_hash: hashSecret(code),
      merchant: member.merchant,
      member_id: member.id,
      created_at: askedAt,
      expires_at: askedAt + linkLifetimeMs,
    })
    .execute()
  return code
}

/** The member whose password a link's code may set, at this merchant. @throws CallFailure `password.link.invalid`. */
export async function ownerOfLink(queries: Queries, merchant: string, code: string, now: number) {
  const link = await queries
    .selectFrom('password_links')
    .select('member_id')
    .where('code_hash', '=', hashSecret(code))
    .where('merchant', '=', merchant)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  const owner = link && (await findById(queries, link.member_id))
  if (!owner || owner.blocked) throw new CallFailure('password.link.invalid')
  return owner
}

/** Uses up a link that was checked: of two at once, one gets it. @throws CallFailure `password.link.invalid`. */
export async function spendLink(trx: Trx, code: string): Promise<void> {
  const spent = await trx
    .deleteFrom('password_links')
    .where('code_hash', '=', hashSecret(code))
    .returning('member_id')
    .executeTakeFirst()
  if (!spent) throw new CallFailure('password.link.invalid')
}

/** Forgets links that have expired. */
export async function forgetLinks(queries: Writes, now: number): Promise<void> {
  await queries.deleteFrom('password_links').where('expires_at', '<', now).execute()
}
