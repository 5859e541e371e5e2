import { sql, type RawBuilder } from 'kysely'
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

/**
 * Ids of everybody below a member at any depth, as a subquery of one column `id` for the joins of other domains. It never
 * leaves the merchant, never contains the member itself, and terminates even if the tree contains a cycle.
 */
export const everybodyBelow = (merchant: string, memberId: string): RawBuilder<{ id: string }> => sql`(
  with recursive line (id) as (
    select id from members where upline_id = ${memberId} and merchant = ${merchant}
    union
    select m.id from members m join line on m.upline_id = line.id where m.merchant = ${merchant}
  )
  select id from line where id <> ${memberId}
)`
