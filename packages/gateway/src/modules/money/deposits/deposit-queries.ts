import type { Deposit, DepositState } from '@plaza/contract/money'
import type { DepositRow } from './tables'
import type { Queries, Trx } from '../../../kernel/database/database'
import { readBonuses } from '../deposit-promotions'
import { heldDepositIds, readHeld } from '../suspense'
import { readTimelines } from '../orders'

/** States in which an order occupies its method. */
export const openStates: DepositState[] = ['created', 'awaiting-payment', 'processing']

/** Orders with held payments that are shown at most: the records have all. */
const mostHeld = 20

const shownRow = (row: DepositRow, timeline: Deposit['timeline']): Deposit => ({
  id: row.id,
  method: row.method,
  amountMinor: row.amount_minor,
  feeMinor: row.fee_minor,
  currency: row.currency,
  state: row.state,
  reference: row.reference,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
  timeline,
  ...(row.reason !== null && { reason: row.reason }),
  ...(row.instructions !== null && openStates.includes(row.state) && { instructions: row.instructions }),
  ...(row.said_paid_at !== null && { saidPaidAt: row.said_paid_at }),
})

/** A deposit that was just created, as the contract shows it until its provider knows of it; without its bonus. */
export const showCreated = (row: DepositRow): Deposit =>
  shownRow(row, [{ state: 'created', at: row.created_at }])

/** Deposits as the contract shows them, with their timelines, what is held of their payments, and their bonuses. */
export async function showDeposits(queries: Queries, rows: DepositRow[]): Promise<Deposit[]> {
  const ids = rows.map((row) => row.id)
  const timelines = await readTimelines<DepositState>(queries, ids)
  const held = await readHeld(queries, ids)
  const bonuses = await readBonuses(queries, ids)
  return rows.map((row) => ({
    ...shownRow(row, timelines.get(row.id) ?? []),
    ...(held.has(row.id) && { held: held.get(row.id) }),
    ...(bonuses.has(row.id) && { bonus: bonuses.get(row.id) }),
  }))
}

/** One deposit as the contract shows it. */
export async function showDeposit(queries: Queries, row: DepositRow): Promise<Deposit> {
  const [shown] = await showDeposits(queries, [row])
  if (!shown) throw new Error('a deposit that cannot be shown')
  return shown
}

/** A deposit of a member, or undefined; another member's deposit counts as unknown. */
export const findDeposit = (queries: Queries, memberId: string, id: string) =>
  queries
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst()

/** The same with its row locked. */
export const lockDeposit = (trx: Trx, memberId: string, id: string) =>
  trx
    .selectFrom('deposits')
    .selectAll()
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .forUpdate()
    .executeTakeFirst()

/** A deposit whose id is known to exist. */
export const findById = (queries: Queries, id: string) =>
  queries.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The open deposits of a member, the newest first. */
export const openDeposits = (queries: Queries, memberId: string) =>
  queries
    .selectFrom('deposits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', openStates)
    .orderBy('created_at', 'desc')
    .execute()

/** The ended deposits of a member of which a payment waits for people, the newest first. */
export async function heldDeposits(queries: Queries, memberId: string): Promise<DepositRow[]> {
  const ids = await heldDepositIds(queries, memberId)
  if (ids.length === 0) return []
  return queries
    .selectFrom('deposits')
    .selectAll()
    .where('id', 'in', ids)
    .where('state', 'not in', openStates)
    .orderBy('created_at', 'desc')
    .limit(mostHeld)
    .execute()
}

/** The open deposit of a member by a method. */
export const findOpenDeposit = (queries: Queries, memberId: string, method: string) =>
  queries
    .selectFrom('deposits')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('state', 'in', openStates)
    .where('method', '=', method)
    .executeTakeFirst()
