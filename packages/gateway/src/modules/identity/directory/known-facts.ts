import type { Queries } from '../../../kernel/database/database'
import type { KnownFacts } from '../../../kernel/security/guessable-secret'

/** What a stranger may know of a member. */
export async function knownFacts(queries: Queries, memberId: string): Promise<KnownFacts> {
  const row = await queries
    .selectFrom('members')
    .leftJoin('member_details', 'member_details.member_id', 'members.id')
    .select(['members.mobile_num', 'member_details.birth_date'])
    .where('members.id', '=', memberId)
    .executeTakeFirst()
  return { birthDate: row?.birth_date, mobileNum: row?.mobile_num }
}
