import type { HeldPayment } from '@plaza/contract/money'
import type { SuspenseRow } from './tables'
import { accountNames } from '../../identity/directory'
import type { Queries } from '../../../kernel/database/database'
import { withTakes, type Take } from '../review-takes'

const mostListed = 500

/** A payment in suspense as an operator sees it. */
export type ListedItem = SuspenseRow &
  Take & { account: string | null; ordered_minor: number | null; ordered_currency: string | null }

const itemsWithOrders = (queries: Queries) =>
  queries
    .selectFrom('suspense_items as s')
    .leftJoin('deposits as d', 'd.id', 's.deposit_id')
    .selectAll('s')
    .select(['d.amount_minor as ordered_minor', 'd.currency as ordered_currency'])
    .limit(mostListed)

/** Payments that wait for people, the oldest first; with `isAll` also those that were decided, the last first. */
export const listSuspense = async (queries: Queries, isAll: boolean): Promise<ListedItem[]> =>
  withNames(
    queries,
    await itemsWithOrders(queries)
      .$if(!isAll, (query) => query.where('s.state', '=', 'held'))
      .orderBy('s.received_at', isAll ? 'desc' : 'asc')
      .execute(),
  )

/** The payment of a number, or those of an order's number, the last first; decided ones too. */
export const itemsOf = async (queries: Queries, id: string): Promise<ListedItem[]> =>
  withNames(
    queries,
    await itemsWithOrders(queries)
      .where((where) => where.or([where('s.id', '=', id), where('s.deposit_id', '=', id)]))
      .orderBy('s.received_at', 'desc')
      .execute(),
  )

async function withNames(
  queries: Queries,
  rows: Omit<ListedItem, keyof Take | 'account'>[],
): Promise<ListedItem[]> {
  const accounts = await accountNames(
    queries,
    rows.flatMap(({ member_id: id }) => (id === null ? [] : [id])),
  )
  const named = rows.map((row) => ({ ...row, account: accounts.get(row.member_id ?? '') ?? null }))
  return withTakes(queries, named)
}

/** The deposits of a member of which a payment waits for people, by id. */
export async function heldDepositIds(queries: Queries, memberId: string): Promise<string[]> {
  const rows = await queries
    .selectFrom('suspense_items')
    .select('deposit_id')
    .distinct()
    .where('member_id', '=', memberId)
    .where('state', '=', 'held')
    .where('deposit_id', 'is not', null)
    .execute()
  return rows.flatMap(({ deposit_id: id }) => (id === null ? [] : [id]))
}

/** The suspended payments of deposits, by deposit id, oldest first. */
export async function readHeld(queries: Queries, depositIds: string[]): Promise<Map<string, HeldPayment[]>> {
  const held = new Map<string, HeldPayment[]>()
  if (depositIds.length === 0) return held
  const rows = await queries
    .selectFrom('suspense_items')
    .selectAll()
    .where('deposit_id', 'in', depositIds)
    .orderBy('received_at')
    .execute()
  for (const { deposit_id: id, cause, ...row } of rows) {
    // Without an order it belongs to no member yet.
    if (id === null || cause === 'unknown') continue
    const payment: HeldPayment = {
      amountMinor: row.amount_minor,
      currency: row.currency,
      // Earlier releases have no cause for it: they show coins of another network as another currency.
      cause: cause === 'network' ? 'currency' : cause,
      ...(row.network !== null && { network: row.network }),
      state: row.state,
      receivedAt: row.received_at,
      ...(row.resolved_at !== null && { resolvedAt: row.resolved_at }),
    }
    held.set(id, [...(held.get(id) ?? []), payment])
  }
  return held
}
