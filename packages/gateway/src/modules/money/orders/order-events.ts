import type { DepositState, WithdrawalState } from '@plaza/contract/money'
import type { Queries, Trx } from '../../../kernel/database/database'
import { pushEvent } from '../../../kernel/stream/push'

export type OrderType = 'deposit' | 'withdrawal'

/** Makes the open pages of an order's member load it again. */
export const notifyOrder = (
  trx: Trx,
  order: { id: string; member_id: string },
  type: OrderType,
  state: DepositState | WithdrawalState,
): Promise<void> => pushEvent(trx, order.member_id, 'order:changed', { id: order.id, type, state })

/** Records a state in an order's timeline and notifies the member's pages. */
export async function recordState(
  trx: Trx,
  order: { id: string; member_id: string },
  type: OrderType,
  state: DepositState | WithdrawalState,
  at: number,
): Promise<void> {
  await trx.insertInto('order_events').values({ order_id: order.id, type, state, at }).execute()
  await notifyOrder(trx, order, type, state)
}

/** The timelines of orders, by order id, oldest state first. */
export async function readTimelines<State extends string>(
  queries: Queries,
  orderIds: string[],
): Promise<Map<string, { state: State; at: number }[]>> {
  const timelines = new Map<string, { state: State; at: number }[]>(orderIds.map((id) => [id, []]))
  if (orderIds.length === 0) return timelines
  const rows = await queries
    .selectFrom('order_events')
    .select(['order_id', 'state', 'at'])
    .where('order_id', 'in', orderIds)
    .orderBy('id')
    .execute()
  for (const row of rows) timelines.get(row.order_id)?.push({ state: row.state as State, at: row.at })
  return timelines
}
