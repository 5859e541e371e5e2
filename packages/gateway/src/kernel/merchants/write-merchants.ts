import { sql } from 'kysely'
import type { Trx } from '../database/database'
import { merchantChannel } from './merchants'

const tellChanged = (trx: Trx, code: string) =>
  sql`select pg_notify(${merchantChannel}, ${code})`.execute(trx)

/** The settings of a merchant as stored, locked until the end of this transaction; undefined when there is no such merchant. */
export async function lockSettings(trx: Trx, code: string): Promise<unknown> {
  const row = await trx
    .selectFrom('merchants')
    .select('settings')
    .where('code', '=', code)
    .forUpdate()
    .executeTakeFirst()
  return row?.settings
}

/** Writes a merchant's settings, which the caller has checked; every process reads them at its next call. */
export async function writeSettings(trx: Trx, code: string, settings: object): Promise<void> {
  await trx
    .updateTable('merchants')
    .set({ settings: JSON.stringify(settings) })
    .where('code', '=', code)
    .execute()
  await tellChanged(trx, code)
}

/** A merchant to be made, together with its trial merchant. */
export interface NewMerchantRow {
  code: string
  name: string
  currency: string
  settings: object
}

/** Adds a merchant and its trial merchant; false when there is one of this code already. */
export async function addMerchant(
  trx: Trx,
  { code, name, currency, settings: given }: NewMerchantRow,
): Promise<boolean> {
  const settings = JSON.stringify(given)
  const made = await trx
    .insertInto('merchants')
    .values([
      { code, name, currency, trial_of: null, settings },
      { code: `${code}-trial`, name: `${name} (trial)`, currency, trial_of: code, settings },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .execute()
  await tellChanged(trx, code)
  return made.length === 2
}

/** Gives a merchant a host name; false when it is another merchant's. */
export async function addHost(trx: Trx, host: string, merchant: string, now: number): Promise<boolean> {
  const added = await trx
    .insertInto('merchant_hosts')
    .values({ host, merchant, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('host')
    .executeTakeFirst()
  return added !== undefined
}
