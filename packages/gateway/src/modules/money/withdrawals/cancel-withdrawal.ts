import { cancelledReason } from '@plaza/contract/money'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import type { WithdrawalRow } from './tables'
import { allowsCancel } from './withdraw-terms'
import { lockWithdrawal, moveWithdrawal } from './withdrawal-moves'
import { isUndecided } from './withdrawal-queries'

/**
 * Cancels a withdrawal that nobody has decided, where the merchant allows it (WITHDRAW-3); its amount returns.
 * @throws CallFailure `withdraw.not.found`; `withdraw.cancel.closed` where it is not allowed or decided already
 */
export async function cancelWithdrawal(
  trx: Trx,
  { member, context, id }: { member: Member; context: CallContext; id: string },
): Promise<WithdrawalRow> {
  const row = await lockWithdrawal(trx, id)
  if (row?.member_id !== member.id) throw new CallFailure('withdraw.not.found')
  if (row.reason === cancelledReason) return row
  if (!allowsCancel(context.merchant) || !isUndecided(row)) throw new CallFailure('withdraw.cancel.closed')
  return moveWithdrawal(trx, row, { to: 'rejected', reason: cancelledReason, now: context.now })
}
