import type { PayoutOrder } from '../../../kernel/carriers/payout-provider'
import type { Queries } from '../../../kernel/database/database'
import { payoutTarget } from '../payout-accounts'
import type { WithdrawalRow } from './tables'

/** A withdrawal as its provider is told of it: what arrives, and the whole number of the account. */
export async function payoutOrderOf(queries: Queries, row: WithdrawalRow): Promise<PayoutOrder> {
  const { id, currency, amount_minor: amountMinor, fee_minor: feeMinor, payout_account_id: accountId } = row
  return {
    id,
    currency,
    amountMinor: amountMinor - feeMinor,
    ...(accountId !== null && { to: await payoutTarget(queries, accountId) }),
  }
}
