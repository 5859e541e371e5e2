import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'

const expiryMs = 15 * 60_000

/** An order that has ended; the money that it moved goes into the ledger by `postBulk`. */
export interface ImportedOrder {
  type: 'deposit' | 'withdrawal'
  memberId: string
  /** Its id; the ledger's entries name it. */
  reference: string
  amountMinor: number
  /** Its states in order, at least one; times are ms since the epoch. */
  steps: { state: string; at: number }[]
}

/** Orders of one merchant, all through one payment provider. */
export interface ImportedOrders {
  merchant: string
  currency: string
  /** The deposits' method. */
  method: string
  /** The account that a member's withdrawals went to, as the member reads it. */
  accountOf: (memberId: string) => string
  orders: readonly ImportedOrder[]
}

/** Writes ended orders with their histories. @throws when a reference is taken */
export async function importOrders(
  trx: Trx,
  { merchant, currency, method, accountOf, orders }: ImportedOrders,
): Promise<void> {
  const rows = (type: ImportedOrder['type']) =>
    orders
      .filter((order) => order.type === type)
      .map(({ reference, memberId, amountMinor, steps }) => ({
        id: reference,
        merchant,
        member_id: memberId,
        amount_minor: amountMinor,
        currency,
        state: steps.at(-1)?.state,
        created_at: steps[0]?.at ?? 0,
      }))
  await insertRows(
    trx,
    'deposits',
    rows('deposit').map((row) => ({
      ...row,
      method,
      fee_minor: 0,
      reference: row.id,
      expires_at: row.created_at + expiryMs,
    })),
  )
  await insertRows(
    trx,
    'withdrawals',
    rows('withdrawal').map((row) => ({ ...row, account: accountOf(row.member_id) })),
  )
  await insertRows(
    trx,
    'order_events',
    orders.flatMap(({ reference, type, steps }) =>
      steps.map((step) => ({ order_id: reference, type, ...step })),
    ),
  )
}

/** Writes the withdrawal passwords of members that have none, as argon2id hashes, set at `now`. */
export const importPaymentPasswords = (
  trx: Trx,
  passwords: readonly { memberId: string; hash: string }[],
  now: number,
): Promise<void> =>
  insertRows(
    trx,
    'payment_passwords',
    passwords.map(({ memberId, hash }) => ({ member_id: memberId, hash, set_at: now })),
  )
