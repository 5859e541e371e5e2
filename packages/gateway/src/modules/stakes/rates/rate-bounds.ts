import type { RateCategory } from '@plaza/contract/agency'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { everybodyBelow } from '../../identity/directory'
import { hasStaked, haveStaked } from '../member-days'
import { ratesBelow, ratesBy, type Rates } from './line-rates'
import { givenRates, laterDays, readLine, type RatesOf } from './read-rates'

/** A member directly below an agent, whose rates the agent may change from a day on. */
export interface Child extends RatesOf {
  agentId: string
  /** A rate may be lowered even after its member has bet. */
  mayLower: boolean
}

/** How the rates of a member stand on a day and later, and within what they can be set then. */
export interface Bounds {
  /** Of the member itself. */
  hasBet: boolean
  /** Of the agent above it, and of the member itself, on the day. */
  mine: Rates
  current: Rates
  /** What becomes of the member's rates afterwards, and when; null when nothing changes. */
  later: { day: string; rates: Rates } | null
  least: Rates
  most: Rates
}

/** The highest rates that anybody below a member was given, on a day or later. */
async function highestBelow(
  queries: Queries,
  { merchant, memberId, day }: RatesOf,
): Promise<ReadonlyMap<RateCategory, number>> {
  const { rows } = await sql<{ category: RateCategory; rate: number }>`
    select category, max(rate) as rate from (
      select category, rate, since_day, lead(since_day) over (partition by member_id, category order by since_day) as until_day
      from agent_rates where member_id in (select id from ${everybodyBelow(merchant, memberId)} line)
    ) given
    where until_day is null or until_day > ${day}
    group by category`.execute(queries)
  return new Map(rows.map(({ category, rate }) => [category, rate]))
}

/**
 * What a member keeps of its rates because of bets: all once it has bet itself, and its prize group once anybody below it has, for
 * everybody below has it who was given none.
 */
async function keptRates(
  queries: Queries,
  { merchant, memberId }: RatesOf,
  { hasBet, own }: { hasBet: boolean; own: Rates },
): Promise<Rates> {
  if (hasBet) return own
  const hasLineBet = await haveStaked(queries, everybodyBelow(merchant, memberId))
  return ratesBy((category) => (category === 'LOTT' && hasLineBet ? own[category] : 0))
}

/**
 * Reads within what an agent can set the rates of a member directly below it from a day on: at most what the agent has then and
 * later, at least what is below the member, and what the member keeps because of bets, unless the merchant allows lowering (RATE-1).
 */
export async function readBounds(queries: Queries, child: Child): Promise<Bounds> {
  const { agentId, day, mayLower, ...of } = child
  const ofAgent = { ...of, memberId: agentId }
  const line = await readLine(queries, { ...ofAgent, day })
  const lineIds = line.map(({ id }) => id)
  const days = [day, ...(await laterDays(queries, [...lineIds, of.memberId], day))]
  const onDays: { day: string; mine: Rates; own: Rates }[] = []
  for (const one of days) {
    const mine = (await readLine(queries, { ...ofAgent, day: one })).at(-1)?.rates
    if (!mine) throw new Error(`no member ${agentId} at ${of.merchant}`)
    const given = (await givenRates(queries, [of.memberId], one)).get(of.memberId)
    onDays.push({ day: one, mine, own: ratesBelow(mine, given ?? new Map()) })
  }
  const [first, ...rest] = onDays
  if (!first) throw new Error('no day')
  const beneath = await highestBelow(queries, child)
  const hasBet = await hasStaked(queries, of.memberId)
  const most = ratesBy((category) => Math.min(...onDays.map(({ mine }) => mine[category])))
  const kept = mayLower ? ratesBy(() => 0) : await keptRates(queries, child, { hasBet, own: first.own })
  const last = rest.at(-1)
  return {
    hasBet,
    mine: first.mine,
    current: first.own,
    later: last ? { day: last.day, rates: last.own } : null,
    // What the merchant or an agent above lowered since counts for everybody below, whatever they were given.
    least: ratesBy((category) =>
      Math.min(most[category], Math.max(kept[category], beneath.get(category) ?? 0)),
    ),
    most,
  }
}
