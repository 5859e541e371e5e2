import { importDividends, importEnvelopes } from '@plaza/gateway/world-api'
import { envelopesOf } from '../world/people/envelopes'
import { definePart } from './world-part'

/** What the first agent's line pays each other: dividends, paid and to be paid, and red envelopes in every state. */
export const agentMoney = definePart({
  name: 'dividends and envelopes',
  merchants: ['demo'],
  // It pays out of wallets and into them: members of an earlier demo keep the balances that they know.
  has: () => Promise.resolve(true),
  plan: ({ people }) => envelopesOf(people),
  write: async (trx, planned, { code }, { now }) => {
    await importDividends(trx, code, now)
    await importEnvelopes(trx, code, planned, now)
  },
})
