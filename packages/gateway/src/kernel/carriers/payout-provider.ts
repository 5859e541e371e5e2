import type { ReceivedCallback } from './payment-provider'

/**
 * What a payout provider says of an order. `pending`: it has the order and has not decided; it is asked again.
 * `returned`: it was paid, and the bank sent it back.
 */
export type PayoutAnswer =
  | { status: 'paid' }
  | { status: 'pending' }
  | { status: 'failed' | 'returned'; reason: string }

/** Whom a payout goes to. */
export interface PayoutTarget {
  kind: 'bank' | 'e-wallet' | 'crypto'
  /** The bank, the wallet, or the network of a crypto address, by its code. */
  institution: string
  /** Full number or address: for the provider alone, never for a log or an answer. */
  number: string
  /** Name of the holder. */
  name: string
}

/** An order to pay. */
export interface PayoutOrder {
  id: string
  /** What arrives: the fee is not in it. */
  amountMinor: number
  currency: string
  /** Absent where the provider knows the member's account itself, as of orders from before there were payout accounts. */
  to?: PayoutTarget
}

/** A report of a payout, as a provider sends it by itself. */
export interface PayoutEvent {
  /** The id of the order. */
  reference: string
  answer: PayoutAnswer
}

/**
 * A way of paying out (WITHDRAW-3): an adapter to a provider. No call runs in a transaction, because a provider may be
 * slow. Each call @throws ProviderAway when it is not known whether the provider has the order.
 */
export interface PayoutProvider {
  /** Name of the adapter; it reports at `/psp/<code>/payouts`. */
  code: string
  /** Whether it pays only what no other provider serves. */
  isFallback?: boolean
  /** Usual time until it has paid, seconds. */
  typicalSeconds: number
  /** Whether it can pay to an account. */
  serves(target: Pick<PayoutTarget, 'kind' | 'institution'>): boolean
  /** Pays. Asked twice for one order it pays once: the order's id is the idempotency key. */
  pay(order: PayoutOrder): Promise<PayoutAnswer>
  /** What became of an order; null when the provider never got it. */
  ask(id: string): Promise<PayoutAnswer | null>
  /**
   * The report of a callback, or null when its signature is not the provider's or is stale. Absent where the provider
   * never reports.
   * @throws CallFailure `request.invalid` when it is signed but no report.
   */
  readCallback?: (call: ReceivedCallback, now: number) => Promise<PayoutEvent | null>
}

/** Where a provider reports its payouts. */
export const payoutCallbackPath = (code: string): string => `/psp/${code}/payouts`
