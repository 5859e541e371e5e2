import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** The day on which a booking counts as a figure, of columns `kind`, `reference` and `created_at` of a joined table (DAYS-1). */
export const countsOn = (merchant: string, table: string): RawBuilder<string> => {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return sql`member_day_of_booking(${merchant}, ${column('kind')}, ${column('reference')}, ${column('created_at')})`
}

/**
 * Days of play from before there were figures, not all of whose rounds are kept: what play gave its members on them as it was carried,
 * prizes and
 * rebates of lotteries less bets, minor units.
 */
export async function carriedPlay(
  queries: Queries,
  merchant: string,
): Promise<{ memberId: string; day: string; minor: number }[]> {
  const { rows } = await sql<{ memberId: string; day: string; minor: number }>`
    select member_id as "memberId", day, sum(minor)::bigint as minor from (
      select d.member_id, d.day,
        d.prize_minor - d.stake_minor + case when d.category = 'LOTT' then d.rebate_minor else 0 end as minor
      from member_days d where d.merchant = ${merchant} and exists (
        select from member_days c where c.is_carried and (c.member_id, c.day) = (d.member_id, d.day))
    ) part group by 1, 2`.execute(queries)
  return rows
}
