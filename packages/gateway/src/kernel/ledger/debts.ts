import { sql } from 'kysely'
import type { Queries } from '../database/database'
import type { BalanceOwner } from './balance'

/** What a member owes its merchant. */
export interface Debt {
  merchant: string
  memberId: string
  currency: string
  debtMinor: number
  /** What it is of: the latest booking that could not be taken. */
  reference: string
}

/** What is owed at main wallets, of some members or of all, for operators (LEDGER-7). */
export async function readDebts(queries: Queries, memberIds?: readonly string[]): Promise<Debt[]> {
  const { rows } = await sql<Debt>`
    select m.merchant, m.owner as "memberId", m.currency, m.owed_minor as "debtMinor",
      (select t.reference from entries e join transactions t on t.id = e.transaction_id
        where e.account_id = c.id and e.amount_minor < 0 order by e.created_at desc, e.id desc limit 1) as reference
    from accounts m join accounts c on c.merchant = m.merchant and c.owner = 'house'
      and c.wallet = 'house:debts:' || m.owner and c.currency = m.currency
    where m.owed_minor > 0 ${memberIds === undefined ? sql`` : sql`and m.owner = any(${[...memberIds]}::text[])`}
    order by m.owner, m.merchant, m.currency`.execute(queries)
  return rows
}

/** What a member owes, minor units; whatever reaches its main wallet is collected, so that nothing is in it meanwhile (LEDGER-7). */
export async function readDebt(
  queries: Queries,
  { merchant, memberId, currency }: BalanceOwner,
): Promise<number> {
  const row = await queries
    .selectFrom('accounts')
    .select('owed_minor')
    .where('merchant', '=', merchant)
    .where('owner', '=', memberId)
    .where('wallet', '=', 'main')
    .where('currency', '=', currency)
    .executeTakeFirst()
  return row?.owed_minor ?? 0
}
