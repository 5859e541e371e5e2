import { importChases, importLotteryOrders, type Trx } from '@plaza/gateway/world-api'
import type { WorldMerchant } from '../world/world'

/** Writes what the people of a merchant bet on its lotteries; `seedMoney` writes what that moved. */
export async function seedLotteryBets(trx: Trx, { lotteryBets }: WorldMerchant): Promise<void> {
  await importLotteryOrders(trx, lotteryBets.orders)
  await importChases(trx, lotteryBets.chases)
}
