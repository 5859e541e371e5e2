/** A payment that a merchant asked for. Amounts are minor units, times ms. */
export interface Payment {
  id: string
  reference: string
  idempotencyKey: string
  amountMinor: number
  currency: string
  /** Whom the payer pays. */
  payee: string
  returnUrl: string | null
  expiresAt: number
  /** EMVCo text, for payments by QR. */
  qr: string | null
  state: 'open' | 'paid' | 'declined' | 'cancelled'
  /** What was paid. */
  paidMinor: number | null
  /** When the payer has chosen to pay later than the order waits. */
  paysAt: number | null
}

/** A report of a payment on its way to the merchant. */
export interface Delivery {
  /** The id of the message, the same at every try. */
  id: string
  body: string
  firstAt: number
  /** null when it was acknowledged, or given up after a day. */
  nextAt: number | null
  attempts: number
}
