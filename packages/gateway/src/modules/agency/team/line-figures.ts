import { sql, type RawBuilder } from 'kysely'
import { isOneLevel, linesByDay } from '../../identity/directory'
import { figureColumns, figuresOnDays, sumsOfFigures } from '../../stakes/member-days'

/** Whose direct downlines, on which days (`YYYY-MM-DD`). */
export interface LinesOfMember {
  merchant: string
  memberId: string
  days: readonly string[]
}

const columnsOf = (source: string) =>
  sql.join(Object.values(figureColumns).map((column) => sql.ref(`${source}.${column}`)))

/**
 * What each member directly below one did together with everybody below it, as a subquery of `line_id` and the figures by their names
 * (TEAM-7). Each day counts for the line that stood there on that day, so that all lines together are the member's team (TEAM-2); lines
 * without anything have no row. At a merchant without levels a line is the member alone (TEAM-14).
 */
export function lineFigures({ merchant, memberId, days }: LinesOfMember): RawBuilder<unknown> {
  const onDays = [...days]
  const direct = sql`l.ancestor_id = ${memberId} and l.merchant = ${merchant} and l.depth = 1`
  return sql`(
    select line_id, ${sumsOfFigures} from (
      select l.member_id as line_id, ${columnsOf('d')} from ${linesByDay} l
      join ${figuresOnDays(merchant, days)} d on d.member_id = l.member_id and d.day between l.since_day and l.until_day
      where ${direct}
      union all
      select l.member_id, ${columnsOf('d')} from ${linesByDay} l
      join team_days d on d.agent_id = l.member_id and d.day between l.since_day and l.until_day
      where ${direct} and d.day = any(${onDays}::text[]) and not ${isOneLevel(sql`${merchant}`)}
      union all
      select l.member_id, ${columnsOf('t')} from team_day_changes t
      join ${linesByDay} u on u.member_id = t.member_id and t.day between u.since_day and u.until_day
      join ${linesByDay} l on l.member_id = u.ancestor_id and t.day between l.since_day and l.until_day
      where ${direct} and t.merchant = ${merchant} and t.day = any(${onDays}::text[])
        and not ${isOneLevel(sql`${merchant}`)}
    ) part group by line_id
  )`
}
