import { sql } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'
import { maintenanceOf, readVendorMaintenance } from './vendor-maintenance'

/** A vendor at a merchant. */
interface VendorAt {
  merchant: string
  vendor: string
}

/** Codes of a merchant's vendors, in the merchant's order. */
export async function vendorCodes(queries: Queries, merchant: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('vendors')
    .select('code')
    .where('merchant', '=', merchant)
    .orderBy('rank')
    .execute()
  return rows.map(({ code }) => code)
}

/** A vendor of a merchant's catalogue, with when it takes players again if it takes none now. */
export interface CatalogueVendor {
  code: string
  name: string
  icon: string
  maintenance: { until?: number } | undefined
}

/** A merchant's vendors by their codes, in the merchant's order. */
export async function readVendors(
  queries: Queries,
  merchant: string,
  now: number,
): Promise<ReadonlyMap<string, CatalogueVendor>> {
  const inMaintenance = await readVendorMaintenance(queries, merchant)
  const rows = await queries
    .selectFrom('vendors')
    .select(['code', 'name', 'icon'])
    .where('merchant', '=', merchant)
    .orderBy('rank')
    .execute()
  return new Map(
    rows.map((row) => [row.code, { ...row, maintenance: maintenanceOf(inMaintenance, row.code, now) }]),
  )
}

/** Every vendor of every merchant. */
export const everyVendor = (queries: Queries): Promise<VendorAt[]> =>
  queries.selectFrom('vendors').select(['merchant', 'code as vendor']).execute()

/** What operators set of a vendor. */
export const readVendorState = (
  queries: Queries,
  { merchant, vendor }: VendorAt,
): Promise<{ isInMaintenance: boolean; until: number | null; blockedCountries: string[] } | undefined> =>
  queries
    .selectFrom('vendors')
    .select(['is_in_maintenance as isInMaintenance', 'maintenance_until as until'])
    .select('blocked_countries as blockedCountries')
    .where('merchant', '=', merchant)
    .where('code', '=', vendor)
    .executeTakeFirst()

const vendorRow = (trx: Trx, { merchant, vendor }: VendorAt) =>
  trx.updateTable('vendors').where('merchant', '=', merchant).where('code', '=', vendor)

/** Closes a vendor to players until a time, ms, or without a known end; or opens it. An operator's decision. */
export async function setVendorMaintenance(
  trx: Trx,
  vendor: VendorAt,
  { isOn, until }: { isOn: boolean; until: number | null },
): Promise<void> {
  await vendorRow(trx, vendor)
    .set({
      is_in_maintenance: isOn,
      maintenance_until: isOn ? until : null,
      maintenance_cause: isOn ? 'operator' : null,
    })
    .execute()
}

/** Tiles show an open breaker as maintenance; what an operator closed stays closed. */
export async function showBreaker(trx: Trx, vendor: VendorAt, isOpen: boolean): Promise<void> {
  if (isOpen)
    await vendorRow(trx, vendor)
      .set({ is_in_maintenance: true, maintenance_until: null, maintenance_cause: 'breaker' })
      .where(sql<boolean>`maintenance_cause is distinct from 'operator'`)
      .execute()
  else
    await vendorRow(trx, vendor)
      .set({ is_in_maintenance: false, maintenance_until: null, maintenance_cause: null })
      .where('maintenance_cause', '=', 'breaker')
      .execute()
}

/** Sets the countries (ISO 3166, two letters) whose players a vendor refuses. */
export async function setVendorCountries(trx: Trx, vendor: VendorAt, countries: string[]): Promise<void> {
  await vendorRow(trx, vendor)
    .set({ blocked_countries: sql<string[]>`${countries}::text[]` })
    .execute()
}
