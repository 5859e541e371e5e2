import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import type { OrderType } from './order-events'

/** An order that has ended; the money that it moved goes into the ledger by `postBulk`. */
export interface ImportedOrder {
  memberId: string
  /** Its id; the ledger's entries name it. */
  reference: string
  amountMinor: number
  /** Its states in order, at least one; times are ms since the epoch. */
  steps: { state: string; at: number }[]
}

/** Writes the timelines of ended orders of one type. */
export const importOrderEvents = (
  trx: Trx,
  type: OrderType,
  orders: readonly ImportedOrder[],
): Promise<void> =>
  insertRows(
    trx,
    'order_events',
    orders.flatMap(({ reference, steps }) => steps.map((step) => ({ order_id: reference, type, ...step }))),
  )
