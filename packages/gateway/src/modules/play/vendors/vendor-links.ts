import type { Queries, Trx } from '../../../kernel/database/database'
import { everyVendor } from '../games'
import type { VendorLinkRow } from './tables'
import type { GatewaySettings } from '../../../kernel/settings/settings'
import { seamlessAdapter, transferAdapter } from './adapter-names'

/** Platform of the demo's own vendor, which serves all the demo's vendors. */
export const demoPlatform = 'vendor-demo'

/** A vendor as it can be reached. */
export interface VendorLink {
  /** Merchant of the catalogue. */
  site: string
  vendor: string
  adapter: string
  platform: string
  /** Where servers reach it, without a slash at the end. */
  baseUrl: string
  /** Origin of its games' pages. */
  origin: string
  /** PEM; null for the demo's vendor, whose key is a file. */
  publicKey: string | null
}

type Places = Pick<GatewaySettings, 'vendorOrigin' | 'vendorUrl'>

function linkOf(row: VendorLinkRow, { vendorOrigin, vendorUrl }: Places): VendorLink {
  const baseUrl = (row.base_url ?? vendorUrl).replace(/\/+$/, '')
  return {
    site: row.merchant,
    vendor: row.vendor,
    adapter: row.adapter,
    platform: row.platform,
    baseUrl,
    origin: row.public_origin ?? (row.base_url === null ? vendorOrigin : new URL(baseUrl).origin),
    publicKey: row.public_key,
  }
}

/** How a merchant's vendor is reached; undefined when no server is configured for it. */
export async function findLink(
  queries: Queries,
  places: Places,
  site: string,
  vendor: string,
): Promise<VendorLink | undefined> {
  const row = await queries
    .selectFrom('vendor_links')
    .selectAll()
    .where('merchant', '=', site)
    .where('vendor', '=', vendor)
    .executeTakeFirst()
  return row && linkOf(row, places)
}

/** A vendor's links at every merchant. */
export async function linksOfVendor(queries: Queries, places: Places, vendor: string): Promise<VendorLink[]> {
  const rows = await queries.selectFrom('vendor_links').selectAll().where('vendor', '=', vendor).execute()
  return rows.map((row) => linkOf(row, places))
}

/** Makes the demo's vendor serve every vendor of the demo without a server of its own, some from wallets there. */
export async function linkDemoVendors(trx: Trx, withWallets: readonly string[] = []): Promise<void> {
  const rows = (await everyVendor(trx)).map((at) => ({
    ...at,
    adapter: withWallets.includes(at.vendor) ? transferAdapter : seamlessAdapter,
    platform: demoPlatform,
  }))
  if (rows.length === 0) return
  await trx
    .insertInto('vendor_links')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Codes of the vendors that a merchant has a server of. */
export async function linkedVendors(queries: Queries, site: string): Promise<ReadonlySet<string>> {
  const rows = await queries
    .selectFrom('vendor_links')
    .select('vendor')
    .where('merchant', '=', site)
    .execute()
  return new Set(rows.map(({ vendor }) => vendor))
}

/** A merchant's vendors with wallets of their own, by their codes. */
export async function transferVendors(
  queries: Queries,
  places: Places,
  site: string,
): Promise<ReadonlyMap<string, VendorLink>> {
  const rows = await queries
    .selectFrom('vendor_links')
    .selectAll()
    .where('merchant', '=', site)
    .where('adapter', '=', transferAdapter)
    .orderBy('vendor')
    .execute()
  return new Map(rows.map((row) => [row.vendor, linkOf(row, places)]))
}

/** The platform on which a vendor's players are known; undefined when no server is configured for it. */
export async function platformOf(
  queries: Queries,
  site: string,
  vendor: string,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('vendor_links')
    .select('platform')
    .where('merchant', '=', site)
    .where('vendor', '=', vendor)
    .executeTakeFirst()
  return row?.platform
}

/** Sets the key (PEM) that a vendor's calls are checked by; false when no server is configured for it. */
export async function setVendorKey(
  trx: Trx,
  { merchant, vendor }: { merchant: string; vendor: string },
  publicKey: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('vendor_links')
    .set({ public_key: publicKey })
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .executeTakeFirst()
  return numUpdatedRows !== 0n
}

/** Sets where a vendor's server is, and the origin of its games' pages. */
export async function setVendorServer(
  trx: Trx,
  { merchant, vendor }: { merchant: string; vendor: string },
  { baseUrl, origin }: { baseUrl: string; origin: string },
): Promise<void> {
  const place = { platform: `${merchant}:${vendor}`, base_url: baseUrl, public_origin: origin }
  await trx
    .insertInto('vendor_links')
    .values({ merchant, vendor, adapter: seamlessAdapter, public_key: null, ...place })
    .onConflict((conflict) => conflict.columns(['merchant', 'vendor']).doUpdateSet(place))
    .execute()
}

/** Sets whether a vendor's games are played from wallets there; false when no server is configured for it. */
export async function setVendorWallets(
  trx: Trx,
  { merchant, vendor }: { merchant: string; vendor: string },
  hasWallets: boolean,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('vendor_links')
    .set({ adapter: hasWallets ? transferAdapter : seamlessAdapter })
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .executeTakeFirst()
  return numUpdatedRows !== 0n
}

/** Where a vendor's server is and by which key its calls are checked; undefined when there is none. */
export const readVendorServer = (
  queries: Queries,
  { merchant, vendor }: { merchant: string; vendor: string },
): Promise<
  { baseUrl: string | null; origin: string | null; publicKey: string | null; adapter: string } | undefined
> =>
  queries
    .selectFrom('vendor_links')
    .select(['adapter'])
    .select(['base_url as baseUrl', 'public_origin as origin', 'public_key as publicKey'])
    .where('merchant', '=', merchant)
    .where('vendor', '=', vendor)
    .executeTakeFirst()
