import type { LotteryOrder } from '@plaza/contract/lottery'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { showOrder } from './order-queries'

/** Whether an order, of which a statement has the id, is on an issue, has a line of a play, or both. */
export const isOrderWith = (
  id: RawBuilder<unknown>,
  { play, issue }: { play?: string | undefined; issue?: string | undefined },
): RawBuilder<boolean> => sql`exists (
  select from lottery_orders o where o.id = ${id}
    ${issue === undefined ? sql`` : sql`and o.issue = ${issue}`}
    ${play === undefined ? sql`` : sql`and exists (select from lottery_lines n where n.order_id = o.id and n.play = ${play})`}
)`

/** The issue of each of some orders, and the play of its first line. */
export async function ordersNamed(
  queries: Queries,
  ids: readonly string[],
): Promise<ReadonlyMap<string, { issue: string; play: string }>> {
  if (ids.length === 0) return new Map()
  const rows = await queries
    .selectFrom('lottery_orders')
    .select(['id', 'issue', 'first_play'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, issue, first_play: play }) => [id, { issue, play }]))
}

/**
 * An order of whoever at a merchant, with whose it is: the caller decides who may see it. Orders of practice money are nobody's business
 * but their member's.
 */
export async function orderOfAnybody(
  queries: Queries,
  { site, id, now }: { site: string; id: string; now: number },
): Promise<{ memberId: string; order: LotteryOrder } | undefined> {
  const row = await queries
    .selectFrom('lottery_orders')
    .selectAll()
    .where('id', '=', id)
    .where('site', '=', site)
    .where('is_practice', '=', false)
    .executeTakeFirst()
  return row && { memberId: row.member_id, order: await showOrder(queries, row, now) }
}
