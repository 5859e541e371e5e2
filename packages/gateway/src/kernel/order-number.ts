import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 13

/**
 * The number of a new order: what members read out, banks quote and the ledger names. Some 64 random bits behind two
 * letters: `PZ` for payments, `LT` for lottery orders, `CH` for chase plans, `TR` for transfers,
 * `AD` for adjustments, `HP` for payments on hold.
 */
export const newOrderNumber = (prefix: 'PZ' | 'LT' | 'CH' | 'TR' | 'AD' | 'HP'): string =>
  `${prefix}${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`
