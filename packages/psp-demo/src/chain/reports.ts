import { randomUUID } from 'node:crypto'
import type { Delivery } from '../payment'
import type { Store } from '../store'
import { heightAt, needed, stateOf, worthOfTransfer } from './blocks'
import type { ChainPayment, Transfer } from './chain-payment'

interface Moment {
  now: number
  blockMs: number
}

/** The confirmations of a payment: those of the transfer that has most of them and does not count yet. */
export const confirmationsOf = ({ transfers }: ChainPayment, moment: Moment): number =>
  Math.max(0, ...transfers.map((transfer) => stateOf(transfer, moment).confirmations))

function reportOf(type: string, data: object, now: number): Delivery {
  const body = JSON.stringify({ type, timestamp: new Date(now).toISOString(), data })
  return { id: `msg_${randomUUID()}`, body, firstAt: now, nextAt: now, attempts: 0 }
}

function reportTransfer(payment: ChainPayment, transfer: Transfer, moment: Moment): Delivery {
  const { now, blockMs } = moment
  const { reference, currency } = payment
  if (stateOf(transfer, moment).state === 'confirmed') {
    const { id, network } = transfer
    const amountMinor = worthOfTransfer(payment, transfer)
    return reportOf(
      'payment.paid',
      { id, reference, amountMinor, currency, network, orderedOn: payment.network },
      now,
    )
  }
  const seen = confirmationsOf(payment, moment)
  return reportOf('payment.confirmations', { reference, seen, needed, height: heightAt(now, blockMs) }, now)
}

/** Reports every transfer whose confirmations have changed since its last report, each in the write that says so. */
export async function reportBlocks(store: Store<ChainPayment>, moment: Moment): Promise<void> {
  for (const { id, transfers } of store.payments())
    for (const [at, transfer] of transfers.entries()) {
      const { state, confirmations } = stateOf(transfer, moment)
      const payment = store.find(id)
      const isOver = state === 'confirmed' || state === 'dropped'
      if (!payment || transfer.reported === null || (confirmations === transfer.reported && !isOver)) continue
      const reported = isOver ? null : confirmations
      const noted = payment.transfers.map((one, index) => (index === at ? { ...one, reported } : one))
      await store.save({ ...payment, transfers: noted }, reportTransfer(payment, transfer, moment))
    }
}
