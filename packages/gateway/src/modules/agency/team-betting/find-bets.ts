import type { GameType, PlayStatus } from '@plaza/contract/play'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { linesByDay } from '../../identity/directory'
import { isOrderWith } from '../../lottery/bets'
import { recordsOf } from '../../money/game-record'
import type { Position } from '../team-list'

/** Which bets of whose team are found. */
export interface BetFilter {
  timeZone: string
  agentId: string
  /** Of one member of the team; of everybody when absent. */
  memberId?: string | undefined
  /** First moment, and the first one after, ms. */
  startMs: number
  endMs: number
  category?: GameType | undefined
  source?: string | undefined
  play?: string | undefined
  issue?: string | undefined
  status?: PlayStatus | undefined
}

/** A round or an order of somebody of a team. */
export interface FoundBet {
  id: string
  memberId: string
  kind: 'round' | 'order'
  category: string
  gameName: string
  source: string
  sourceName: string
  reference: string
  status: PlayStatus
  stakeMinor: number
  validMinor: number
  prizeMinor: number
  at: number
}

/** The first moment of a day of a line in the merchant's zone, ms. */
const startOf = (day: RawBuilder<unknown>, timeZone: string) =>
  sql`(extract(epoch from (${day})::timestamp at time zone ${timeZone}) * 1000)::bigint`

/**
 * Rounds and orders of everybody who stood below the agent on their day: of each member, between the moments in which it did (TEAM-13).
 */
const source = ({ timeZone, agentId, memberId, startMs, endMs }: BetFilter): RawBuilder<unknown> => sql`(
  select l.member_id, r.* from (
    select member_id, greatest(${startMs}::bigint, ${startOf(sql`since_day`, timeZone)}) as from_ms,
      least(${endMs}::bigint, ${startOf(sql`until_day::date + 1`, timeZone)}) as to_ms
    from ${linesByDay} line where ancestor_id = ${agentId}
      ${memberId === undefined ? sql`` : sql`and member_id = ${memberId}`}
  ) l cross join lateral ${recordsOf(sql`l.member_id`, sql`l.from_ms`, sql`l.to_ms`)} r
)`

const isFound = (filter: BetFilter): RawBuilder<unknown> => {
  const { category, source: of, play, issue, status } = filter
  const isOfOrders = play !== undefined || issue !== undefined
  return sql`true
    ${category === undefined ? sql`` : sql`and r.category = ${category}`}
    ${of === undefined ? sql`` : sql`and r.source = ${of}`}
    ${status === undefined ? sql`` : sql`and r.status = ${status}`}
    ${isOfOrders ? sql`and r.kind = 'order' and ${isOrderWith(sql`r.reference`, { play, issue })}` : sql``}`
}

/** The next bets of a team by a filter, newest first, after a position (TEAM-13). */
export async function findBets(
  queries: Queries,
  filter: BetFilter,
  { after, limit }: { after: Position | undefined; limit: number },
): Promise<FoundBet[]> {
  const isAfter =
    after === undefined
      ? sql``
      : sql`and (r.at, r.member_id || ' ' || r.id) < (${after[0]}::bigint, ${after[1]})`
  const { rows } = await sql<FoundBet>`
    select r.member_id || ' ' || r.id as id, r.member_id as "memberId", r.kind, r.category, r.game_name as "gameName",
      r.source, r.source_name as "sourceName", r.reference, r.status, r.stake_minor as "stakeMinor",
      r.valid_minor as "validMinor", r.payout_minor as "prizeMinor", r.at
    from ${source(filter)} r where ${isFound(filter)} ${isAfter}
    order by r.at desc, r.member_id || ' ' || r.id desc limit ${limit}`.execute(queries)
  return rows
}

/** What all bets of a filter come to: of those that are settled, and what is not settled yet. */
export interface BetTotals {
  count: number
  stakeMinor: number
  validMinor: number
  prizeMinor: number
  openMinor: number
}

const settled = sql`filter (where r.status in ('won', 'lost'))`

export async function betTotals(queries: Queries, filter: BetFilter): Promise<BetTotals> {
  const { rows } = await sql<BetTotals>`select count(*)::int as count,
      coalesce(sum(r.stake_minor) ${settled}, 0)::bigint as "stakeMinor",
      coalesce(sum(r.valid_minor) ${settled}, 0)::bigint as "validMinor",
      coalesce(sum(r.payout_minor) ${settled}, 0)::bigint as "prizeMinor",
      coalesce(sum(r.stake_minor) filter (where r.status = 'open'), 0)::bigint as "openMinor"
    from ${source(filter)} r where ${isFound(filter)}`.execute(queries)
  const [totals] = rows
  if (!totals) throw new Error('an aggregate has one row')
  return totals
}

/** The vendors and lotteries that a team played in the days of a filter, by name. */
export async function betSources(
  queries: Queries,
  filter: BetFilter,
): Promise<{ code: string; name: string }[]> {
  const { rows } = await sql<{ code: string; name: string }>`
    select r.source as code, min(r.source_name) as name from ${source(filter)} r group by r.source order by 2, 1`.execute(
    queries,
  )
  return rows
}
