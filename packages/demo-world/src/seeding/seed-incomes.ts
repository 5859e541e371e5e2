import { importIncomes, importRates } from '@plaza/gateway/world-api'
import { ratesOf } from '../world/people/rates'
import { definePart } from './world-part'

/** What agents gave those below them, and what everybody earned by it; the payments are in the ledger (`money`). */
export const incomes = definePart({
  name: 'rates and what they earned',
  merchants: ['demo'],
  // Its payments stand among the other entries of the past: a ledger that has one gets nothing before its end.
  has: () => Promise.resolve(true),
  plan: ({ people, incomes: planned }) => ({ rates: ratesOf(people), planned }),
  write: async (trx, { rates, planned }, { code, settings: { timeZone } }) => {
    await importRates(trx, code, rates)
    await importIncomes(trx, { code, timeZone }, planned)
  },
})
