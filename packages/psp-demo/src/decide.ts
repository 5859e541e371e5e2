import { randomUUID } from 'node:crypto'
import type { Delivery, Payment } from './payment'
import type { Store } from './store'

/** How long after its end a late payer pays, ms. */
const lateMs = 1_000

const reportOf = (payment: Payment, now: number): Delivery => ({
  id: `msg_${randomUUID()}`,
  body: JSON.stringify({
    type: `payment.${payment.state}`,
    timestamp: new Date(now).toISOString(),
    data: {
      id: payment.id,
      reference: payment.reference,
      amountMinor: payment.paidMinor ?? payment.amountMinor,
      currency: payment.currency,
    },
  }),
  firstAt: now,
  nextAt: now,
  attempts: 0,
})

/** Pays a payment with an amount, once, and reports it. */
export async function pay(
  store: Store<Payment>,
  payment: Payment,
  paidMinor: number,
  now: number,
): Promise<Payment> {
  if (payment.state === 'paid' || payment.state === 'declined') return payment
  const paid: Payment = { ...payment, state: 'paid', paidMinor, paysAt: null }
  await store.save(paid, reportOf(paid, now))
  return paid
}

/** Declines an open payment, and reports it. */
export async function decline(store: Store<Payment>, payment: Payment, now: number): Promise<Payment> {
  if (payment.state !== 'open') return payment
  const declined: Payment = { ...payment, state: 'declined', paysAt: null }
  await store.save(declined, reportOf(declined, now))
  return declined
}

/** Makes an open payment be paid when its order has ended. */
export async function payLate(store: Store<Payment>, payment: Payment): Promise<Payment> {
  if (payment.state !== 'open') return payment
  const scheduled: Payment = { ...payment, paysAt: payment.expiresAt + lateMs }
  await store.save(scheduled)
  return scheduled
}

/** Marks an open payment as cancelled by the merchant; anyone who has its page open can still pay it. */
export async function cancel(store: Store<Payment>, payment: Payment): Promise<Payment> {
  if (payment.state !== 'open') return payment
  // A late payer does not know of the cancellation.
  const cancelled: Payment = { ...payment, state: 'cancelled' }
  await store.save(cancelled)
  return cancelled
}

/** Pays what is scheduled and due. */
export async function payDue(store: Store<Payment>, now: number): Promise<void> {
  for (const payment of store.payments())
    if (payment.paysAt !== null && payment.paysAt <= now) await pay(store, payment, payment.amountMinor, now)
}
