import { sql } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'

/**
 * Refuses a stake above the highest one that the member's open bonuses allow: at the bet, not against the member later
 * (BONUS-2). Games are held to the same by the wallet function of the database.
 * @throws CallFailure `bonus.highest.stake` with `mostMinor`
 */
export async function checkBonusStake(queries: Queries, memberId: string, stakeMinor: number): Promise<void> {
  const { rows } = await sql<{
    highest: number | null
  }>`select turnover_highest_stake(${memberId}) as highest`.execute(queries)
  const highestMinor = rows[0]?.highest ?? null
  if (highestMinor !== null && stakeMinor > highestMinor)
    throw new CallFailure('bonus.highest.stake', { mostMinor: highestMinor })
}
