import { groupOfRate } from '@plaza/contract/agency'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { lineOn } from '../../identity/directory'

/**
 * The prize group of a member on a day, at most its merchant's `largest`: the lowest that anybody of its line was given, but who
 * stands at its top. In one round trip, for every bet on a lottery asks (RATE-1).
 */
export async function prizeGroupOn(
  queries: Queries,
  { merchant, memberId, day, largest }: { merchant: string; memberId: string; day: string; largest: number },
): Promise<number> {
  const { rows } = await sql<{ rate: number | null }>`
    select min(given.rate) as rate from (
      select id, depth < max(depth) over () as "isBelow" from ${lineOn(merchant, memberId, day)} line
    ) line cross join lateral (
      select rate from agent_rates where member_id = line.id and category = 'LOTT' and since_day <= ${day}
      order by since_day desc limit 1
    ) given where line."isBelow"`.execute(queries)
  const rate = rows[0]?.rate ?? null
  return rate === null ? largest : Math.min(largest, groupOfRate(rate))
}
