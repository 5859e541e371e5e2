import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** Accounts directly below a member. */
export async function countBelow(queries: Queries, merchant: string, memberId: string): Promise<number> {
  const { below } = await queries
    .selectFrom('members')
    .select(sql<number>`count(*)::int`.as('below'))
    .where('upline_id', '=', memberId)
    .where('merchant', '=', merchant)
    .executeTakeFirstOrThrow()
  return below
}
