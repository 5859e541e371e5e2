import type { Queries } from '../../../kernel/database/database'
import { comingIssues, type ScheduledIssue } from './schedule'
import type { LotteryRow } from './tables'

/** A lottery of a merchant by its code; null when it has none of that code. */
export async function findLottery(
  queries: Queries,
  merchant: string,
  code: string,
): Promise<LotteryRow | null> {
  const row = await queries
    .selectFrom('lotteries')
    .selectAll()
    .where('merchant', '=', merchant)
    .where('code', '=', code)
    .executeTakeFirst()
  return row ?? null
}

/** Whether a merchant has lotteries at all, open or closed. */
export const hasLotteries = async (queries: Queries, merchant: string): Promise<boolean> =>
  (await queries
    .selectFrom('lotteries')
    .select('id')
    .where('merchant', '=', merchant)
    .limit(1)
    .executeTakeFirst()) !== undefined

/**
 * The issue that a lottery sells now, or sells next, and those after it by its schedule; for plans over several issues.
 * While a lottery is closed its issues are not held, whatever the schedule says.
 */
export const issuesAhead = (
  lottery: Pick<LotteryRow, 'schedule'>,
  now: number,
  count: number,
): ScheduledIssue[] => {
  const issues = comingIssues(lottery.schedule, now, count + 1)
  const first = issues[0]
  return first && first.closeAt <= now ? issues.slice(1) : issues.slice(0, count)
}
