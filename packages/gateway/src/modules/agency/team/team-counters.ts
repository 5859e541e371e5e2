import { addDays, startOfDay, type DayRange } from '@plaza/calendar'
import type { TeamCounters } from '@plaza/contract/agency'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { below, linesByDay, registeredBetween } from '../../identity/directory'
import { onlineAt, signInsBetween } from '../../identity/session'
import { playersByDay } from '../../stakes/member-days'

/** Whose team is counted, over which days of the merchant's zone, both included. */
export interface CountedTeam extends DayRange {
  merchant: string
  timeZone: string
  agentId: string
  /** When it is counted, ms. */
  now: number
}

/**
 * The four counters of a team (TEAM-4), all as of one moment. Who signed in, bet or registered counts for whoever stood above on that
 * day; who is online, for whoever stands above now.
 */
export async function teamCounters(queries: Queries, team: CountedTeam): Promise<TeamCounters> {
  const { merchant, timeZone, agentId, from, to, now } = team
  const span = { from: startOfDay(timeZone, from), to: startOfDay(timeZone, addDays(to, 1)) }
  const day = (at: string) =>
    sql`to_char(to_timestamp(${sql.ref(at)} / 1000.0) at time zone ${timeZone}, 'YYYY-MM-DD')`
  const membersOf = (source: RawBuilder<unknown>, dayOf: RawBuilder<unknown>) => sql`(
    select count(distinct s.member_id)::int from ${source} s join ${linesByDay} l on l.member_id = s.member_id
      and ${dayOf} between l.since_day and l.until_day
    where l.ancestor_id = ${agentId})`
  const { rows } = await sql<TeamCounters>`
    select ${membersOf(signInsBetween(merchant, span), day('s.at'))} as "teamLoginMemberCount",
      ${membersOf(playersByDay(merchant, { from, to }), sql`s.day`)} as "teamBetMemberCount",
      ${membersOf(registeredBetween(merchant, span), day('s.at'))} as "teamRegisterMemberCount",
      (select count(*)::int from ${onlineAt(now)} s join ${below(merchant, agentId)} line
        on line.id = s.member_id) as "teamOnlineCount"`.execute(queries)
  const [counted] = rows
  if (!counted) throw new Error('nothing was counted')
  return counted
}
