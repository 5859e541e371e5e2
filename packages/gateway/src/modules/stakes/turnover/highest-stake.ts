import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'

/** The highest stake that a member may place while a bonus runs, minor units; null for any. */
export async function highestStake(queries: Queries, memberId: string): Promise<number | null> {
  const { rows } = await sql<{
    highest: number | null
  }>`select turnover_highest_stake(${memberId}) as highest`.execute(queries)
  return rows[0]?.highest ?? null
}
