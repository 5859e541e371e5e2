import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { importOrderEvents, type ImportedOrder } from '../orders'

/** Withdrawals of one merchant. */
export interface ImportedWithdrawals {
  merchant: string
  currency: string
  /** The account that a member's withdrawals went to, as the member reads it. */
  accountOf: (memberId: string) => string
  orders: readonly ImportedOrder[]
}

/** Writes ended withdrawals with their histories. @throws when a reference is taken */
export async function importWithdrawals(
  trx: Trx,
  { merchant, currency, accountOf, orders }: ImportedWithdrawals,
): Promise<void> {
  await insertRows(
    trx,
    'withdrawals',
    orders.map(({ reference, memberId, amountMinor, steps }) => ({
      id: reference,
      merchant,
      member_id: memberId,
      account: accountOf(memberId),
      amount_minor: amountMinor,
      currency,
      state: steps.at(-1)?.state,
      created_at: steps[0]?.at ?? 0,
    })),
  )
  await importOrderEvents(trx, 'withdrawal', orders)
}
