import { hasDeposits, importCheckIns } from '@plaza/gateway/world-api'
import { definePart } from './world-part'

/** Days with a check-in. A demo with a ledger of its own gets none, as with red-packet rain. */
export const checkIns = definePart({
  name: 'check-ins',
  merchants: ['demo'],
  has: hasDeposits,
  plan: ({ checkIns: planned }) => planned,
  write: (trx, planned, { code }) => importCheckIns(trx, code, planned),
})
