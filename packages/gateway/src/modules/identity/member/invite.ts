import { inviteParams, mayEnterAgency } from '@plaza/contract/identity'
import type { Database, Queries } from '../../../kernel/database/database'
import type { Member } from '../../../kernel/http/call-context'
import { newPublicCode } from '../../../kernel/security/public-code'
import { affiliateCodeOf } from '../affiliates'
import { findById } from '../directory'
import { findInviteCode } from './member-queries'

const attempts = 5

/** The invitation code of a member: the one it has, else a new one, the same for every caller and process. */
export async function inviteCodeOf(
  db: Database,
  member: Pick<Member, 'id' | 'merchant'>,
  now: number,
): Promise<string> {
  for (let attempt = 0; attempt < attempts; attempt++) {
    const known = await findInviteCode(db.read, member.id)
    if (known !== undefined) return known
    // Another member has the code, or another process was first to write the row: the caller looks again.
    await db.write
      .insertInto('invites')
      .values({ merchant: member.merchant, member_id: member.id, code: newPublicCode(), created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  throw new Error('no free invitation code')
}

/** The code in a member's invitations: an agent's affiliate code, or the invitation code of anybody else. */
export async function invitationOf(
  db: Database,
  member: Member,
  now: number,
): Promise<{ code: string; param: string }> {
  return mayEnterAgency(member.type)
    ? { code: await affiliateCodeOf(db, member, now), param: inviteParams.agent }
    : { code: await inviteCodeOf(db, member, now), param: inviteParams.member }
}

/** The member with this invitation code at a merchant, in any letter case; undefined when there is none. */
export async function findRecommender(
  queries: Queries,
  merchant: string,
  code: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('invites')
    .select('member_id')
    .where('merchant', '=', merchant)
    .where('code', '=', code.trim().toUpperCase())
    .executeTakeFirst()
  const member = row && (await findById(queries, row.member_id))
  return member && !member.blocked ? member.id : undefined
}
