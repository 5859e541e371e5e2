import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** On how many days of a range, both included, a member checked in, made-up days too. */
export async function countCheckIns(
  queries: Queries,
  memberId: string,
  { from, to }: { from: string; to: string },
): Promise<number> {
  const { days } = await queries
    .selectFrom('check_ins')
    .select(sql<number>`count(*)`.as('days'))
    .where('member_id', '=', memberId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .executeTakeFirstOrThrow()
  return days
}
