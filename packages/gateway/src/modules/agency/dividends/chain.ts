import { advisoryLock } from '../../../kernel/database/advisory-lock'
import type { Queries, Trx } from '../../../kernel/database/database'
import { countedContracts, termsOf } from '../contracts'
import { passOn } from './amounts'
import { calculate, columnsOf } from './calculate'
import type { DividendRow } from './tables'

/** Between whom dividends are: what is carried over and what is corrected stays between the two. */
export interface Pair {
  merchant: string
  memberId: string
  uplineId: string | null
}

/** Dividends of a member are worked out and paid one after the other. */
export const lockDividends = (trx: Trx, memberId: string): Promise<void> =>
  advisoryLock(trx, `dividends ${memberId}`)

/** The dividends between two, in the order of their periods. */
export const chainOf = (queries: Queries, { memberId, uplineId }: Pair): Promise<DividendRow[]> =>
  queries
    .selectFrom('dividends')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('upline_id', 'is not distinct from', uplineId)
    .orderBy('starts_at')
    .execute()

/** What the period before carries on: of the one that ends where this one begins. */
export const carriedInto = (chain: readonly DividendRow[], startsAt: number): number =>
  chain.find(({ ends_at: end }) => end === startsAt)?.carried_minor ?? 0

const isSame = (one: DividendRow, other: DividendRow): boolean =>
  Object.entries(one).every(([name, value]) => other[name as keyof DividendRow] === value)

/**
 * Works out again the dividends between two from one period on, and passes differences on. Lock first. Returns the rows that have changed.
 */
export async function recalculate(
  trx: Trx,
  pair: Pair,
  { fromDay, now }: { fromDay: string; now: number },
): Promise<DividendRow[]> {
  const chain = await chainOf(trx, pair)
  const contracts = await countedContracts(trx, {
    ...{ merchant: pair.merchant, kind: 'dividend', memberId: pair.memberId },
  })
  const fresh: DividendRow[] = []
  for (const row of chain) {
    const contract = contracts.find(({ id }) => id === row.contract_id)
    if (row.last_day < fromDay || !contract) {
      fresh.push(row)
      continue
    }
    const one = await calculate(trx, {
      ...{ merchant: pair.merchant, memberId: pair.memberId, terms: termsOf(contract) },
      period: { firstDay: row.first_day, lastDay: row.last_day },
      carryMinor: carriedInto(fresh, row.starts_at),
    })
    fresh.push({ ...row, ...columnsOf(one) })
  }
  const passed = passOn(fresh)
  const changed = passed.filter((row, at) => {
    const before = chain[at]
    return before !== undefined && !isSame(row, before)
  })
  for (const { id, ...row } of changed)
    await trx
      .updateTable('dividends')
      .set({ ...row, calculated_at: now })
      .where('id', '=', id)
      .execute()
  return changed
}
