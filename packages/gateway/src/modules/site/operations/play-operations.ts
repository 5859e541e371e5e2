import { parseAmount } from '@plaza/contract/kernel'
import { sql } from 'kysely'
import type { Database, Trx } from '../../../kernel/database/database'
import { PlainError } from '@plaza/server-kit'
import type { LimitKind } from '../../play/game-sessions'
import { parsePublicKey } from '../../play/vendors'

/** An operation on players and vendors of the running site. */
export type PlayOperation =
  /** `amount` is minor units or, as a text, a decimal of the currency; of `time` minutes; null removes the limit. */
  | { kind: 'limit'; merchant: string; account: string; limit: LimitKind; amount: number | string | null }
  | { kind: 'vendor-maintenance'; merchant: string; vendor: string; isOn: boolean; until: number | null }
  | { kind: 'vendor-countries'; merchant: string; vendor: string; countries: string[] }
  | { kind: 'vendor-key'; merchant: string; vendor: string; pem: string }
  /** Where a real vendor is; `origin` is that of its games' pages when it is another. */
  | { kind: 'vendor-link'; merchant: string; vendor: string; baseUrl: string; origin: string | null }

type Of<K extends PlayOperation['kind']> = Extract<PlayOperation, { kind: K }>

/** A decimal amount of a merchant's currency as minor units. @throws PlainError when the currency has no such amount. */
async function readAmount(trx: Trx, merchant: string, decimal: string): Promise<number> {
  const { currency } = await trx
    .selectFrom('merchants')
    .select('currency')
    .where('code', '=', merchant)
    .executeTakeFirstOrThrow()
  const { minor } = parseAmount(decimal, currency)
  if (minor === undefined) throw new PlainError(`${decimal} is not an exact amount of ${currency}.`)
  return minor
}

async function setLimit(
  trx: Trx,
  { merchant, account, limit, amount: stated }: Of<'limit'>,
  now: number,
): Promise<void> {
  const member = await trx
    .selectFrom('members')
    .select('id')
    .where('merchant', '=', merchant)
    .where('account', '=', account)
    .executeTakeFirst()
  if (!member) throw new PlainError(`There is no account "${account}" at "${merchant}".`)
  if (stated === null) {
    await trx.deleteFrom('play_limits').where('member_id', '=', member.id).where('kind', '=', limit).execute()
    return
  }
  const amount = typeof stated === 'string' ? await readAmount(trx, merchant, stated) : stated
  if (!Number.isSafeInteger(amount) || amount < 0) throw new PlainError('A limit is a whole amount.')
  await trx
    .insertInto('play_limits')
    .values({ member_id: member.id, kind: limit, period: 'day', amount, set_at: now })
    .onConflict((conflict) =>
      conflict.columns(['member_id', 'kind', 'period']).doUpdateSet({ amount, set_at: now }),
    )
    .execute()
}

async function checkVendor(trx: Trx, merchant: string, vendor: string): Promise<void> {
  const rows = await trx
    .selectFrom('vendors')
    .select('code')
    .where('merchant', '=', merchant)
    .orderBy('code')
    .execute()
  if (rows.some(({ code }) => code === vendor)) return
  const known = rows.map(({ code }) => code).join(', ')
  throw new PlainError(`"${merchant}" has no vendor "${vendor}". It has: ${known || 'none'}.`)
}

const vendorRow = (trx: Trx, { merchant, vendor }: { merchant: string; vendor: string }) =>
  trx.updateTable('vendors').where('merchant', '=', merchant).where('code', '=', vendor)

async function setMaintenance(trx: Trx, operation: Of<'vendor-maintenance'>): Promise<void> {
  const { isOn, until, merchant, vendor } = operation
  await vendorRow(trx, operation)
    .set({
      is_in_maintenance: isOn,
      maintenance_until: isOn ? until : null,
      maintenance_cause: isOn ? 'operator' : null,
    })
    .execute()
  // A vendor that is opened by hand starts with a closed breaker.
  if (!isOn)
    await trx
      .deleteFrom('vendor_health')
      .where('merchant', '=', merchant)
      .where('vendor', '=', vendor)
      .execute()
}

async function setCountries(trx: Trx, operation: Of<'vendor-countries'>): Promise<void> {
  const countries = operation.countries.map((country) => country.toUpperCase())
  const wrong = countries.find((country) => !/^[A-Z]{2}$/.test(country))
  if (wrong !== undefined) throw new PlainError(`"${wrong}" is no country of two letters.`)
  await vendorRow(trx, operation)
    .set({ blocked_countries: sql<string[]>`${countries}::text[]` })
    .execute()
}

async function setKey(trx: Trx, { merchant, vendor, pem }: Of<'vendor-key'>): Promise<void> {
  const publicKey = parsePublicKey(pem).export({ type: 'spki', format: 'pem' }).toString()
  const { numUpdatedRows } = await trx
    .updateTable('vendor_links')
    .set({ public_key: publicKey })
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .executeTakeFirst()
  if (numUpdatedRows === 0n)
    throw new PlainError(`Say first where "${vendor}" is: plaza vendor link ${merchant} ${vendor} <address>.`)
}

async function setLink(trx: Trx, { merchant, vendor, baseUrl, origin }: Of<'vendor-link'>): Promise<void> {
  for (const address of [baseUrl, origin ?? baseUrl])
    if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
      throw new PlainError(`"${address}" is no http address.`)
  const place = {
    platform: `${merchant}:${vendor}`,
    base_url: baseUrl,
    public_origin: new URL(origin ?? baseUrl).origin,
  }
  await trx
    .insertInto('vendor_links')
    .values({ merchant, vendor, adapter: 'plaza-v1', public_key: null, ...place })
    .onConflict((conflict) => conflict.columns(['merchant', 'vendor']).doUpdateSet(place))
    .execute()
}

/**
 * Changes settings of a player or a vendor; every process applies them at its next read. @throws PlainError saying what
 * is wrong.
 */
export function operatePlay(db: Database, operation: PlayOperation, now: number): Promise<void> {
  return db.transaction(async (trx) => {
    if (operation.kind === 'limit') return setLimit(trx, operation, now)
    await checkVendor(trx, operation.merchant, operation.vendor)
    switch (operation.kind) {
      case 'vendor-maintenance':
        return setMaintenance(trx, operation)
      case 'vendor-countries':
        return setCountries(trx, operation)
      case 'vendor-key':
        return setKey(trx, operation)
      case 'vendor-link':
        return setLink(trx, operation)
    }
  })
}
