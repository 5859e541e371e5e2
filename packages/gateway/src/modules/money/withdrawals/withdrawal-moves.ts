import { isFinalState, withdrawalMoves, type WithdrawalState } from '@plaza/contract/money'
import type { WithdrawalRow } from './tables'
import type { Trx } from '../../../kernel/database/database'
import { houseAccount, memberWallet, transfer, type AccountName } from '../../../kernel/ledger'
import { recordState } from '../orders'

export interface WithdrawalMove {
  to: WithdrawalState
  now: number
  reason?: string
  /** When a job processes it next. */
  dueAt?: number
}

/** Books the amount of a withdrawal from one account to another, once for what it is booked for. */
async function book(
  trx: Trx,
  row: WithdrawalRow,
  step: 'reserve' | 'paid' | 'return',
  from: AccountName,
  to: AccountName,
  now: number,
) {
  await transfer(trx, {
    merchant: row.merchant,
    currency: row.currency,
    kind: `withdrawal-${step}`,
    reference: row.id,
    idempotencyKey: `withdrawal-${step}:${row.id}`,
    entries: [
      { account: from, amountMinor: -row.amount_minor },
      { account: to, amountMinor: row.amount_minor },
    ],
    now,
  })
}

/** Reserves the amount: from main to locked. @throws CallFailure `wallet.insufficient`. */
export const reserveWithdrawal = (trx: Trx, row: WithdrawalRow, now: number): Promise<void> =>
  book(trx, row, 'reserve', memberWallet(row.member_id, 'main'), memberWallet(row.member_id, 'locked'), now)

/**
 * Moves a locked withdrawal to a new state, by the contract's table only, with its bookings: paid leaves the platform,
 * rejected and failed return the reserve.
 */
export async function moveWithdrawal(
  trx: Trx,
  row: WithdrawalRow,
  move: WithdrawalMove,
): Promise<WithdrawalRow> {
  const allowed: readonly WithdrawalState[] = withdrawalMoves[row.state]
  if (!allowed.includes(move.to)) throw new Error(`a withdrawal does not go from ${row.state} to ${move.to}`)
  const dueAt = isFinalState(withdrawalMoves, move.to) ? null : (move.dueAt ?? null)
  const moved = { state: move.to, reason: move.reason ?? null, due_at: dueAt }
  await trx.updateTable('withdrawals').set(moved).where('id', '=', row.id).execute()
  await recordState(trx, row, 'withdrawal', move.to, move.now)
  const locked = memberWallet(row.member_id, 'locked')
  if (move.to === 'paid') await book(trx, row, 'paid', locked, houseAccount('psp:clearing'), move.now)
  if (move.to === 'rejected' || move.to === 'failed')
    await book(trx, row, 'return', locked, memberWallet(row.member_id, 'main'), move.now)
  return { ...row, ...moved }
}
