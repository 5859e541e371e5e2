import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { isOneLevel, linesByDay } from '../../identity/directory'
import {
  daysByMember,
  figureColumns,
  sumsOfFigures,
  type DayCategory,
  type Figures,
} from '../../stakes/member-days'

/** Days of what stands below one member, both included, `YYYY-MM-DD`; a bound that is absent is open. */
export interface DaysOfTeam {
  merchant: string
  agentId: string
  from?: string
  to?: string
}

const columns = sql.join(Object.values(figureColumns).map((column) => sql.ref(column)))

/** What is added up and what is only noted, as one source: together they are exact at every moment. Of a merchant without
 * levels, the days of whoever stood directly below (TEAM-14): what is added up has everybody. */
const source = ({ merchant, agentId, from, to }: DaysOfTeam): RawBuilder<unknown> => {
  const isIn = sql`${from === undefined ? sql`` : sql`and day >= ${from}`} ${to === undefined ? sql`` : sql`and day <= ${to}`}`
  return sql`(
    select day, category, ${columns} from team_days where agent_id = ${agentId} and merchant = ${merchant} ${isIn}
      and not ${isOneLevel(sql`${merchant}`)}
    union all
    select day, category, ${columns} from ${daysByMember} d where merchant = ${merchant} ${isIn} and ${isOneLevel(sql`${merchant}`)}
      and exists (select from ${linesByDay} l where l.ancestor_id = ${agentId} and l.member_id = d.member_id
        and d.day between l.since_day and l.until_day)
    union all
    select day, category, ${columns} from team_day_changes t where merchant = ${merchant} ${isIn}
      and not ${isOneLevel(sql`${merchant}`)}
      and exists (select from ${linesByDay} l where l.ancestor_id = ${agentId} and l.member_id = t.member_id
        and t.day between l.since_day and l.until_day)
  )`
}

/** What everybody below a member did by day and category (TEAM-2), from the earliest day; days without anything have no row. */
export async function teamDays(
  queries: Queries,
  which: DaysOfTeam,
): Promise<(Figures & { day: string; category: DayCategory })[]> {
  const { rows } = await sql<Figures & { day: string; category: DayCategory }>`
    select day, category, ${sumsOfFigures} from ${source(which)} part
    group by day, category order by day, category`.execute(queries)
  return rows
}
