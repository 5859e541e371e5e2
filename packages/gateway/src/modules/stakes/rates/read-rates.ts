import type { RateCategory } from '@plaza/contract/agency'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { lineOf, linesAbove } from '../../identity/directory'
import { ratesOfLine, type GivenRates, type Rates } from './line-rates'

/** Members of a merchant whose rates are asked for, on a day in its zone. */
export interface RatesOf {
  merchant: string
  memberId: string
  day: string
  /** The highest rates of the merchant. */
  system: Rates
}

const nothing: GivenRates = new Map()

/** What members were given that counts on a day; who was given nothing has no entry. */
export async function givenRates(
  queries: Queries,
  memberIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, GivenRates>> {
  const { rows } = await sql<{ memberId: string; category: RateCategory; rate: number }>`
    select distinct on (member_id, category) member_id as "memberId", category, rate
    from agent_rates where member_id = any(${[...memberIds]}::text[]) and since_day <= ${day}
    order by member_id, category, since_day desc`.execute(queries)
  const found = new Map<string, Map<RateCategory, number>>()
  for (const { memberId, category, rate } of rows)
    found.set(memberId, (found.get(memberId) ?? new Map<RateCategory, number>()).set(category, rate))
  return found
}

/** The rates of everybody from the top of a member's line to the member, on a day (RATE-1). */
export async function readLine(
  queries: Queries,
  { merchant, memberId, day, system }: RatesOf,
): Promise<{ id: string; rates: Rates }[]> {
  const ids = (await lineOf(queries, { merchant, memberId, day })).reverse()
  const given = await givenRates(queries, ids, day)
  const rates = ratesOfLine(
    system,
    ids.map((id) => given.get(id) ?? nothing),
  )
  return ids.flatMap((id, index) => {
    const own = rates[index]
    return own ? [{ id, rates: own }] : []
  })
}

/** The rates of a member on a day (RATE-1). */
export async function readRates(queries: Queries, of: RatesOf): Promise<Rates> {
  const own = (await readLine(queries, of)).at(-1)
  if (!own) throw new Error(`no member ${of.memberId} at ${of.merchant}`)
  return own.rates
}

/** The categories in which a member was given a rate that begins to count after a day. */
export async function waitingCategories(
  queries: Queries,
  memberId: string,
  day: string,
): Promise<ReadonlySet<RateCategory>> {
  const rows = await queries
    .selectFrom('agent_rates')
    .select('category')
    .distinct()
    .where('member_id', '=', memberId)
    .where('since_day', '>', day)
    .execute()
  return new Set(rows.map((row) => row.category))
}

/** Days after one on which a rate of these members begins to count. */
export async function laterDays(
  queries: Queries,
  memberIds: readonly string[],
  day: string,
): Promise<string[]> {
  const rows = await queries
    .selectFrom('agent_rates')
    .select('since_day')
    .distinct()
    .where('member_id', 'in', memberIds)
    .where('since_day', '>', day)
    .orderBy('since_day')
    .execute()
  return rows.map((row) => row.since_day)
}

/** The rates of several members of a merchant on a day, in two statements however many they are (RATE-1). */
export async function ratesOfMembers(
  queries: Queries,
  { memberIds, day, system }: { memberIds: readonly string[]; day: string; system: Rates },
): Promise<ReadonlyMap<string, Rates>> {
  const lines = await linesAbove(queries, memberIds, day)
  const given = await givenRates(queries, [...new Set([...lines.values()].flat())], day)
  return new Map(
    [...lines].map(([id, line]) => [
      id,
      ratesOfLine(
        system,
        line.map((one) => given.get(one) ?? nothing),
      ).at(-1) ?? system,
    ]),
  )
}
