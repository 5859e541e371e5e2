import type { OpenedType, TeamSort, TeamState } from '@plaza/contract/agency'
import { sql, type RawBuilder } from 'kysely'
import { containing } from '../../../kernel/database/containing'
import type { Queries } from '../../../kernel/database/database'
import { walletsIn } from '../../../kernel/ledger'
import { totalOf } from '../../../kernel/totals'
import { isOneLevel, teamBelow } from '../../identity/directory'
import { onlineAt } from '../../identity/session'
import type { Position } from './cursor'

/** Which members of whose team are found. */
export interface TeamFilter {
  merchant: string
  currency: string
  /** Below a member of the agent's team instead of below the agent itself. */
  isFurtherDown?: boolean
  /** Below whom; everybody, or who stands directly below alone. */
  memberId: string
  isDeep: boolean
  /** A part of the username, in any case. */
  search?: string | undefined
  type?: OpenedType | undefined
  state?: TeamState | undefined
  isOnline?: boolean | undefined
  /** Registered from a moment to before another, ms. */
  startMs?: number | undefined
  endMs?: number | undefined
  /** Of the own wallets, minor units, both included. */
  leastMinor?: number | undefined
  mostMinor?: number | undefined
  now: number
}

/** Somebody of a team, as it is found. */
export interface FoundMember {
  id: string
  account: string
  isAgent: boolean
  blocked: boolean
  registeredAt: number
  depth: number
  /** What the list is sorted by. */
  key: string | number
}

interface SortedBy {
  key: RawBuilder<unknown>
  kind: 'string' | 'number'
  isFalling: boolean
}

/** What each order of the list compares; accounts of the same are in the order of their ids. */
export const sorts: Readonly<Record<TeamSort, SortedBy>> = {
  registered: { key: sql`m.reg_date`, kind: 'number', isFalling: true },
  name: { key: sql`lower(m.account) collate "C"`, kind: 'string', isFalling: false },
  richest: { key: sql`m.balance`, kind: 'number', isFalling: true },
  poorest: { key: sql`m.balance`, kind: 'number', isFalling: false },
}

/** The team with the balance of each, where something needs it: it reads every wallet of the team. */
const source = (filter: TeamFilter, needsBalance: boolean): RawBuilder<unknown> =>
  needsBalance
    ? sql`(
        select t.id, t.account, t.is_agent, t.blocked, t.reg_date, t.depth, coalesce(sum(a.balance_minor), 0)::bigint as balance
        from ${teamBelow(filter)} t
        left join ${walletsIn(filter.merchant, filter.currency)} a on a.member_id = t.id
        group by t.id, t.account, t.is_agent, t.blocked, t.reg_date, t.depth
      )`
    : teamBelow(filter)

const isFound = (filter: TeamFilter): RawBuilder<unknown> => {
  const { isDeep, search, type, state, isOnline, startMs, endMs, leastMinor, mostMinor, now } = filter
  const { isFurtherDown = false } = filter
  const online = sql`exists (select from ${onlineAt(now)} o where o.member_id = m.id)`
  return sql`true
    ${isFurtherDown ? sql`and not ${isOneLevel(sql`${filter.merchant}`)}` : sql``}
    ${isDeep ? sql`` : sql`and m.depth = 1`}
    ${search === undefined ? sql`` : sql`and m.account ilike ${containing(search)}`}
    ${type === undefined ? sql`` : sql`and m.is_agent = ${type === 'agent'}`}
    ${state === undefined ? sql`` : sql`and m.blocked = ${state === 'frozen'}`}
    ${isOnline === undefined ? sql`` : isOnline ? sql`and ${online}` : sql`and not ${online}`}
    ${startMs === undefined ? sql`` : sql`and m.reg_date >= ${startMs}::bigint`}
    ${endMs === undefined ? sql`` : sql`and m.reg_date < ${endMs}::bigint`}
    ${leastMinor === undefined ? sql`` : sql`and m.balance >= ${leastMinor}::bigint`}
    ${mostMinor === undefined ? sql`` : sql`and m.balance <= ${mostMinor}::bigint`}`
}

const isByBalance = ({ leastMinor, mostMinor }: TeamFilter) =>
  leastMinor !== undefined || mostMinor !== undefined

/** The next members of a team by a filter, in an order, after a position (TEAM-11). */
export async function findMembers(
  queries: Queries,
  filter: TeamFilter,
  { sort, after, limit }: { sort: TeamSort; after: Position | undefined; limit: number },
): Promise<FoundMember[]> {
  const { key, kind, isFalling } = sorts[sort]
  const needsBalance = isByBalance(filter) || sort === 'richest' || sort === 'poorest'
  const type = kind === 'number' ? sql`bigint` : sql`text`
  const isAfter =
    after === undefined
      ? sql``
      : sql`and (${key}, m.id) ${isFalling ? sql`<` : sql`>`} (${after[0]}::${type}, ${after[1]})`
  const direction = isFalling ? sql`desc` : sql`asc`
  const { rows } = await sql<FoundMember>`
    select m.id, m.account, m.is_agent as "isAgent", m.blocked, m.reg_date as "registeredAt", m.depth, ${key} as key
    from ${source(filter, needsBalance)} m where ${isFound(filter)} ${isAfter}
    order by ${key} ${direction}, m.id ${direction} limit ${limit}`.execute(queries)
  return rows
}

/** What all members of a filter come to. */
export interface TeamSummary {
  members: number
  agents: number
  players: number
  balanceMinor: number
}

/** How many members a filter finds, and what their own wallets hold together (TEAM-11). */
export async function summaryOf(queries: Queries, filter: TeamFilter): Promise<TeamSummary> {
  const { rows } = await sql<TeamSummary>`
    select count(*)::int as members, count(*) filter (where m.is_agent)::int as agents,
      count(*) filter (where not m.is_agent)::int as players, ${totalOf('m.balance')} as "balanceMinor"
    from ${source(filter, true)} m where ${isFound(filter)}`.execute(queries)
  const [summary] = rows
  if (!summary) throw new Error('an aggregate has one row')
  return summary
}
