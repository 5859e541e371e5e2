import {
  creditedMinor,
  depositMoves,
  isFinalState,
  type DepositState,
  type PaymentInstructions,
} from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { DepositRow } from './tables'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'
import { endPromise, giveBonus } from '../deposit-promotions'
import { recordState } from '../orders'
import { addRequirement } from '../../stakes/turnover'

/** Data of a move to another state. */
export interface DepositMove {
  to: DepositState
  now: number
  /** Why it was refused or failed. */
  reason?: string
  /** When a job processes it next. */
  dueAt?: number
  /** How it is paid, once its provider said so. */
  instructions?: PaymentInstructions
}

/**
 * Moves a locked deposit on, by the contract's table only, and writes its timeline.
 * @throws CallFailure `deposit.state` when the table does not have the move.
 */
export async function moveDeposit(trx: Trx, deposit: DepositRow, move: DepositMove): Promise<DepositRow> {
  const allowed: readonly DepositState[] = depositMoves[deposit.state]
  if (!allowed.includes(move.to)) throw new CallFailure('deposit.state', { state: deposit.state })
  const dueAt = isFinalState(depositMoves, move.to) ? null : (move.dueAt ?? deposit.due_at)
  const moved = { state: move.to, reason: move.reason ?? null, due_at: dueAt }
  const { instructions = deposit.instructions } = move
  await trx
    .updateTable('deposits')
    .set({ ...moved, ...(move.instructions && { instructions: JSON.stringify(instructions) }) })
    .where('id', '=', deposit.id)
    .execute()
  await recordState(trx, deposit, 'deposit', move.to, move.now)
  if (isFinalState(depositMoves, move.to) && move.to !== 'credited')
    await endPromise(trx, deposit.id, move.now)
  return { ...deposit, ...moved, instructions }
}

/**
 * Credits a deposit in processing: state, ledger, the stake that it requires (WITHDRAW-7) and its bonus (BONUS-2) in one
 * transaction, once for the order.
 */
export async function creditDeposit(trx: Trx, deposit: DepositRow, now: number): Promise<DepositRow> {
  const credited = await moveDeposit(trx, deposit, { to: 'credited', now })
  const amountMinor = creditedMinor({ amountMinor: deposit.amount_minor, feeMinor: deposit.fee_minor })
  await transfer(trx, {
    merchant: deposit.merchant,
    currency: deposit.currency,
    kind: 'deposit',
    reference: deposit.id,
    idempotencyKey: `deposit:${deposit.id}`,
    entries: [
      { account: houseAccount('psp:clearing'), amountMinor: -amountMinor },
      { account: memberWallet(deposit.member_id, 'main'), amountMinor },
    ],
    now,
  })
  await addRequirement(trx, {
    merchant: deposit.merchant,
    memberId: deposit.member_id,
    currency: deposit.currency,
    kind: 'deposit',
    reference: deposit.id,
    amountMinor,
    requiredMinor: amountMinor,
    now,
  })
  const { id, currency } = deposit
  await giveBonus(trx, { id, currency, receivedMinor: amountMinor }, now)
  return credited
}
