import type {
  TransferCause,
  TransferDirection,
  TransferFailure,
  VendorTransferState,
} from '@plaza/contract/money'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'

/** A transfer to or from a vendor; the money that it moved goes into the ledger by `postBulk`. */
export interface ImportedVendorTransfer {
  id: string
  memberId: string
  vendor: string
  direction: TransferDirection
  cause: TransferCause
  amountMinor: number
  /** A pending one is asked about as soon as the gateway runs. */
  state: VendorTransferState
  reason: TransferFailure | null
  createdAt: number
}

const endMs = 1_000

/** Writes transfers of one merchant. @throws when a number is taken, or two of a wallet are pending */
export const importVendorTransfers = (
  trx: Trx,
  { merchant, currency }: { merchant: string; currency: string },
  transfers: readonly ImportedVendorTransfer[],
): Promise<void> =>
  insertRows(
    trx,
    'vendor_transfers',
    transfers.map(({ id, memberId, vendor, direction, cause, amountMinor, state, reason, createdAt }) => ({
      id,
      merchant,
      site: merchant,
      member_id: memberId,
      vendor,
      direction,
      cause,
      amount_minor: amountMinor,
      currency,
      state,
      reason,
      next_at: state === 'pending' ? createdAt : null,
      created_at: createdAt,
      ended_at: state === 'pending' ? null : createdAt + endMs,
    })),
  )
