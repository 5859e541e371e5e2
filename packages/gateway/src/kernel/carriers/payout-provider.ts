/**
 * What a payout provider says of an order. `pending`: it has the order and has not decided; it is asked again.
 */
export type PayoutAnswer = { status: 'paid' } | { status: 'pending' } | { status: 'failed'; reason: string }

/** Whom a payout goes to. */
export interface PayoutTarget {
  kind: 'bank' | 'ewallet' | 'crypto'
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
  amountMinor: number
  currency: string
  /** Absent where the provider knows the member's account itself. */
  to?: PayoutTarget
}

/** A way of paying out. */
export interface PayoutProvider {
  /** The payout account of a member as it may be shown: masked. */
  accountOf(memberId: string): string
  /** The review before paying: a reason to reject, or null. */
  review(order: { amountMinor: number }): string | null
  /** Pays. Asked twice for one order it pays once. Rejects when it is not known whether the order arrived: then ask. */
  pay(order: PayoutOrder): Promise<PayoutAnswer>
  /** What became of an order; null when the provider never got it. Rejects when it cannot be asked now. */
  ask(id: string): Promise<PayoutAnswer | null>
}
