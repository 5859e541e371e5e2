import { addDays, dayAt } from '@plaza/calendar'
import { shareOf, type RateCategory } from '@plaza/contract/agency'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { groupBy } from '../../../kernel/group-by'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { linesByDay, withAgency } from '../../identity/directory'
import { playedByDay } from '../../stakes/member-days'
import { ratesOfLines } from '../../stakes/rates'
import { systemRates } from '../rates'
import { incomeTerms } from './income-settings'
import { lastSettledDay } from './times'

/** Days of an agent that are not settled yet. */
export interface PendingOf {
  merchant: Merchant
  agentId: string
  from: string
  to: string
  now: number
}

/** Bets of a day that is not settled, and what they are worth so far. */
export interface PendingRow {
  day: string
  category: RateCategory
  child_id: string
  member_id: string
  margin: number
  valid_minor: number
  amount_minor: number
}

/** The first day that no settlement has counted. */
async function firstPending(
  queries: Queries,
  { merchant, now }: Pick<PendingOf, 'merchant' | 'now'>,
): Promise<string> {
  const { last } = await queries
    .selectFrom('income_runs')
    .select((select) => select.fn.max('period').as('last'))
    .where('merchant', '=', merchant.code)
    .where('kind', '=', 'rates')
    .where('finished_at', 'is not', null)
    .executeTakeFirstOrThrow()
  return last === null ? lastSettledDay('rates', merchant.settings.timeZone, now) : addDays(last, 1)
}

type Bets = Pick<PendingRow, 'day' | 'category' | 'child_id' | 'member_id' | 'valid_minor'>

/** Bets of the agent and of everybody below it on each day, with whoever of its direct downlines they come through. */
async function betsBelow(
  queries: Queries,
  { merchant, agentId, from, to }: Omit<PendingOf, 'now'>,
): Promise<Bets[]> {
  const played = playedByDay(merchant.code, { from, to })
  const { rows } = await sql<Bets>`
    select p.day, p.category, coalesce(c.ancestor_id, p.member_id) as child_id, p.member_id, p.valid_minor
    from ${played} p
      join ${linesByDay} l on l.ancestor_id = ${agentId} and l.member_id = p.member_id and p.day between l.since_day and l.until_day
      left join ${linesByDay} c on c.member_id = p.member_id and c.depth = l.depth - 1 and p.day between c.since_day and c.until_day
    where p.valid_minor <> 0
    union all
    select p.day, p.category, p.member_id, p.member_id, p.valid_minor from ${played} p
    where p.member_id = ${agentId} and p.valid_minor <> 0`.execute(queries)
  return rows
}

/**
 * What an agent earns so far on days that are not settled (INCOME-2). Each row is rounded by itself: the settlement shares the centavos of
 * a whole line out, so that it may come to a centavo more or less.
 */
export async function pendingRows(queries: Queries, of: PendingOf): Promise<PendingRow[]> {
  const { merchant, agentId, now } = of
  if (!incomeTerms(merchant).rates) return []
  const first = await firstPending(queries, of)
  const today = dayAt(merchant.settings.timeZone, now)
  const range = { from: first > of.from ? first : of.from, to: today < of.to ? today : of.to }
  if (range.from > range.to) return []
  const found: PendingRow[] = []
  for (const [day, bets] of groupBy(await betsBelow(queries, { ...of, ...range }), (one) => one.day)) {
    const memberIds = [...new Set([agentId, ...bets.map((one) => one.child_id)])]
    const lines = await ratesOfLines(queries, { memberIds, day, system: systemRates(merchant) })
    const top = lines.get(agentId)?.ids[0]
    if (top === undefined || !(await withAgency(queries, [top])).has(top)) continue
    const rateOf = (id: string, category: RateCategory) => lines.get(id)?.rates.at(-1)?.[category] ?? 0
    for (const one of bets) {
      const isOwn = one.child_id === agentId
      const margin = rateOf(agentId, one.category) - (isOwn ? 0 : rateOf(one.child_id, one.category))
      const amount = one.valid_minor > 0 ? shareOf(one.valid_minor, margin) : 0
      found.push({ ...one, margin, amount_minor: amount })
    }
  }
  return found
}
