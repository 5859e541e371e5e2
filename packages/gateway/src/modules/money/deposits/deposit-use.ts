import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { totalOf } from '../../../kernel/totals'
import type { DepositUse } from '../deposit-limits'

/** Deposits that a member opened after a moment and that are credited or may still be. */
const counted = (queries: Queries, memberId: string, sinceMs: number) =>
  queries
    .selectFrom('deposits')
    .where('member_id', '=', memberId)
    .where('created_at', '>', sinceMs)
    .where('state', 'in', ['created', 'awaiting-payment', 'processing', 'credited'])

/** What counts towards limits on deposits (RG-7): gross, by when the order was opened. */
export const depositUse: DepositUse = {
  since: async (queries, memberId, sinceMs) => {
    const { usedMinor } = await counted(queries, memberId, sinceMs)
      .select(totalOf('amount_minor', sql`true`).as('usedMinor'))
      .executeTakeFirstOrThrow()
    return Number(usedMinor)
  },
  madeUp: async (queries, memberId, sinceMs, amountMinor) => {
    const running = counted(queries, memberId, sinceMs).select([
      'created_at',
      sql<string>`sum(amount_minor) over (order by created_at, id)`.as('running'),
    ])
    const row = await queries
      .selectFrom(running.as('running'))
      .select('created_at')
      .where('running', '>=', String(amountMinor))
      .orderBy('created_at')
      .limit(1)
      .executeTakeFirst()
    return row?.created_at ?? null
  },
}
