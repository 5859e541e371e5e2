import { hasDeposits, importRain } from '@plaza/gateway/world-api'
import { definePart } from './world-part'

/**
 * Red-packet rain of the last days. A demo with a ledger of its own gets none: its books have a past to which nothing is
 * added before its end.
 */
export const rain = definePart({
  name: 'red-packet rain',
  merchants: ['demo'],
  has: hasDeposits,
  plan: ({ rain: sessions }) => sessions,
  write: (trx, sessions, { code }) => importRain(trx, code, sessions),
})
