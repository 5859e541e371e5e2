import { dayAt } from '@plaza/calendar'
import { rateCategories, type TeamMember } from '@plaza/contract/agency'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { walletsIn } from '../../../kernel/ledger'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { totalOf } from '../../../kernel/totals'
import { teamsBelow } from '../../identity/directory'
import { lastSignInsOf, onlineAt } from '../../identity/session'
import { ratesOfMembers } from '../../stakes/rates'
import { systemRates } from '../rates'
import type { FoundMember } from './find-members'

interface Sizes {
  directCount: number
  teamCount: number
  teamBalanceMinor: number
}

/** How many stand below each of some members, and what these hold together: one walk over the pairs of all of them. */
async function sizesOf(
  queries: Queries,
  { code, currency }: Merchant,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Sizes>> {
  if (ids.length === 0) return new Map()
  const counted = await sql<Omit<Sizes, 'teamBalanceMinor'> & { id: string }>`
    select l.ancestor_id as id, count(*) filter (where l.depth = 1)::int as "directCount", count(*)::int as "teamCount"
    from ${teamsBelow(ids)} l group by l.ancestor_id`.execute(queries)
  // By themselves: a member has several wallets, and is counted once.
  const held = await sql<{ id: string; teamBalanceMinor: number }>`
    select l.ancestor_id as id, ${totalOf('a.balance_minor')} as "teamBalanceMinor"
    from ${teamsBelow(ids)} l join ${walletsIn(code, currency)} a on a.member_id = l.member_id
    group by l.ancestor_id`.execute(queries)
  const balances = new Map(held.rows.map(({ id, teamBalanceMinor }) => [id, teamBalanceMinor]))
  return new Map(
    counted.rows.map(({ id, ...counts }) => [id, { ...counts, teamBalanceMinor: balances.get(id) ?? 0 }]),
  )
}

async function balancesOf(
  queries: Queries,
  merchant: Merchant,
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; balanceMinor: number }>`
    select member_id as id, ${totalOf('balance_minor')} as "balanceMinor"
    from ${walletsIn(merchant.code, merchant.currency)} a
    where member_id = any(${[...ids]}::text[]) group by member_id`.execute(queries)
  return new Map(rows.map(({ id, balanceMinor }) => [id, balanceMinor]))
}

async function onlineOf(queries: Queries, now: number, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select member_id as id from ${onlineAt(now)} o where member_id = any(${[...ids]}::text[])`.execute(
    queries,
  )
  return new Set(rows.map(({ id }) => id))
}

/** Members of a team as their agent sees them (TEAM-11): of a whole page at once. */
export async function showMembers(
  queries: Queries,
  found: readonly Omit<FoundMember, 'key'>[],
  { merchant, now }: { merchant: Merchant; now: number },
): Promise<TeamMember[]> {
  if (found.length === 0) return []
  const ids = found.map(({ id }) => id)
  const sizes = await sizesOf(
    queries,
    merchant,
    found.flatMap(({ id, isAgent }) => (isAgent ? [id] : [])),
  )
  const balances = await balancesOf(queries, merchant, ids)
  const online = await onlineOf(queries, now, ids)
  const signIns = await lastSignInsOf(queries, ids)
  const day = dayAt(merchant.settings.timeZone, now)
  const rates = await ratesOfMembers(queries, { memberIds: ids, day, system: systemRates(merchant) })
  return found.map(({ id, account, isAgent, blocked, registeredAt, depth }) => {
    const own = rates.get(id)
    if (!own) throw new Error(`no rates of ${id}`)
    return {
      userName: account,
      type: isAgent ? 'agent' : 'player',
      state: blocked ? 'frozen' : 'active',
      level: depth,
      ...(sizes.get(id) ?? { directCount: 0, teamCount: 0, teamBalanceMinor: 0 }),
      balanceMinor: balances.get(id) ?? 0,
      registeredAt,
      lastLoginAt: signIns.get(id) ?? null,
      isOnline: online.has(id),
      rates: rateCategories.map((category) => ({ category, rate: own[category] })),
    }
  })
}
