/** Networks of the test chain. */
export const networks = ['TRC20', 'ERC20', 'BEP20'] as const
export type Network = (typeof networks)[number]

/** Coins sent to the address of a payment. Amounts are in millionths of a coin, times ms. */
export interface Transfer {
  /** Id of its transaction. */
  id: string
  network: Network
  units: number
  /** When it is sent: later than now when the payer waits until the order has ended. */
  sentAt: number
  /** The chain reorganises it away after its third confirmation. */
  isDropped: boolean
  /** Confirmations that were reported last; null after the last report about it. */
  reported: number | null
}

/** A payment that a merchant asked for: an address of its own, and a rate that is locked for a while. */
export interface ChainPayment {
  id: string
  reference: string
  idempotencyKey: string
  amountMinor: number
  currency: string
  network: Network
  payee: string
  returnUrl: string | null
  expiresAt: number
  address: string
  /** What is to be sent, millionths of a coin. */
  units: number
  /** Price of a coin, minor units. */
  rateMinor: number
  rateUntil: number
  isCancelled: boolean
  transfers: Transfer[]
}
