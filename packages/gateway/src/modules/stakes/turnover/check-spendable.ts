import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { BalanceOwner } from '../../../kernel/ledger'
import { withdrawable } from './withdrawable'

/**
 * Checks that a member may give an amount to somebody else: what could be withdrawn, and nothing that has yet to be bet. Lock the wallet
 * before.
 * @throws CallFailure `wallet.in.debt` with `debtMinor`, `wallet.insufficient`
 */
export async function checkSpendable(
  trx: Trx,
  owner: BalanceOwner,
  amountMinor: number,
  now: number,
): Promise<void> {
  const { withdrawableMinor, debtMinor } = await withdrawable(trx, owner, now)
  if (debtMinor > 0) throw new CallFailure('wallet.in.debt', { debtMinor })
  if (amountMinor > withdrawableMinor) throw new CallFailure('wallet.insufficient')
}
