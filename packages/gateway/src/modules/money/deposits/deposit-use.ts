import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { totalOf } from '../../../kernel/totals'
import type { DepositUse } from '../deposit-limits'
import { deposited } from './deposited'

const since = (queries: Queries, memberId: string, sinceMs: number) =>
  deposited(queries, memberId).where('at', '>', sinceMs)

/** What counts towards limits on deposits (RG-7): gross, by when the order was opened or a payment was credited by hand. */
export const depositUse: DepositUse = {
  since: async (queries, memberId, sinceMs) => {
    const { usedMinor } = await since(queries, memberId, sinceMs)
      .select(totalOf('gross_minor', sql`true`).as('usedMinor'))
      .executeTakeFirstOrThrow()
    return Number(usedMinor)
  },
  madeUp: async (queries, memberId, sinceMs, amountMinor) => {
    const running = since(queries, memberId, sinceMs).select([
      'at',
      sql<string>`sum(gross_minor) over (order by at, id)`.as('running'),
    ])
    const row = await queries
      .selectFrom(running.as('running'))
      .select('at')
      .where('running', '>=', String(amountMinor))
      .orderBy('at')
      .limit(1)
      .executeTakeFirst()
    return row?.at ?? null
  },
}
