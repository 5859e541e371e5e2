import { randomBytes } from 'node:crypto'
import type { Store } from '../store'
import type { ChainPayment, Network, Transfer } from './chain-payment'

/** How long after its end a late payer sends, ms. */
const lateMs = 1_000

/** What a payer sends. */
export interface Sending {
  network: Network
  units: number
  /** Only once the order has ended. */
  isLate?: boolean
  isDropped?: boolean
}

/** Sends coins to the address of a payment. It may be sent to again, and after the order was cancelled. */
export async function send(
  store: Store<ChainPayment>,
  payment: ChainPayment,
  { network, units, isLate = false, isDropped = false }: Sending,
  now: number,
): Promise<void> {
  const transfer: Transfer = {
    id: randomBytes(32).toString('hex'),
    network,
    units,
    sentAt: isLate ? Math.max(now, payment.expiresAt + lateMs) : now,
    isDropped,
    reported: 0,
  }
  await store.save({ ...payment, transfers: [...payment.transfers, transfer] })
}

/** Marks a payment as cancelled by the merchant; anyone who has its address can still send to it. */
export async function cancel(store: Store<ChainPayment>, payment: ChainPayment): Promise<ChainPayment> {
  if (payment.isCancelled) return payment
  const cancelled = { ...payment, isCancelled: true }
  await store.save(cancelled)
  return cancelled
}
