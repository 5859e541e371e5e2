import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { dayMs } from '../../../kernel/jobs/clean-up'

/** Issues of a fast lottery that nobody played are kept for this many draws and this long, whichever is more. */
const keptDraws = 1_440
const keptMs = 7 * dayMs
/** Issues with orders, and those of daily lotteries, are kept this long: far beyond the 90 days that lists go back. */
const keptLongMs = 400 * dayMs

/**
 * Deletes issues that no list shows any more. What was drawn from a kept seed stays verifiable: the chain's end is kept.
 */
export async function forgetIssues(queries: Queries, now: number): Promise<void> {
  await sql`delete from lottery_issues i using lotteries l
    where l.id = i.lottery_id and i.state in ('drawn', 'void') and i.settle_at is null
      and i.draw_at < ${now}::bigint - case
        when i.has_orders or l.schedule ->> 'kind' = 'daily' then ${keptLongMs}::bigint
        else greatest(${keptMs}::bigint, ${keptDraws} * 1000 * (l.schedule ->> 'seconds')::bigint)
      end`.execute(queries)
}
