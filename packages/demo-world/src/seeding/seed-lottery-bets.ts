import { hasDeposits, importChases, importLotteryOrders } from '@plaza/gateway/world-api'
import { definePart } from './world-part'

/** What the people of a merchant bet on its lotteries; `money` has what that moved. */
export const lotteryBets = definePart({
  name: 'lottery bets',
  merchants: ['demo'],
  // Their money is in the ledger of the past, which nothing is added to.
  has: hasDeposits,
  plan: ({ lotteryBets: planned }) => planned,
  write: async (trx, { orders, chases }) => {
    await importLotteryOrders(trx, orders)
    await importChases(trx, chases)
  },
})
