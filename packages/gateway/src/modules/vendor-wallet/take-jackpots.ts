import type { walletJackpotsSchema } from '@plaza/contract'
import type * as z from 'zod/mini'
import type { Trx } from '../../db/database'
import type { Caller } from './check-caller'

/** Keeps a vendor's pools as it told them, at every merchant where it is linked and that has its money. */
export async function takeJackpots(
  trx: Trx,
  { vendor, sites }: Caller,
  { currency, pools }: z.output<typeof walletJackpotsSchema>,
  now: number,
): Promise<void> {
  const merchants = await trx
    .selectFrom('merchants')
    .select('code')
    .where('code', 'in', sites)
    .where('currency', '=', currency)
    .where('trial_of', 'is', null)
    .orderBy('code')
    .execute()
  const rows = merchants.flatMap(({ code: merchant }) =>
    pools.map(({ id, name, amountMinor }) => ({
      merchant,
      vendor,
      id,
      name,
      amount_minor: amountMinor,
      updated_at: now,
    })),
  )
  if (rows.length === 0) return
  await trx
    .insertInto('jackpot_pools')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['merchant', 'vendor', 'id']).doUpdateSet((from) => ({
        name: from.ref('excluded.name'),
        amount_minor: from.ref('excluded.amount_minor'),
        updated_at: from.ref('excluded.updated_at'),
      })),
    )
    .execute()
}
