import type { HeldPayment } from '@plaza/contract/money'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'

/** A payment that did not fit its order; the money that it moved goes into the ledger by `postBulk`. */
export interface ImportedHeld {
  /** The ledger's entries name it. */
  id: string
  amountMinor: number
  cause: HeldPayment['cause']
  state: HeldPayment['state']
  receivedAt: number
  resolvedAt?: number
  resolvedBy?: string
}

/** Whose it is, and which order it did not fit. */
export interface HeldOrder {
  merchant: string
  currency: string
  memberId: string
  reference: string
  method: string
  held: ImportedHeld
}

/** Writes payments that are or were in suspense; the reports that they came by have their ids (DEPOSIT-5). */
export async function importHeld(trx: Trx, orders: readonly HeldOrder[]): Promise<void> {
  await insertRows(
    trx,
    'suspense_items',
    orders.map(({ merchant, currency, memberId, reference, method, held }) => ({
      id: held.id,
      event_id: held.id,
      method,
      reference,
      merchant,
      member_id: memberId,
      deposit_id: reference,
      amount_minor: held.amountMinor,
      currency,
      cause: held.cause,
      state: held.state,
      received_at: held.receivedAt,
      resolved_at: held.resolvedAt ?? null,
      resolved_by: held.resolvedBy ?? null,
    })),
  )
}
