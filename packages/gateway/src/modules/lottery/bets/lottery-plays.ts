import type { Queries } from '../../../kernel/database/database'
import { dayMs } from '../../../kernel/jobs/clean-up'

/** Orders of this time make a lottery popular, ms. */
const countedMs = 7 * dayMs

/** How many orders each lottery of a merchant got of late, by code; practice money and cancelled orders left out. */
export async function lotteryPlays(
  queries: Queries,
  merchant: string,
  now: number,
): Promise<ReadonlyMap<string, number>> {
  const rows = await queries
    .selectFrom('lottery_orders')
    .select((select) => ['lottery', select.fn.countAll<number>().as('orders')])
    .where('site', '=', merchant)
    .where('created_at', '>', now - countedMs)
    .where('is_practice', '=', false)
    .where('state', '<>', 'cancelled')
    .groupBy('lottery')
    .execute()
  return new Map(rows.map(({ lottery, orders }) => [lottery, orders]))
}
