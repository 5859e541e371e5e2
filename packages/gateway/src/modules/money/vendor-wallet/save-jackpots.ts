import { mostPools, type walletJackpotsSchema } from '@plaza/contract/vendors'
import type * as z from 'zod/mini'
import type { Trx } from '../../../kernel/database/database'
import type { Caller } from './check-caller'
import { WalletFailure } from './wallet-failure'

/**
 * The largest number of pools of a vendor at a merchant.
 * @throws WalletFailure `RS_ERROR_TOO_MANY_POOLS`
 */
async function checkCount(trx: Trx, vendor: string, merchants: string[]): Promise<void> {
  const crowded = await trx
    .selectFrom('jackpot_pools')
    .select('merchant')
    .where('vendor', '=', vendor)
    .where('merchant', 'in', merchants)
    .groupBy('merchant')
    .having((having) => having.fn.countAll(), '>', mostPools)
    .executeTakeFirst()
  if (crowded) throw new WalletFailure('RS_ERROR_TOO_MANY_POOLS')
}

/**
 * Stores a vendor's pools as it reported them, at every merchant where it is linked and that has its currency. A report
 * that was signed earlier than the stored one changes nothing.
 * @throws WalletFailure `RS_ERROR_TOO_MANY_POOLS`
 */
export async function saveJackpots(
  trx: Trx,
  { vendor, sites, signedAt }: Caller,
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
      signed_at: signedAt,
    })),
  )
  if (rows.length === 0) return
  await trx
    .insertInto('jackpot_pools')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['merchant', 'vendor', 'id'])
        .doUpdateSet((from) => ({
          name: from.ref('excluded.name'),
          amount_minor: from.ref('excluded.amount_minor'),
          updated_at: from.ref('excluded.updated_at'),
          signed_at: from.ref('excluded.signed_at'),
        }))
        .whereRef('jackpot_pools.signed_at', '<=', 'excluded.signed_at'),
    )
    .execute()
  await checkCount(
    trx,
    vendor,
    merchants.map(({ code }) => code),
  )
}
