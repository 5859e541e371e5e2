import type { LockReason } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'
import { readBalance, type BalanceOwner } from '../../../kernel/ledger'
import { holdsOf } from './holds'
import { readHolding } from './read-requirements'

/** What of a member's money can leave now, and what holds the rest; the parts sum to everything that it owns. */
export interface Withdrawable {
  withdrawableMinor: number
  totalMinor: number
  /** What the member owes: nothing leaves until it is paid (LEDGER-7). */
  debtMinor: number
  locked: { reason: LockReason; amountMinor: number }[]
}

/** Why money of a wallet other than the main one cannot be withdrawn. */
function reasonOfWallet(wallet: string): LockReason {
  if (wallet === 'locked') return 'withdrawal'
  return wallet === 'chase' ? 'plan' : 'vendor'
}

/**
 * The main wallet less what open requirements hold; with the locks by their reasons (WITHDRAW-7). In a transaction, read
 * it after the wallet was booked or locked: a credit writes its requirement in the same transaction.
 */
export async function withdrawable(
  queries: Queries,
  owner: BalanceOwner,
  now: number,
): Promise<Withdrawable> {
  const { wallets, totalMinor, debtMinor = 0 } = await readBalance(queries, owner, now)
  const mainMinor = wallets.find(({ wallet }) => wallet === 'main')?.balanceMinor ?? 0
  const locked = new Map<LockReason, number>()
  const lock = (reason: LockReason, amountMinor: number) =>
    amountMinor > 0 && locked.set(reason, (locked.get(reason) ?? 0) + amountMinor)
  let withdrawableMinor = mainMinor
  for (const { kind, heldMinor } of holdsOf(await readHolding(queries, owner), mainMinor)) {
    lock(kind, heldMinor)
    withdrawableMinor -= heldMinor
  }
  for (const { wallet, balanceMinor } of wallets)
    if (wallet !== 'main') lock(reasonOfWallet(wallet), balanceMinor)
  return {
    withdrawableMinor,
    totalMinor,
    debtMinor,
    locked: [...locked].map(([reason, amountMinor]) => ({ reason, amountMinor })),
  }
}
