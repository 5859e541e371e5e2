import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import { readBalance } from '../../../kernel/ledger'
import type { Vendors } from '../vendors'
import { highestStake } from '../../stakes/turnover'
import { askBalance } from './ask-balance'
import { attemptTransfer } from './attempt-transfer'
import { isAutomatic } from './automatic'
import { leaveThere } from './bring-back'
import { beginTransfer } from './transfer-moves'
import { transferRange } from './transfer-range'
import { pendingTransfer, vendorBalance, type WalletOwner } from './vendor-wallet'

/** Sends the main wallet to the vendor, where the member wants it and nothing is on its way already. */
async function sendMain(gateway: Gateway, vendors: Vendors, owner: WalletOwner): Promise<void> {
  const { db, clock } = gateway
  const transfer = await db.transaction(async (trx) => {
    const now = clock.now()
    if (!(await isAutomatic(trx, owner))) return undefined
    const { wallets } = await readBalance(trx, owner, now)
    const mainMinor = wallets.find(({ wallet }) => wallet === 'main')?.balanceMinor ?? 0
    const { minMinor, maxMinor } = transferRange(owner.currency)
    const amountMinor = Math.min(mainMinor, maxMinor)
    if (amountMinor < minMinor) return undefined
    return beginTransfer(trx, owner, { direction: 'in', amountMinor, cause: 'launch' }, now)
  })
  if (transfer) await attemptTransfer(gateway, vendors, transfer, { isFirst: true })
}

/**
 * Sees to it that a game of a vendor with wallets has money to be played with, before it opens (LAUNCH-1, WALLET-2).
 * @throws CallFailure `transfer.bonus.open` while a bonus limits stakes, which the vendor does not ask about;
 * `transfer.pending` while the money is on its way; `wallet.vendor.empty` when there is too little.
 */
export async function fundPlay(
  gateway: Gateway,
  vendors: Vendors,
  owner: WalletOwner,
  { minimumMinor, vendorName }: { minimumMinor: number; vendorName: string },
): Promise<void> {
  const { db, clock } = gateway
  if ((await highestStake(db.read, owner.memberId)) !== null) throw new CallFailure('transfer.bonus.open')
  await db.transaction((trx) => leaveThere(trx, owner.memberId, owner.vendor))
  await sendMain(gateway, vendors, owner)
  if ((await vendorBalance(db.read, owner, clock.now())) >= minimumMinor) return
  const pending = await pendingTransfer(db.read, owner)
  if (pending) throw new CallFailure('transfer.pending', { transfer: pending.id })
  // The ledger may not know yet what was won there.
  const balance = await askBalance(gateway, vendors, owner)
  if (balance && balance.balanceMinor >= minimumMinor) return
  const { currency } = owner
  throw new CallFailure('wallet.vendor.empty', { minimumMinor, currency, vendorName })
}
