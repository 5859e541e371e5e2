import { CallFailure } from '../../../kernel/call-failure'
import type { Database, Queries, Trx } from '../../../kernel/database/database'
import { hashSecret, newSecret } from '../../../kernel/security/secrets'

/** How long a link of an e-mail works after it was requested. */
export const linkLifetimeMs = 30 * 60_000

/** A new one-time code for a link, of 256 bits; only its hash is stored. */
export async function makePasswordLink(
  db: Database,
  member: { id: string; merchant: string },
  askedAt: number,
): Promise<string> {
  const code = newSecret()
  await db.read
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
  const owner = await queries
    .selectFrom('password_links as l')
    .innerJoin('members as m', 'm.id', 'l.member_id')
    .select(['m.id', 'm.merchant', 'm.account', 'm.nickname', 'm.email'])
    .where('l.code_hash', '=', hashSecret(code))
    .where('l.merchant', '=', merchant)
    .where('l.expires_at', '>', now)
    .where('m.blocked', '=', false)
    .executeTakeFirst()
  if (!owner) throw new CallFailure('password.link.invalid')
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
