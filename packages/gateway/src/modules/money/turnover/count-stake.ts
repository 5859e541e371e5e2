import type { GameType } from '@plaza/contract/play'
import { sql } from 'kysely'
import type { Queries, Trx } from '../../../kernel/database/database'

/** A stake that was settled, without what of it is no turnover. */
export interface ValidStake {
  memberId: string
  type: GameType
  /** Minor units. */
  stakeMinor: number
}

/**
 * Counts valid stakes towards the requirements of their members, the oldest requirement first, in the transaction that
 * settles them and after their prizes are booked (WITHDRAW-7). A transaction that settles a stake once counts it once.
 */
export async function countStakes(trx: Trx, stakes: readonly ValidStake[], now: number): Promise<void> {
  if (stakes.length === 0) return
  // By member, so that transactions with the same members lock their requirements in one order.
  await sql`select turnover_count_stake(stake."memberId", stake.type, stake."stakeMinor", ${now}::bigint)
    from (select * from jsonb_to_recordset(${JSON.stringify(stakes)}::jsonb)
      as line("memberId" text, type text, "stakeMinor" bigint) order by "memberId") as stake`.execute(trx)
}

/** `countStakes` for one stake. */
export const countStake = (trx: Trx, stake: ValidStake, now: number): Promise<void> =>
  countStakes(trx, [stake], now)

/** The highest stake that a member may place while a bonus runs, minor units; null for any. */
export async function highestStake(queries: Queries, memberId: string): Promise<number | null> {
  const { rows } = await sql<{
    highest: number | null
  }>`select turnover_highest_stake(${memberId}) as highest`.execute(queries)
  return rows[0]?.highest ?? null
}
