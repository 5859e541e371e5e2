import { sql, type RawBuilder } from 'kysely'

/**
 * What was booked on the wallets of a merchant's members, for audits, as a subquery of `member_id`, `kind`, `reference`, `created_at`, `minor`
 * and `is_debt`: true for what was booked on what a member owes (LEDGER-7), below zero where it owes more.
 */
export const bookingsOf = (merchant: string): RawBuilder<unknown> => sql`(
  select case when a.owner = 'house' then substr(a.wallet, length('house:debts:') + 1) else a.owner end as member_id,
    e.kind, t.reference, e.created_at, e.amount_minor as minor, a.owner = 'house' as is_debt
  from accounts a join entries e on e.account_id = a.id join transactions t on t.id = e.transaction_id
  where a.merchant = ${merchant} and (a.owner <> 'house' or a.wallet like 'house:debts:%')
)`
