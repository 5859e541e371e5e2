import type { RateCategory } from '@plaza/contract/agency'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** A change of a rate, of a member or of the one who asks. */
export interface ShownChange {
  id: string
  at: number
  memberId: string
  category: RateCategory
  from: number
  to: number
  day: string
}

/** Changes that an agent made, and that were made of its own rates, the newest first (RATE-1). */
export async function readChanges(
  queries: Queries,
  agentId: string,
  page: { limit: number; offset: number },
): Promise<{ changes: ShownChange[]; total: number }> {
  const found = queries
    .selectFrom('agent_rate_changes')
    .where((where) => where.or([where('set_by', '=', agentId), where('member_id', '=', agentId)]))
  const { total } = await found
    .select((select) => sql<number>`${select.fn.countAll()}::int`.as('total'))
    .executeTakeFirstOrThrow()
  const rows = await found
    .select(['id', 'at', 'member_id', 'category', 'from_rate', 'to_rate', 'since_day'])
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const changes = rows.map((row) => ({
    id: String(row.id),
    at: row.at,
    memberId: row.member_id,
    category: row.category,
    from: row.from_rate,
    to: row.to_rate,
    day: row.since_day,
  }))
  return { changes, total }
}
