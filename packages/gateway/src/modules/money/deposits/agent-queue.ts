import type { Queries } from '../../../kernel/database/database'
import { accountNames } from '../../identity/directory'
import { uploadsOf } from '../../site/uploads'
import { withTakes, type Take } from '../review-takes'
import { agentAdapter } from './house-methods'
import { proofsOf } from './proof-calls'

const mostListed = 500

/** An order that its member says to have paid to an agent, for people to credit (DEPOSIT-7). */
export interface PaidToAgent extends Take {
  id: string
  merchant: string
  /** Account name of its member. */
  account: string
  amountMinor: number
  currency: string
  saidPaidAt: number
  /** Ids of the pictures that prove it. */
  pictures: string[]
}

/** Open orders that were paid to agents, as their members say, the longest waiting first. */
export async function agentQueue(queries: Queries): Promise<PaidToAgent[]> {
  const rows = await queries
    .selectFrom('deposits')
    .selectAll()
    .where('state', '=', 'awaiting-payment')
    .where(
      'method',
      'in',
      agentAdapter.methods.map(({ code }) => code),
    )
    .where('said_paid_at', 'is not', null)
    .orderBy('said_paid_at')
    .orderBy('id')
    .limit(mostListed)
    .execute()
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
    saidPaidAt: row.said_paid_at ?? row.created_at,
    pictures: pictures.get(proofsOf(row.id)) ?? [],
  }))
  return withTakes(queries, orders)
}
