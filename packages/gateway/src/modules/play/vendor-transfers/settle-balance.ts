import type { Trx } from '../../../kernel/database/database'
import { houseAccount, transfer } from '../../../kernel/ledger'
import type { VendorBalance } from '../vendors'
import type { VendorWalletRow } from './tables'
import {
  isInDoubt,
  lockWallet,
  ownerOf,
  vendorAccount,
  vendorBalance,
  type WalletOwner,
} from './vendor-wallet'

/** The operator's side is spread over as many accounts as that of seamless play, so that members need not wait. */
const houseAccounts = 16

const houseSideOf = (memberId: string) => {
  const sum = [...memberId].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return houseAccount(`house:games:${sum % houseAccounts}`)
}

/**
 * Books what was won and lost at a vendor: the ledger's wallet becomes what the vendor says. Left alone are a balance that
 * is not newer than the last one, one that was read while money was on its way or its whereabouts were in doubt, and one that lacks the stakes of open
 * rounds, which would look like a loss. The next balance says it again (WALLET-2).
 */
export async function settleWallet(
  trx: Trx,
  row: VendorWalletRow,
  { balanceMinor, balanceVersion, openRounds }: VendorBalance,
  now: number,
): Promise<void> {
  const owner = ownerOf(row)
  await trx.updateTable('vendor_wallets').set({ asked_at: now }).where('id', '=', row.id).execute()
  if (balanceVersion <= row.balance_version || (await isInDoubt(trx, owner))) return
  await trx
    .updateTable('vendor_wallets')
    .set({ balance_version: balanceVersion })
    .where('id', '=', row.id)
    .execute()
  if (openRounds > 0) return
  const differenceMinor = balanceMinor - (await vendorBalance(trx, owner, now))
  if (differenceMinor === 0) return
  await transfer(trx, {
    merchant: owner.merchant,
    currency: owner.currency,
    kind: 'vendor-play',
    reference: owner.vendor,
    idempotencyKey: `vendor-play:${row.id}:${String(balanceVersion)}`,
    entries: [
      { account: houseSideOf(owner.memberId), amountMinor: -differenceMinor },
      { account: vendorAccount(owner), amountMinor: differenceMinor },
    ],
    now,
  })
}

/** `settleWallet` for a balance that a vendor tells by itself. */
export const settleBalance = async (
  trx: Trx,
  owner: WalletOwner,
  balance: VendorBalance,
  now: number,
): Promise<void> => settleWallet(trx, await lockWallet(trx, owner), balance, now)
