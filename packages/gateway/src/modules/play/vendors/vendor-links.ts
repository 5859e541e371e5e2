import type { Queries, Trx } from '../../../kernel/database/database'
import type { VendorLinkRow } from './tables'
import type { GatewaySettings } from '../../../kernel/settings/settings'

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

/** Makes the demo's vendor serve every vendor of the demo without a server of its own. */
export async function linkDemoVendors(trx: Trx): Promise<void> {
  await trx
    .insertInto('vendor_links')
    .columns(['merchant', 'vendor', 'adapter', 'platform'])
    .expression((from) =>
      from
        .selectFrom('vendors')
        .select((value) => [
          'merchant',
          'code',
          value.val('plaza-v1').as('adapter'),
          value.val(demoPlatform).as('platform'),
        ]),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
