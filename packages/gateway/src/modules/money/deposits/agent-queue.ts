import type { Queries } from '../../../kernel/database/database'
import { accountNames } from '../../identity/directory'
import { uploadsOf } from '../../platform/uploads'
import { withTakes, type Take } from '../review-takes'
import { agentAdapter } from './house-methods'
import { proofsOf } from './proof-calls'
import type { DepositRow } from './tables'

const mostListed = 500

/** An order that its member says to have paid to an agent, for people to credit (DEPOSIT-7). */
export interface PaidToAgent extends Take {
  id: string
  merchant: string
  /** Account name of its member. */
  account: string
  amountMinor: number
  currency: string
  /** Null while its member has not said so. */
  saidPaidAt: number | null
  state: string
  /** Ids of the pictures that prove it. */
  pictures: string[]
}

const agentDeposits = (queries: Queries) =>
  queries
    .selectFrom('deposits')
    .selectAll()
    .where(
      'method',
      'in',
      agentAdapter.methods.map(({ code }) => code),
    )

/** Open orders that were paid to agents, as their members say, the longest waiting first. */
export const agentQueue = async (queries: Queries): Promise<PaidToAgent[]> =>
  withMembers(
    queries,
    await agentDeposits(queries)
      .where('state', '=', 'awaiting-payment')
      .where('said_paid_at', 'is not', null)
      .orderBy('said_paid_at')
      .orderBy('id')
      .limit(mostListed)
      .execute(),
  )

/** The order of a number that is paid to an agent, whatever its state; null when there is none. */
export async function agentOrder(queries: Queries, id: string): Promise<PaidToAgent | null> {
  const rows = await agentDeposits(queries).where('id', '=', id).execute()
  return (await withMembers(queries, rows))[0] ?? null
}

async function withMembers(queries: Queries, rows: DepositRow[]): Promise<PaidToAgent[]> {
  const names = await accountNames(
    queries,
    rows.map(({ member_id: id }) => id),
  )
  const pictures = await uploadsOf(
    queries,
    rows.map(({ id }) => proofsOf(id)),
  )
  const orders = rows.map((row) => ({
    id: row.id,
    merchant: row.merchant,
    account: names.get(row.member_id) ?? '',
    amountMinor: row.amount_minor,
    currency: row.currency,
    saidPaidAt: row.said_paid_at,
    state: row.state,
    pictures: pictures.get(proofsOf(row.id)) ?? [],
  }))
  return withTakes(queries, orders)
}
