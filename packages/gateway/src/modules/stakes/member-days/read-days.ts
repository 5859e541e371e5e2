import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { noFigures, sumsOfFigures, type Figures } from './figures'
import type { DayCategory } from './tables'

/** Days of one member, both included; a bound that is absent is open. */
export interface DaysOfMember {
  memberId: string
  /** `YYYY-MM-DD` in the merchant's zone. */
  from?: string
  to?: string
  /** Categories; all when absent. */
  categories?: readonly DayCategory[]
}

const isFound = ({ memberId, from, to, categories }: DaysOfMember): RawBuilder<unknown> => sql`
  member_id = ${memberId} ${from === undefined ? sql`` : sql`and day >= ${from}`}
  ${to === undefined ? sql`` : sql`and day <= ${to}`}
  ${categories === undefined ? sql`` : sql`and category = any(${[...categories]}::text[])`}`

/** A member's figures by day and category, from the earliest day; days without any have no row. */
export async function daysOf(
  queries: Queries,
  which: DaysOfMember,
): Promise<(Figures & { day: string; category: DayCategory })[]> {
  const { rows } = await sql<Figures & { day: string; category: DayCategory }>`
    select day, category, ${sumsOfFigures} from member_days where ${isFound(which)}
    group by day, category order by day, category`.execute(queries)
  return rows
}

/** A member's figures by day, all categories together, from the earliest day; days without any have no row. */
export async function figuresByDay(
  queries: Queries,
  which: DaysOfMember,
): Promise<(Figures & { day: string })[]> {
  const { rows } = await sql<Figures & { day: string }>`
    select day, ${sumsOfFigures} from member_days where ${isFound(which)} group by day order by day`.execute(
    queries,
  )
  return rows
}

/** A member's figures by category, all days together. */
export async function figuresByCategory(
  queries: Queries,
  which: DaysOfMember,
): Promise<(Figures & { category: DayCategory })[]> {
  const { rows } = await sql<Figures & { category: DayCategory }>`
    select category, ${sumsOfFigures} from member_days where ${isFound(which)}
    group by category order by category`.execute(queries)
  return rows
}

/** A member's figures over a range; without bounds, since it became a member. */
export async function figuresOf(queries: Queries, which: DaysOfMember): Promise<Figures> {
  const { rows } = await sql<Figures>`
    select ${sumsOfFigures} from member_days where ${isFound(which)}`.execute(queries)
  return rows[0] ?? noFigures
}

/** Whether any of some members, a subquery of `id`, has ever staked money. */
export async function haveStaked(queries: Queries, members: RawBuilder<{ id: string }>): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from ${members} member join member_days day on day.member_id = member.id
      where day.bets > 0 or day.stake_minor > 0
    ) as found`.execute(queries)
  return rows[0]?.found ?? false
}

/** Whether a member has ever staked money, which a first row answers. */
export async function hasStaked(queries: Queries, memberId: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from member_days where member_id = ${memberId} and (bets > 0 or stake_minor > 0)
    ) as found`.execute(queries)
  return rows[0]?.found ?? false
}
