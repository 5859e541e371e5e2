import type { Played } from '@plaza/contract/agency'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { linesByDay } from '../../identity/directory'
import { playedByDay, playedByHour } from '../../stakes/member-days'

/** Kinds of salary, as contracts call them. */
export type SalaryKind = 'daily-salary' | 'hourly-salary'

/** A day or an hour of a merchant that a salary is for. */
export interface SalaryPeriod {
  kind: SalaryKind
  merchant: string
  /** Its first moment and the first one after it, ms. */
  startMs: number
  endMs: number
  /** The day of the merchant's zone that it belongs to. */
  day: string
}

/** What an account with a contract, and everybody below it, did in a period. */
export interface PlayedTeam {
  own: Played
  /** Everybody directly below with its team, by id; who did nothing has no entry. */
  downlines: ReadonlyMap<string, Played>
  activeUsers: number
}

export const idleTeam: PlayedTeam = {
  own: { validMinor: 0, lossMinor: 0 },
  downlines: new Map(),
  activeUsers: 0,
}

/** Members' play in the period, as a subquery of `member_id`, `valid_minor` and `loss_minor`. */
const playedIn = ({ kind, merchant, day, startMs, endMs }: SalaryPeriod): RawBuilder<unknown> => sql`(
  select member_id, sum(valid_minor)::bigint as valid_minor, sum(loss_minor)::bigint as loss_minor
  from ${kind === 'daily-salary' ? playedByDay(merchant, { from: day, to: day }) : playedByHour(merchant, startMs, endMs)} play
  group by member_id)`

/**
 * The teams of some accounts in a period, by the lines of its day (INCOME-3). The account itself counts with its team; who bet at least
 * its contract's `activeMinor` is an active user.
 */
export async function playedTeams(
  queries: Queries,
  period: SalaryPeriod,
  accounts: readonly { id: string; activeMinor: number }[],
): Promise<ReadonlyMap<string, PlayedTeam>> {
  const { day } = period
  const { rows } = await sql<Played & { id: string; childId: string; active: number }>`
    with play as materialized (select * from ${playedIn(period)} p),
    account as (select * from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as a(id text, "activeMinor" bigint))
    select a.id, coalesce(c.ancestor_id, p.member_id) as "childId", sum(p.valid_minor)::bigint as "validMinor",
      sum(p.loss_minor)::bigint as "lossMinor", (count(*) filter (where p.valid_minor >= a."activeMinor"))::int as active
    from account a
      join ${linesByDay} l on l.ancestor_id = a.id and ${day} between l.since_day and l.until_day
      join play p on p.member_id = l.member_id
      left join ${linesByDay} c on c.member_id = p.member_id and c.depth = l.depth - 1 and ${day} between c.since_day and c.until_day
    group by 1, 2
    union all
    select a.id, a.id, p.valid_minor, p.loss_minor, case when p.valid_minor >= a."activeMinor" then 1 else 0 end
    from account a join play p on p.member_id = a.id
    order by 1, 2`.execute(queries)
  const found = new Map<string, { own: Played; downlines: Map<string, Played>; activeUsers: number }>()
  for (const { id, childId, active, ...played } of rows) {
    const team = found.get(id) ?? { own: idleTeam.own, downlines: new Map<string, Played>(), activeUsers: 0 }
    if (childId === id) team.own = played
    else team.downlines.set(childId, played)
    team.activeUsers += active
    found.set(id, team)
  }
  return found
}
