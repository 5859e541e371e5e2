import type { walletJackpotsSchema } from '@plaza/contract/vendors'
import * as z from 'zod/mini'
import type { Sql } from '../kernel/db/database'
import type { Vendor } from '../kernel/vendor'

/** What the vendor puts into a new pool, minor units. */
export const poolSeedMinor = 1_000_000
/** A hundredth of every stake feeds the pool: as many hundredths of a minor unit as the stake has minor units. */
const feedBasisPoints = 100
/** A stake of one minor unit wins one time in so many: 2²⁷, so that the chance of 2³² is whole for every stake. */
const oneIn = 2 ** 27

/** Chance of a stake on the pool, of 2³². */
export const jackpotChance = (stakeMinor: number): number => Math.min(2 ** 32, stakeMinor * (2 ** 32 / oneIn))

/** The average return of the pool: what feeds it, and what the vendor puts into a new one; basis points. */
export const jackpotBasisPoints = feedBasisPoints + Math.floor((poolSeedMinor * 10_000) / oneIn)

const poolSchema = z.object({ hundredths: z.int() })
const wholeMinor = (hundredths: number): number => Math.floor(hundredths / 100)

async function openPool(sql: Sql, currency: string, vendor: string): Promise<void> {
  await sql.query(
    `insert into vendor.pool (currency, vendor, hundredths, told_hundredths) values ($1, $2, $3, 0)
     on conflict (vendor, currency) do nothing`,
    [currency, vendor, poolSeedMinor * 100],
  )
}

/** What is in the pool, minor units. */
export async function poolMinor(sql: Sql, currency: string, vendor: string): Promise<number> {
  await openPool(sql, currency, vendor)
  const [row] = await sql.query('select hundredths from vendor.pool where currency = $1 and vendor = $2', [
    currency,
    vendor,
  ])
  return wholeMinor(poolSchema.parse(row).hundredths)
}

/** Feeds the pool with a stake's share. */
export async function feedPool(
  sql: Sql,
  currency: string,
  vendor: string,
  stakeMinor: number,
): Promise<void> {
  await openPool(sql, currency, vendor)
  await sql.query('update vendor.pool set hundredths = hundredths + $3 where currency = $1 and vendor = $2', [
    currency,
    vendor,
    stakeMinor,
  ])
}

/** Empties the pool for its winner and begins a new one. Returns the win; the fraction of a minor unit stays. */
export async function winPool(sql: Sql, currency: string, vendor: string): Promise<number> {
  const [row] = await sql.query(
    'select hundredths from vendor.pool where currency = $1 and vendor = $2 for update',
    [currency, vendor],
  )
  const won = wholeMinor(poolSchema.parse(row).hundredths)
  await sql.query(
    'update vendor.pool set hundredths = hundredths - $3 + $4 where currency = $1 and vendor = $2',
    [currency, vendor, won * 100, poolSeedMinor * 100],
  )
  return won
}

const reportSchema = z.object({ currency: z.string(), vendor: z.string(), hundredths: z.int() })

/** Reports to the operator every pool that changed since its last report. */
export async function reportPools(vendor: Vendor): Promise<void> {
  const rows = await vendor.db.query('select * from vendor.pool where hundredths <> told_hundredths')
  for (const row of rows) {
    const pool = reportSchema.parse(row)
    const reply = await vendor.wallet.ask({
      vendor: pool.vendor,
      action: 'jackpots',
      answer: z.object({ status: z.literal('OK') }),
      body: {
        currency: pool.currency,
        pools: [{ id: 'golden-bayan', name: 'Golden Bayan', amountMinor: wholeMinor(pool.hundredths) }],
      } satisfies z.infer<typeof walletJackpotsSchema>,
    })
    // An unacknowledged report is repeated after the next interval, with the amount of that time.
    if (reply.kind === 'ok')
      await vendor.db.query(
        'update vendor.pool set told_hundredths = $3 where currency = $1 and vendor = $2',
        [pool.currency, pool.vendor, pool.hundredths],
      )
  }
}
