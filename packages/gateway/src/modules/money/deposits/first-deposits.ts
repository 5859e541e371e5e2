import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** A member's first deposit that reached its wallet, and what it has deposited in all; minor units. */
export interface FirstDeposit {
  firstMinor: number
  firstAt: number
  allMinor: number
}

/** What members have deposited, by member; one who has deposited nothing is left out. */
export async function firstDeposits(
  queries: Queries,
  memberIds: readonly string[],
): Promise<Map<string, FirstDeposit>> {
  if (memberIds.length === 0) return new Map()
  const rows = await queries
    .selectFrom('deposits')
    .select(['member_id', 'amount_minor', 'created_at'])
    // One parameter, however many members there are.
    .where(sql<boolean>`member_id = any(${[...memberIds]}::text[])`)
    .where('state', '=', 'credited')
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  const found = new Map<string, FirstDeposit>()
  for (const { member_id: id, amount_minor: minor, created_at: at } of rows) {
    const known = found.get(id)
    if (known) known.allMinor += minor
    else found.set(id, { firstMinor: minor, firstAt: at, allMinor: minor })
  }
  return found
}
