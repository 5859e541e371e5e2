/** What a payout provider did with an order. */
export type PayoutAnswer = { status: 'paid' } | { status: 'failed'; reason: string }

/** A way of paying out. */
export interface PayoutProvider {
  /** The payout account of a member as it may be shown: masked. */
  accountOf(memberId: string): string
  /** The review before paying: a reason to reject, or null. */
  review(order: { amountMinor: number }): string | null
  /** Pays. Asked twice for one order it pays once. */
  pay(order: { id: string; amountMinor: number; currency: string }): Promise<PayoutAnswer>
}
