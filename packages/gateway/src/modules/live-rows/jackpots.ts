import type { Jackpots } from '@plaza/contract'
import type { Queries } from '../../db/database'

/** The progressive pools of a merchant as its vendors told them, the largest first. */
export async function readJackpots(
  queries: Queries,
  { code, currency }: { code: string; currency: string },
  now: number,
): Promise<Jackpots> {
  const pools = await queries
    .selectFrom('jackpot_pools')
    .select(['id', 'name', 'vendor', 'amount_minor', 'updated_at'])
    .where('merchant', '=', code)
    .orderBy('amount_minor', 'desc')
    .orderBy('vendor')
    .orderBy('id')
    .execute()
  return {
    totalMinor: pools.reduce((sum, pool) => sum + pool.amount_minor, 0),
    currency,
    pools: pools.map(({ id, name, vendor, amount_minor }) => ({
      id,
      name,
      vendor,
      amountMinor: amount_minor,
    })),
    asOf: pools.length > 0 ? Math.max(...pools.map((pool) => pool.updated_at)) : now,
  }
}
