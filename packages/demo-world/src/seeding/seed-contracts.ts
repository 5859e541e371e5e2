import { hasContracts, importContracts } from '@plaza/gateway/world-api'
import { contractsOf } from '../world/people/contracts'
import { definePart } from './world-part'

/** Contracts of the first agent's line in every state, on both sides. */
export const contracts = definePart({
  name: 'contracts',
  merchants: ['demo'],
  has: hasContracts,
  plan: ({ people }, { now }) => contractsOf(people, now),
  write: (trx, planned, { code }) => importContracts(trx, code, planned),
})
