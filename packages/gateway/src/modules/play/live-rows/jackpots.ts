import type { Jackpots } from '@plaza/contract/play'
import { walletPoolSchema } from '@plaza/contract/vendors'
import type { Queries } from '../../../kernel/database/database'
import { bigSum } from '../../../kernel/ledger/exact'

/** A pool that is not shown, because it is not within the bounds of the contract. */
export interface BadPool {
  merchant: string
  vendor: string
  id: string
}

/**
 * The sum, limited to the largest number of the wire, so that a public call does not fail because of vendors' reports.
 */
const shownTotal = (amounts: number[]): number => {
  const total = bigSum(amounts)
  return total > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : Number(total)
}

/**
 * The progressive pools of a merchant as its vendors reported them, the largest first. A pool beyond the bounds of the
 * contract is omitted and passed to `report`.
 */
export async function readJackpots(
  queries: Queries,
  { code, currency }: { code: string; currency: string },
  now: number,
  report: (bad: BadPool) => void,
): Promise<Jackpots> {
  const rows = await queries
    .selectFrom('jackpot_pools')
    .select(['id', 'name', 'vendor', 'updated_at'])
    // As text: a number that cannot be read must not take the others along.
    .select((select) => select.cast<string>('amount_minor', 'text').as('amount'))
    .where('merchant', '=', code)
    .orderBy('amount_minor', 'desc')
    .orderBy('vendor')
    .orderBy('id')
    .execute()
  const pools = rows.flatMap(({ id, name, vendor, amount, updated_at: updatedAt }) => {
    const pool = walletPoolSchema.safeParse({ id, name, amountMinor: Number(amount) })
    if (!pool.success) report({ merchant: code, vendor, id })
    return pool.success ? [{ ...pool.data, vendor, updatedAt }] : []
  })
  return {
    totalMinor: shownTotal(pools.map((pool) => pool.amountMinor)),
    currency,
    pools: pools.map(({ id, name, vendor, amountMinor }) => ({ id, name, vendor, amountMinor })),
    asOf: pools.reduce((last, pool) => Math.max(last, pool.updatedAt), 0) || now,
  }
}

/** Reports each bad pool once a process. */
export function reportOnce(report: (bad: BadPool) => void): (bad: BadPool) => void {
  const known = new Set<string>()
  return (bad) => {
    const key = JSON.stringify([bad.merchant, bad.vendor, bad.id])
    if (known.has(key)) return
    known.add(key)
    report(bad)
  }
}
