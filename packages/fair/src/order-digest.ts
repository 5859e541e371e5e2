import { sha256Hex } from './derive'

/** A line of an order as its hash covers it; the contract's `LotteryLine` has this shape. */
export interface HashedLine {
  play: string
  /** Chosen numbers by row. */
  picks: readonly (readonly number[])[]
  multiplier: number
  mode: string
  prizeGroup: number
  /** Stake, minor units. */
  amountMinor: number
}

/** An order as its hash covers it: everything that was sold. */
export interface HashedOrder {
  id: string
  /** Random text of the order, so that nobody who does not know it finds the lines by trying. */
  salt: string
  lottery: string
  issue: string
  currency: string
  lines: readonly HashedLine[]
}

/** An accepted order as the digest covers it: by its id and the hash of its lines, or by its id alone, as in former issues. */
export interface DigestedOrder {
  id: string
  /** sha256 of `orderText`, hexadecimal. */
  hash?: string | undefined
}

const lineText = ({ play, picks, multiplier, mode, prizeGroup, amountMinor }: HashedLine): string =>
  [play, picks.map((row) => row.join(',')).join('|'), multiplier, mode, prizeGroup, amountMinor].join(' ')

/**
 * What the hash of an order is of (DRAW-2): id, salt, lottery, issue and currency in the first line, then a line for each
 * of its own with play, picks (`1,2||3`), multiplier, mode, prize group and stake.
 */
export const orderText = ({ id, salt, lottery, issue, currency, lines }: HashedOrder): string =>
  [[id, salt, lottery, issue, currency].join(' '), ...lines.map(lineText)].join('\n')

/** The hash of an order, hexadecimal. */
export const orderHash = (order: HashedOrder): Promise<string> => sha256Hex(orderText(order))

/**
 * What the digest of an issue's accepted orders hashes: each order's id, with the hash of what was sold where it has one,
 * sorted, one a line.
 */
export const digestText = (orders: readonly DigestedOrder[]): string =>
  orders
    .map(({ id, hash }) => (hash === undefined ? id : `${id} ${hash}`))
    .sort()
    .join('\n')

/** The digest of an issue's accepted orders, hexadecimal; that of no order is the sha256 of nothing. */
export const orderDigest = (orders: readonly DigestedOrder[]): Promise<string> =>
  sha256Hex(digestText(orders))

/** Whether a digest covers the lines of all of its orders, and not the ids of some alone. */
export const coversLines = (orders: readonly DigestedOrder[]): boolean =>
  orders.every(({ hash }) => hash !== undefined)
