import { orderText, type HashedOrder } from '@plaza/fair'
import { hash } from 'node:crypto'
import type { LineQuote } from './quote-line'

/** What an order's hash covers, from its computed lines. */
export interface SoldOrder extends Omit<HashedOrder, 'lines'> {
  quotes: readonly LineQuote[]
}

/** The hash of an order, over everything that was sold, for the digest of its issue (DRAW-2). */
export function hashOf({ quotes, ...order }: SoldOrder): Buffer {
  const lines = quotes.map(({ play, ...line }) => ({ ...line, play: play.id }))
  return Buffer.from(hash('sha256', orderText({ ...order, lines }), 'hex'), 'hex')
}
