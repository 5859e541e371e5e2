import type { BodyOf } from '@plaza/contract/kernel'
import type { createVendorTransferCall } from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { readDebt } from '../../../kernel/ledger'
import type { CatalogueVendor } from '../games'
import { highestStake } from '../../stakes/turnover'
import type { VendorTransferRow } from './tables'
import { beginTransfer } from './transfer-moves'
import { transferRange } from './transfer-range'
import { pendingTransfer, type WalletOwner } from './vendor-wallet'

/** Refuses to send money where it could not be played with now. Bringing it back is always possible. */
async function checkIn(trx: Trx, owner: WalletOwner, { maintenance }: CatalogueVendor): Promise<void> {
  if (maintenance) throw new CallFailure('transfer.vendor.closed', { ...maintenance })
  if ((await highestStake(trx, owner.memberId)) !== null) throw new CallFailure('transfer.bonus.open')
  const debtMinor = await readDebt(trx, owner)
  if (debtMinor > 0) throw new CallFailure('wallet.in.debt', { debtMinor })
}

/**
 * Begins a transfer that a member asks for (WALLET-2).
 * @throws CallFailure `transfer.amount.range`, `transfer.vendor.closed`, `transfer.bonus.open`, `transfer.pending`,
 * `wallet.in.debt`, `wallet.insufficient`.
 */
export async function createTransfer(
  trx: Trx,
  owner: WalletOwner,
  vendor: CatalogueVendor,
  { body, now }: { body: BodyOf<typeof createVendorTransferCall>; now: number },
): Promise<VendorTransferRow> {
  const { direction, amountMinor } = body
  const range = transferRange(owner.currency)
  if (amountMinor < range.minMinor || amountMinor > range.maxMinor)
    throw new CallFailure('transfer.amount.range', range)
  if (direction === 'in') await checkIn(trx, owner, vendor)
  const row = await beginTransfer(trx, owner, { direction, amountMinor, cause: 'member' }, now)
  if (row) return row
  const pending = await pendingTransfer(trx, owner)
  throw new CallFailure('transfer.pending', pending && { transfer: pending.id })
}
