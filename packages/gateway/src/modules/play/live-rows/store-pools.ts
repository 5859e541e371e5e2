import { sql } from 'kysely'
import type { Trx } from '../../../kernel/database/database'

/** A vendor's report of its pools. */
export interface PoolReport {
  vendor: string
  /** Where the pools are shown. */
  merchants: string[]
  pools: { id: string; name: string; amountMinor: number }[]
  /** By the vendor's clock, ms. */
  signedAt: number
  now: number
}

/** Stores pools as reported. A pool whose stored report was signed later stays as it is. */
export async function storePools(trx: Trx, report: PoolReport): Promise<void> {
  const { vendor, merchants, pools, signedAt, now } = report
  const rows = merchants.flatMap((merchant) =>
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
}

/** The number of pools that a vendor has at the merchant where it has most. */
export async function mostPoolsOfVendor(trx: Trx, vendor: string, merchants: string[]): Promise<number> {
  const row = await trx
    .selectFrom('jackpot_pools')
    .select(sql<number>`count(*)::int`.as('pools'))
    .where('vendor', '=', vendor)
    .where('merchant', 'in', merchants)
    .groupBy('merchant')
    .orderBy('pools', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.pools ?? 0
}
