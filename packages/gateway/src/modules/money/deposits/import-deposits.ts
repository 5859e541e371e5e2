import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { importOrderEvents, type ImportedOrder } from '../orders'

const expiryMs = 15 * 60_000

/** Deposits of one merchant by one method. */
export interface ImportedDeposits {
  merchant: string
  currency: string
  method: string
  orders: readonly ImportedOrder[]
}

/** Writes ended deposits with their histories. @throws when a reference is taken */
export async function importDeposits(
  trx: Trx,
  { merchant, currency, method, orders }: ImportedDeposits,
): Promise<void> {
  await insertRows(
    trx,
    'deposits',
    orders.map(({ reference, memberId, amountMinor, steps }) => ({
      id: reference,
      merchant,
      member_id: memberId,
      method,
      amount_minor: amountMinor,
      fee_minor: 0,
      currency,
      state: steps.at(-1)?.state,
      reference,
      created_at: steps[0]?.at ?? 0,
      expires_at: (steps[0]?.at ?? 0) + expiryMs,
    })),
  )
  await importOrderEvents(trx, 'deposit', orders)
}
