import type { DepositMethod } from '@plaza/contract/money'
import type { IncomingHttpHeaders } from 'node:http'
import type { Queries, Trx } from '../database/database'

/** An order as a provider needs to know it. */
export interface PaymentOrder {
  reference: string
  amountMinor: number
  currency: string
  /** Unpaid, it ends then. */
  expiresAt: number
}

/** What a provider reports of a payment. The same event may come twice; two events with `paid` are two payments. */
export interface PaymentEvent {
  /** The provider's own id of the payment: the same in every report of it. */
  id: string
  reference: string
  amountMinor: number
  currency: string
  status: 'paid' | 'declined'
}

/** A provider's callback as received. */
export interface ReceivedCallback {
  method: string
  /** Path with its query. */
  path: string
  headers: IncomingHttpHeaders
  body: string
}

/** Where a provider reports its payments. */
export const callbackPath = (code: string): string => `/psp/${code}/callback`

/** A way of being paid. Providers report by a signed call to `/psp/<code>/callback`. */
export interface PaymentProvider {
  method: DepositMethod
  /** Announces an order to the provider, in the transaction that opens it. */
  announce(trx: Trx, order: PaymentOrder, now: number): Promise<void>
  /** Informs the provider that an order is cancelled. */
  withdraw(trx: Trx, reference: string, now: number): Promise<void>
  /**
   * The event of a callback, or null when its signature is not the provider's or is stale.
   * @throws CallFailure `request.invalid` when it is signed but no event.
   */
  readCallback(queries: Queries, call: ReceivedCallback, now: number): Promise<PaymentEvent | null>
}
