import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import type { UplineTransferState } from '@plaza/contract/money'

/** A transfer of the past; the money that it moved goes into the ledger by `postBulk`. */
export interface ImportedUplineTransfer {
  id: string
  memberId: string
  uplineId: string
  amountMinor: number
  remark: string
  state: UplineTransferState
  createdAt: number
}

/** Writes transfers of the past of one merchant. @throws when a number is taken */
export const importUplineTransfers = (
  trx: Trx,
  { merchant, currency }: { merchant: string; currency: string },
  transfers: readonly ImportedUplineTransfer[],
): Promise<void> =>
  insertRows(
    trx,
    'upline_transfers',
    transfers.map(({ id, memberId, uplineId, amountMinor, remark, state, createdAt }) => ({
      id,
      merchant,
      member_id: memberId,
      upline_id: uplineId,
      amount_minor: amountMinor,
      currency,
      remark,
      state,
      created_at: createdAt,
      ended_at: state === 'pending-review' ? null : createdAt,
    })),
  )
