import { sql } from 'kysely'
import { totalOf } from '../../../kernel/totals'
import type { DepositedSince } from '../deposit-limits'

/** Deposits that a member opened since a moment and that are credited or may still be (RG-7). */
export const depositedSince: DepositedSince = async (queries, memberId, sinceMs) => {
  const { usedMinor } = await queries
    .selectFrom('deposits')
    .select(totalOf('amount_minor', sql`true`).as('usedMinor'))
    .where('member_id', '=', memberId)
    .where('created_at', '>=', sinceMs)
    .where('state', 'in', ['created', 'awaiting-payment', 'processing', 'credited'])
    .executeTakeFirstOrThrow()
  return Number(usedMinor)
}
