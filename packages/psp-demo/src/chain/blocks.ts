import type { ChainPayment, Transfer } from './chain-payment'
import { rateAt, worthOf } from './rates'

/** A transfer counts after this many confirmations. */
export const needed = 12
/** Confirmations after which a transfer is reorganised away, if it is. */
const droppedAfter = 3

/** Height of the chain: a block is mined in each span of `blockMs`, whoever looks. */
export const heightAt = (now: number, blockMs: number): number => Math.floor(now / blockMs)

/** A transfer at a height. */
export interface TransferState {
  state: 'scheduled' | 'pending' | 'confirmed' | 'dropped'
  confirmations: number
}

/** What has become of a transfer: it is in the block after it was sent, and each block on top confirms it. */
export function stateOf(
  { sentAt, isDropped }: Transfer,
  { now, blockMs }: { now: number; blockMs: number },
): TransferState {
  if (sentAt > now) return { state: 'scheduled', confirmations: 0 }
  const confirmations = Math.max(0, heightAt(now, blockMs) - heightAt(sentAt, blockMs))
  if (isDropped && confirmations > droppedAfter) return { state: 'dropped', confirmations: 0 }
  if (confirmations >= needed && !isDropped) return { state: 'confirmed', confirmations: needed }
  return { state: 'pending', confirmations }
}

/** What a transfer is worth to the merchant, minor units: at the locked rate if it was sent while that held. */
export function worthOfTransfer(
  { currency, rateMinor, rateUntil }: ChainPayment,
  { units, sentAt }: Transfer,
): number {
  const rate = sentAt <= rateUntil ? rateMinor : (rateAt(currency, sentAt) ?? rateMinor)
  return worthOf(units, rate)
}
