import { randomInt } from 'node:crypto'

/** Letters and digits that are not mistaken for each other. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const length = 13

/**
 * The number of a new order: what members read out, banks quote and the ledger names. Some 64 random bits behind the two
 * capital letters of its kind: `PZ` for payments, `LT` for lottery orders, `CH` for chase plans. A queue of cases that
 * people decide says its own letters (`prefix` of `defineCases`).
 */
export const newOrderNumber = (prefix: string): string =>
  `${prefix}${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`
