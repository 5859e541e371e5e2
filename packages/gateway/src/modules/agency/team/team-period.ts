import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { linesByDay } from '../../identity/directory'
import { noFigures, validDays, type Figures } from '../../stakes/member-days'
import { teamDays } from './team-days'

/** Days of a team, both included, `YYYY-MM-DD`. */
interface PeriodOfTeam {
  merchant: string
  agentId: string
  from: string
  to: string
}

const names = Object.keys(noFigures) as (keyof Figures)[]

/** What everybody below a member did over some days together (TEAM-2). */
export async function teamFigures(queries: Queries, period: PeriodOfTeam): Promise<Figures> {
  const sum = { ...noFigures }
  for (const day of await teamDays(queries, period)) for (const name of names) sum[name] += day[name]
  return sum
}

/** How many of a team bet at least so much over some days while they stood in it, valid bets in minor units. */
export async function activeUsers(
  queries: Queries,
  { merchant, agentId, from, to, leastMinor }: PeriodOfTeam & { leastMinor: number },
): Promise<number> {
  const { rows } = await sql<{ active: number }>`
    select count(*)::int as active from (
      select d.member_id from ${validDays(merchant, { from, to })} d
      join ${linesByDay} l on l.member_id = d.member_id and d.day between l.since_day and l.until_day
      where l.ancestor_id = ${agentId}
      group by d.member_id having sum(d.valid_minor) >= ${leastMinor}::bigint
    ) one`.execute(queries)
  return rows[0]?.active ?? 0
}
