import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** A day whose figures are others than the ledger, the rounds and the orders come to. */
export interface DayProblem {
  problem: 'day'
  memberId: string
  day: string
  category: string
  /** The figure by its column. */
  figure: string
  /** In digits. */
  kept: string
  derived: string
}

const booked = [
  'deposits',
  'deposit_minor',
  'withdrawals',
  'withdrawal_minor',
  'bonus_minor',
  'transfer_in_minor',
  'transfer_out_minor',
  'other_minor',
]
const played = ['bets', 'stake_minor', 'valid_minor', 'prize_minor', 'rebate_minor']

const sums = sql.join([...booked, ...played].map((name) => sql`sum(${sql.ref(name)}) as ${sql.ref(name)}`))
const compared = sql.join(
  [...booked, ...played].map(
    (name) =>
      sql`(${name}::text, coalesce(d.${sql.ref(name)}, 0)::numeric, coalesce(t.${sql.ref(name)}, 0)::numeric)`,
  ),
)

/**
 * Derives the figures of all days again, what was booked from the ledger's entries and what was played from the rounds and
 * orders themselves, and compares them with those that were kept (DAYS-2); empty is sound. At most 100.
 */
export async function dayProblems(queries: Queries): Promise<DayProblem[]> {
  const { rows } = await sql<DayProblem>`
    with told as (
      select member_id, day, category, ${sums} from (
        select * from member_days_booked() union all select * from member_days_played()
      ) part group by member_id, day, category
    )
    select 'day' as problem, coalesce(d.member_id, t.member_id) as "memberId", coalesce(d.day, t.day) as day,
      coalesce(d.category, t.category) as category, f.figure, f.kept::text as kept, f.derived::text as derived
    from member_days d full join told t using (member_id, day, category)
      cross join lateral (values ${compared}) as f(figure, kept, derived)
    where f.kept <> f.derived and not (coalesce(d.is_carried, false) and f.figure = any(${played}::text[]))
    order by 2, 3, 4, 5 limit 100`.execute(queries)
  return rows
}
