import { isFinalState, withdrawalMoves, type WithdrawalState } from '@plaza/contract/money'
import type { Queries } from '../../../kernel/database/database'

const openStates = (Object.keys(withdrawalMoves) as WithdrawalState[]).filter(
  (state) => !isFinalState(withdrawalMoves, state),
)

/** Whether a withdrawal to a payout account has not ended. */
export async function hasOpenWithdrawal(queries: Queries, payoutAccountId: string): Promise<boolean> {
  const open = await queries
    .selectFrom('withdrawals')
    .select('id')
    .where('payout_account_id', '=', payoutAccountId)
    .where('state', 'in', openStates)
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}
