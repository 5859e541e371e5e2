import { sql } from 'kysely'
import type { Writes } from '../../../kernel/database/database'
import { dayMs } from '../../../kernel/jobs/clean-up'

/** No issue is kept for less than this; most are younger, and are not looked at. */
const keptAtLeastMs = 7 * dayMs

/**
 * Deletes issues that no list shows any more: those that the database lets go (`lottery_issue_kept_until`). What was drawn
 * from a kept seed stays verifiable: the chain's end is kept.
 */
export async function forgetIssues(queries: Writes, now: number): Promise<void> {
  await sql`delete from lottery_issues i using (
      select l.id, (select n.draw_at from lottery_issues n where n.lottery_id = l.id order by n.no desc limit 1) as newest
      from lotteries l) l
    where l.id = i.lottery_id and i.state in ('drawn', 'void') and i.settle_at is null
      and i.draw_at <= ${now - keptAtLeastMs}::bigint
      and lottery_issue_kept_until(i) <= least(${now}::bigint, l.newest)`.execute(queries)
}
