import type { Queries } from '../../../kernel/database/database'
import type { KnownFacts } from '../../../kernel/security/guessable-secret'

/** What a stranger may know of a member. */
export async function knownFacts(queries: Queries, memberId: string): Promise<KnownFacts> {
  const row = await queries
    .selectFrom('members')
    .select(['mobile_num', 'birth_date'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  return { birthDate: row?.birth_date, mobileNum: row?.mobile_num }
}
