import type { VendorTransfer, VendorWallet } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import type { CatalogueVendor } from '../games'
import type { VendorTransferRow } from './tables'

/** A transfer as the contract shows it. */
export const showTransfer = (
  row: VendorTransferRow,
  vendors: ReadonlyMap<string, Pick<CatalogueVendor, 'name'>>,
): VendorTransfer => ({
  id: row.id,
  vendor: row.vendor,
  vendorName: vendors.get(row.vendor)?.name ?? row.vendor,
  direction: row.direction,
  cause: row.cause,
  amountMinor: row.amount_minor,
  currency: row.currency,
  state: row.state,
  createdAt: row.created_at,
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.ended_at !== null && { endedAt: row.ended_at }),
})

/** The latest transfers of a member to and from vendors, newest first. */
export const latestTransfers = (queries: Queries, memberId: string, limit: number) =>
  queries
    .selectFrom('vendor_transfers')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The transfers of a member that are on their way. */
export const pendingTransfers = (queries: Queries, memberId: string) =>
  queries
    .selectFrom('vendor_transfers')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', '=', 'pending')
    .execute()

/** What was read of a wallet at a vendor. */
export interface ReadWallet {
  vendor: CatalogueVendor
  balanceMinor: number
  askedAt: number | null
  isAnswering: boolean
  isReturning: boolean
  pending: VendorTransferRow | undefined
}

/** A wallet as the contract shows it. */
export const showWallet = (
  { vendor, pending, ...wallet }: ReadWallet,
  vendors: ReadonlyMap<string, CatalogueVendor>,
): VendorWallet => ({
  ...wallet,
  vendor: vendor.code,
  name: vendor.name,
  icon: vendor.icon,
  ...(vendor.maintenance && { maintenance: vendor.maintenance }),
  ...(pending && { pending: showTransfer(pending, vendors) }),
})
