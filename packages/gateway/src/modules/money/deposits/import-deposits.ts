import type { PaymentInstructions } from '@plaza/contract/money'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { importOrderEvents, type ImportedOrder } from '../orders'
import { importHeld, type ImportedHeld } from '../suspense'
import { hasRows } from '../../../kernel/database/has-rows'

const expiryMs = 15 * 60_000

/** A deposit with its history; what it moved goes into the ledger by `postBulk`. */
export interface ImportedDeposit extends ImportedOrder {
  /** The usual one when absent. */
  method?: string
  /** Why it failed. */
  reason?: string
  /** Of an order that is open. */
  instructions?: PaymentInstructions
  saidPaidAt?: number
  expiresAt?: number
  /** The payment that did not fit it. */
  held?: ImportedHeld
}

/** Deposits of one merchant. */
export interface ImportedDeposits {
  merchant: string
  currency: string
  /** The usual method. */
  method: string
  orders: readonly ImportedDeposit[]
}

/** Writes deposits with their histories. @throws when a reference is taken */
export async function importDeposits(
  trx: Trx,
  { merchant, currency, method: usual, orders }: ImportedDeposits,
): Promise<void> {
  await insertRows(
    trx,
    'deposits',
    orders.map(({ reference, memberId, amountMinor, steps, method = usual, ...more }) => ({
      id: reference,
      merchant,
      member_id: memberId,
      method,
      amount_minor: amountMinor,
      fee_minor: 0,
      currency,
      state: steps.at(-1)?.state,
      reference,
      reason: more.reason ?? null,
      instructions: more.instructions ?? null,
      said_paid_at: more.saidPaidAt ?? null,
      created_at: steps[0]?.at ?? 0,
      expires_at: more.expiresAt ?? (steps[0]?.at ?? 0) + expiryMs,
    })),
  )
  await importOrderEvents(trx, 'deposit', orders)
  const heldOrders = orders.flatMap(({ held, memberId, reference, method = usual }) =>
    held ? [{ merchant, currency, memberId, reference, method, held }] : [],
  )
  await insertRows(
    trx,
    'provider_events',
    heldOrders.map(({ reference, method, held }) => ({
      id: held.id,
      method,
      reference,
      outcome: 'held',
      payload: { reference, amountMinor: held.amountMinor },
      received_at: held.receivedAt,
    })),
  )
  await importHeld(trx, heldOrders)
}

/** Whether a merchant has deposits, and with them a past in its ledger. */
export const hasDeposits = hasRows({ table: 'deposits' })
