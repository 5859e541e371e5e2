import type { Result } from '@plaza/contract/lottery'
import { sql } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import { pageNumbers, type Page } from '../../../kernel/pages'
import { findLottery } from './find-lottery'
import { resultOf } from './lottery-state'
import type { LotteryRow } from './tables'

/** A lottery of a merchant. @throws CallFailure `lottery.not.found`. */
export async function requireLottery(queries: Queries, merchant: string, code: string): Promise<LotteryRow> {
  const lottery = await findLottery(queries, merchant, code)
  if (!lottery) throw new CallFailure('lottery.not.found')
  return lottery
}

const drawnOf = (queries: Queries, lottery: LotteryRow) =>
  queries.selectFrom('lottery_issues').where('lottery_id', '=', lottery.id).where('state', '=', 'drawn')

/** The last draws of a lottery, newest first (DRAW-5). */
export async function lastDraws(queries: Queries, lottery: LotteryRow, count: number): Promise<Result[]> {
  const rows = await drawnOf(queries, lottery)
    .select(['no', 'draw_at', 'numbers'])
    .orderBy('no', 'desc')
    .limit(count)
    .execute()
  return rows.map(resultOf)
}

/** A page of a lottery's results, newest first; of one day of its schedule, or of all (DRAW-5). */
export async function pageOfResults(
  queries: Queries,
  lottery: LotteryRow,
  { day, page }: { day: string | undefined; page: Page },
): Promise<{ results: Result[]; total: number; pageNum: number; totalPages: number }> {
  const all = drawnOf(queries, lottery)
  const prefix = day?.replaceAll('-', '')
  const found =
    prefix === undefined ? all : all.where('no', '>=', `${prefix}-0000`).where('no', '<=', `${prefix}-9999`)
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()
  const rows = await found
    .select(['no', 'draw_at', 'numbers'])
    .orderBy('no', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { results: rows.map(resultOf), total, ...pageNumbers(page, total) }
}
