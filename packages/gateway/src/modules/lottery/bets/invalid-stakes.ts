import { ruleSets } from '@plaza/lottery/all'
import type { Trx } from '../../../kernel/database/database'
import { groupBy } from '../../../kernel/group-by'
import { invalidStakes, type SidedLine } from './sides'
import type { LotteryLineRow, LotteryOrderRow } from './tables'

/**
 * What of orders of one issue is no turnover, minor units by order: stakes on both sides of a play with equal halves,
 * seen over all orders that the same member has on the issue (BET-5).
 */
export async function invalidOf(
  trx: Trx,
  orders: readonly { row: LotteryOrderRow; lines: readonly LotteryLineRow[] }[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>()
  const sidedOrders = orders.filter(({ lines }) => lines.some((line) => line.sides !== null))
  const first = sidedOrders[0]?.row
  if (!first) return found
  const members = [...new Set(sidedOrders.map(({ row }) => row.member_id))]
  const lines = await trx
    .selectFrom('lottery_lines as l')
    .innerJoin('lottery_orders as o', 'o.id', 'l.order_id')
    .select(['l.order_id', 'o.member_id', 'l.play', 'l.units', 'l.amount_minor', 'l.sides'])
    .where('o.site', '=', first.site)
    .where('o.lottery', '=', first.lottery)
    .where('o.issue', '=', first.issue)
    .where('o.member_id', 'in', members)
    .where('l.sides', 'is not', null)
    .where('l.state', '<>', 'cancelled')
    .execute()
  const { plays } = ruleSets[first.rules]
  for (const own of groupBy(lines, (line) => line.member_id).values()) {
    const sided = own.flatMap((line) => {
      const play = plays.find((one) => one.id === line.play)
      const known: SidedLine | undefined = play && {
        play,
        units: line.units,
        amountMinor: line.amount_minor,
        sides: line.sides ?? [],
      }
      return known ? [{ order: line.order_id, known }] : []
    })
    const invalid = invalidStakes(sided.map(({ known }) => known))
    for (const [index, { order }] of sided.entries())
      found.set(order, (found.get(order) ?? 0) + (invalid[index] ?? 0))
  }
  return found
}
