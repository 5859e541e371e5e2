import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { keptLinesByDay } from '../../identity/directory'
import { ratesBelow, type GivenRates, type Rates } from './line-rates'
import { givenRates } from './read-rates'

/** A member's line from its top to the member, with the rates of each. */
export interface LineOfRates {
  ids: readonly string[]
  rates: readonly Rates[]
}

const nothing: GivenRates = new Map()

/** Everybody above each of some members on a day, from the top down. */
async function linesAbove(
  queries: Queries,
  memberIds: readonly string[],
  day: string,
): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ memberId: string; above: string[] }>`
    select member_id as "memberId", array_agg(ancestor_id order by depth desc) as above from ${keptLinesByDay} l
    where member_id = any(${[...memberIds]}::text[]) and ${day} between since_day and until_day
    group by member_id`.execute(queries)
  return new Map(rows.map(({ memberId, above }) => [memberId, above]))
}

/**
 * The lines of many members on a day with the rates of everybody in them, as `readLine` reads each (RATE-1): by member. Rates come down from
 * the top at a merchant without levels too; who is shown or paid there is the caller's business (TEAM-14). In two statements,
 * and the rates of whom several stand below are worked out once.
 */
export async function ratesOfLines(
  queries: Queries,
  { memberIds, day, system }: { memberIds: readonly string[]; day: string; system: Rates },
): Promise<ReadonlyMap<string, LineOfRates>> {
  const above = await linesAbove(queries, memberIds, day)
  const lines = new Map(memberIds.map((id) => [id, [...(above.get(id) ?? []), id]]))
  const given = await givenRates(queries, [...new Set([...lines.values()].flat())], day)
  const known = new Map<string, Rates>()
  const ratesOf = (line: readonly string[]): Rates[] => {
    const found: Rates[] = []
    for (const id of line) {
      const upper = found.at(-1)
      const own = known.get(id) ?? (upper ? ratesBelow(upper, given.get(id) ?? nothing) : system)
      known.set(id, own)
      found.push(own)
    }
    return found
  }
  return new Map([...lines].map(([id, ids]) => [id, { ids, rates: ratesOf(ids) }]))
}
