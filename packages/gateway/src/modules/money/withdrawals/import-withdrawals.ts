import type { ReviewCause } from '@plaza/contract/money'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { importOrderEvents, type ImportedOrder } from '../orders'

/** A withdrawal of the past, or one that waits for people. */
export interface ImportedWithdrawal extends ImportedOrder {
  /** The payout account as the member reads it. */
  account: string
  payoutAccountId: string | null
  feeMinor?: number
  reason?: string
  /** Why an operator reviews it. */
  causes?: ReviewCause[]
  /** Until when it waits. */
  waitsUntil?: number
  takenBy?: { by: string; at: number }
  /** Who approved it already. */
  approvedBy?: { by: string; at: number }
  /** Code of the adapter that pays it. */
  adapter?: string
}

/** Writes withdrawals of one merchant with their histories. @throws when a reference is taken */
export async function importWithdrawals(
  trx: Trx,
  { merchant, currency }: { merchant: string; currency: string },
  orders: readonly ImportedWithdrawal[],
): Promise<void> {
  await insertRows(
    trx,
    'withdrawals',
    orders.map((order) => ({
      id: order.reference,
      merchant,
      member_id: order.memberId,
      account: order.account,
      payout_account_id: order.payoutAccountId,
      amount_minor: order.amountMinor,
      fee_minor: order.feeMinor ?? 0,
      currency,
      state: order.steps.at(-1)?.state,
      reason: order.reason ?? null,
      causes: order.causes ?? [],
      created_at: order.steps[0]?.at ?? 0,
      due_at: order.waitsUntil ?? null,
      adapter: order.adapter ?? null,
      taken_by: order.takenBy?.by ?? null,
      taken_at: order.takenBy?.at ?? null,
    })),
  )
  await insertRows(
    trx,
    'withdrawal_approvals',
    orders.flatMap(({ reference, approvedBy }) =>
      approvedBy ? [{ order_id: reference, ...approvedBy, documents: null }] : [],
    ),
  )
  await importOrderEvents(trx, 'withdrawal', orders)
}
