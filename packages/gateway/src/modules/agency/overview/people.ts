import { addDays, daysOf, startOfDay, type DayRange } from '@plaza/calendar'
import type { CountedPeople } from '@plaza/contract/agency'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { below, belowOn, hasAgency, linesByDay, registeredBetween } from '../../identity/directory'
import { onlineAt } from '../../identity/session'
import { figuresOnDays, hasDepositedBefore } from '../../stakes/member-days'

/** Whose team is counted. */
export interface Team {
  merchant: string
  timeZone: string
  agentId: string
  /** When it is counted, ms. */
  now: number
}

type People = Record<CountedPeople, number>
type Acted = Pick<People, 'bettors' | 'depositors' | 'withdrawers' | 'firstDepositors'>

const acted = async (queries: Queries, { merchant, agentId }: Team, range: DayRange): Promise<Acted> => {
  const who = (condition: ReturnType<typeof sql>) =>
    sql`count(distinct d.member_id) filter (where ${condition})::int`
  const { rows } = await sql<Acted>`
    select ${who(sql`d.bets > 0`)} as bettors, ${who(sql`d.deposits > 0`)} as depositors,
      ${who(sql`d.withdrawals > 0`)} as withdrawers,
      ${who(sql`d.deposits > 0 and not ${hasDepositedBefore('d.member_id', 'd.day')}`)} as "firstDepositors"
    from ${linesByDay} l join ${figuresOnDays(merchant, daysOf(range))} d on d.member_id = l.member_id
      and d.day between l.since_day and l.until_day
    where l.ancestor_id = ${agentId}`.execute(queries)
  return rows[0] ?? { bettors: 0, depositors: 0, withdrawers: 0, firstDepositors: 0 }
}

/**
 * The people of a team over a range of days (TEAM-6), each once, for whoever stood below on the day: members, agents and players as of
 * the last day, and online at this moment.
 */
export async function countPeople(queries: Queries, team: Team, range: DayRange): Promise<People> {
  const { merchant, timeZone, agentId, now } = team
  const span = { from: startOfDay(timeZone, range.from), to: startOfDay(timeZone, addDays(range.to, 1)) }
  const dayOf = sql`to_char(to_timestamp(r.at / 1000.0) at time zone ${timeZone}, 'YYYY-MM-DD')`
  const { rows } = await sql<Omit<People, keyof Acted>>`
    select members, agents, members - agents as players,
      (select count(distinct r.member_id)::int from ${registeredBetween(merchant, span)} r
        join ${linesByDay} l on l.member_id = r.member_id and ${dayOf} between l.since_day and l.until_day
        where l.ancestor_id = ${agentId}) as registered,
      (select count(*)::int from ${onlineAt(now)} s join ${below(merchant, agentId)} line
        on line.id = s.member_id) as online
    from (
      select count(*)::int as members, count(*) filter (where ${hasAgency('line.type')})::int as agents
      from ${belowOn(merchant, agentId, { day: range.to, before: span.to })} line
    ) counted`.execute(queries)
  const [counted] = rows
  if (!counted) throw new Error('nothing was counted')
  return { ...counted, ...(await acted(queries, team, range)) }
}
