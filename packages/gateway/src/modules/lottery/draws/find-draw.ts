import type { Queries } from '../../../kernel/database/database'
import type { IssueName } from './accepted-orders'

/** Whether the selling of an issue has ended; undefined for an unknown issue. */
export async function hasClosed(
  queries: Queries,
  { merchant, code, no }: IssueName,
): Promise<boolean | undefined> {
  const row = await queries
    .selectFrom('lottery_issues as i')
    .innerJoin('lotteries as l', 'l.id', 'i.lottery_id')
    .select('i.state')
    .where('l.merchant', '=', merchant)
    .where('l.code', '=', code)
    .where('i.no', '=', no)
    .executeTakeFirst()
  return row && row.state !== 'open'
}

/** The numbers of a drawn issue, and when they were drawn; undefined before the draw and when it was voided. */
export async function findDraw(
  queries: Queries,
  { merchant, code, no }: IssueName,
): Promise<{ numbers: number[]; drawAt: number } | undefined> {
  const row = await queries
    .selectFrom('lottery_issues as i')
    .innerJoin('lotteries as l', 'l.id', 'i.lottery_id')
    .select(['i.numbers', 'i.draw_at'])
    .where('l.merchant', '=', merchant)
    .where('l.code', '=', code)
    .where('i.no', '=', no)
    .executeTakeFirst()
  return row?.numbers ? { numbers: [...row.numbers], drawAt: row.draw_at } : undefined
}
