import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { figureColumns, sumsOfFigures, type Figures } from './figures'
import type { DayCategory } from './tables'

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
  'commission_minor',
  'salary_minor',
  'dividend_minor',
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

/** Figures of a member, a day and a category as they are derived again. */
export type DerivedDay = Figures & { memberId: string; day: string; category: DayCategory }

const columns = sql.join(Object.values(figureColumns).map((column) => sql.ref(column)))
const onlyPlayed = sql.join(
  Object.values(figureColumns).map((column) => (played.includes(column) ? sql.ref(column) : sql`0`)),
)

/**
 * The figures of a merchant's members as the ledger's entries, the rounds and the orders come to them, for audits of what is added up
 * from the kept ones: of one day, or of all. Play from before there were figures, not all of whose rounds are kept, is as it was carried.
 */
export async function derivedDays(
  queries: Queries,
  { merchant, day }: { merchant: string; day?: string },
): Promise<DerivedDay[]> {
  const { rows } = await sql<DerivedDay>`
    select member_id as "memberId", day, category, ${sumsOfFigures} from (
      select merchant, member_id, day, category, ${columns} from member_days_booked()
      union all
      select t.merchant, t.member_id, t.day, t.category, ${columns} from member_days_played() t
      where not exists (select from member_days c where c.is_carried
        and (c.member_id, c.day, c.category) = (t.member_id, t.day, t.category))
      union all
      select merchant, member_id, day, category, ${onlyPlayed} from member_days where is_carried
    ) part
    where merchant = ${merchant} ${day === undefined ? sql`` : sql`and day = ${day}`}
    group by member_id, day, category`.execute(queries)
  return rows
}
