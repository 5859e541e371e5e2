import type { Queries, Trx } from '../../../kernel/database/database'
import { memberWallet, readBalance, type AccountName } from '../../../kernel/ledger'
import type { VendorTransferRow, VendorWalletRow } from './tables'

/** Whose wallet, at which vendor of which merchant. */
export interface WalletOwner {
  memberId: string
  /** The account's merchant; of a trial account its trial merchant. */
  merchant: string
  /** Merchant of the catalogue. */
  site: string
  vendor: string
  currency: string
}

/** The owner that a row of this module names. */
export const ownerOf = (row: VendorWalletRow | VendorTransferRow): WalletOwner => ({
  memberId: row.member_id,
  merchant: row.merchant,
  site: row.site,
  vendor: row.vendor,
  currency: row.currency,
})

/** The ledger's account of a wallet at a vendor. */
export const vendorAccount = ({ memberId, vendor }: WalletOwner): AccountName =>
  memberWallet(memberId, `vendor:${vendor}`)

/** What a wallet at a vendor holds by the ledger, minor units. */
export async function vendorBalance(queries: Queries, owner: WalletOwner, now: number): Promise<number> {
  const { wallets } = await readBalance(queries, owner, now)
  return wallets.find(({ wallet }) => wallet === `vendor:${owner.vendor}`)?.balanceMinor ?? 0
}

/** The row of a wallet, made when it is missing, locked for the rest of the transaction. */
export async function lockWallet(trx: Trx, owner: WalletOwner): Promise<VendorWalletRow> {
  const { memberId, merchant, site, vendor, currency } = owner
  const id = `${memberId}/${vendor}`
  await trx
    .insertInto('vendor_wallets')
    .values({ id, merchant, site, member_id: memberId, vendor, currency, asked_at: null, return_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return trx
    .selectFrom('vendor_wallets')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** The transfer that is on its way between a member and a vendor; there is one at most. */
export const pendingTransfer = (
  queries: Queries,
  { memberId, vendor }: Pick<WalletOwner, 'memberId' | 'vendor'>,
): Promise<VendorTransferRow | undefined> =>
  queries
    .selectFrom('vendor_transfers')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .where('state', '=', 'pending')
    .executeTakeFirst()

/**
 * Whether the ledger cannot be compared with what the vendor says: a transfer is on its way, or an operator settled one
 * without the vendor's word. Its amount would look like a win or a loss.
 */
export const isInDoubt = async (
  queries: Queries,
  { memberId, vendor }: Pick<WalletOwner, 'memberId' | 'vendor'>,
): Promise<boolean> => {
  const row = await queries
    .selectFrom('vendor_transfers')
    .select('id')
    .where('member_id', '=', memberId)
    .where('vendor', '=', vendor)
    .where((where) => where.or([where('state', '=', 'pending'), where('doubt', 'is not', null)]))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
