import type { PayoutAnswer } from '../../../kernel/carriers/payout-provider'
import type { Trx } from '../../../kernel/database/database'
import type { WithdrawalRow } from './tables'
import { lockWithdrawal, moveWithdrawal } from './withdrawal-moves'

/** What became of a provider's report on a payout. `conflict`: it contradicts how the order ended; an operator reviews it. */
export type PayoutOutcome = 'applied' | 'nothing' | 'conflict' | 'unknown'

const returned = 'returned'

/** A report that fits no move: nothing is booked, and the order appears in the queue of people. */
async function noteConflict(trx: Trx, { id }: WithdrawalRow, status: string): Promise<PayoutOutcome> {
  await trx.updateTable('withdrawals').set({ conflict: status }).where('id', '=', id).execute()
  return 'conflict'
}

/**
 * Applies what a provider says of a payout: once, whether it is told, asked for or answered, and in whatever order
 * reports come (WITHDRAW-3). Money that the bank sent back after it was paid returns to the member; a payout that
 * contradicts how the order ended moves nothing.
 */
export async function applyPayout(
  trx: Trx,
  id: string,
  answer: PayoutAnswer,
  now: number,
): Promise<PayoutOutcome> {
  const row = await lockWithdrawal(trx, id)
  if (!row) return 'unknown'
  if (answer.status === 'pending') return 'nothing'
  if (row.state === 'paying') {
    if (answer.status === 'failed')
      await moveWithdrawal(trx, row, { to: 'failed', reason: answer.reason, now })
    else {
      const paid = await moveWithdrawal(trx, row, { to: 'paid', now })
      if (answer.status === 'returned')
        await moveWithdrawal(trx, paid, { to: 'failed', reason: returned, now })
    }
    return 'applied'
  }
  if (row.state === 'paid') {
    if (answer.status === 'paid') return 'nothing'
    if (answer.status === 'failed') return noteConflict(trx, row, 'failed')
    await moveWithdrawal(trx, row, { to: 'failed', reason: returned, now })
    return 'applied'
  }
  const hasReturned = row.state === 'failed' && (row.reason === returned || answer.status === 'failed')
  // Its money is with the member again: only a payout that was made besides is news.
  if (hasReturned || answer.status !== 'paid') return 'nothing'
  return noteConflict(trx, row, 'paid')
}
