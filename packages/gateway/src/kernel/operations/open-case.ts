/** A case that waits for people, locked by the transaction that found it. */
export interface OpenCase {
  /** Its own number, where it was asked for by its order's. */
  id: string
  /** Null for a payment that no order has the reference of. */
  merchant: string | null
  state: string
}
