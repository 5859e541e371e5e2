import { dayAt, rangeProblem, rangeSpan } from '@plaza/calendar'
import { lotteryOrderFilters, type lotteryOrdersCall } from '@plaza/contract/lottery'
import type { AnswerOf } from '@plaza/contract/kernel'
import { sql } from 'kysely'
import type * as z from 'zod/mini'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import { pageAt } from '../../../kernel/pages'
import { recordPage } from '../../../kernel/records/record-page'
import { totalOf } from '../../../kernel/totals'
import { showSummary, stateSql, type OrderOwner } from './order-queries'

const pageSize = 20

type Query = z.output<NonNullable<(typeof lotteryOrdersCall)['query']>>

/** The moments of the queried days in the merchant's zone; of an issue's orders, any. @throws CallFailure `range.invalid`. */
function spanOf({ from, to, issue }: Query, timeZone: string, now: number) {
  if (issue !== undefined) return { startMs: 0, endMs: now + 1 }
  const today = dayAt(timeZone, now)
  const range = { from: from ?? to ?? today, to: to ?? from ?? today }
  const problem = rangeProblem(range, today)
  if (problem) throw new CallFailure('range.invalid', { problem })
  return rangeSpan(timeZone, range)
}

/** A page of a member's orders and the totals of all pages (BET-4). */
export async function listOrders(
  queries: Queries,
  owner: OrderOwner,
  query: Query,
  { timeZone, currency, now }: { timeZone: string; currency: string; now: number },
): Promise<AnswerOf<typeof lotteryOrdersCall>> {
  const { startMs, endMs } = spanOf(query, timeZone, now)
  const page = pageAt(query.pageNo, pageSize)
  const { state, lottery, issue } = query
  const mine = queries
    .selectFrom('lottery_orders')
    .where('member_id', '=', owner.memberId)
    .where('site', '=', owner.site)
    .where('created_at', '>=', startMs)
    .where('created_at', '<', endMs)
    .$if(lottery !== undefined, (all) => all.where('lottery', '=', lottery ?? ''))
    .$if(issue !== undefined, (all) => all.where('issue', '=', issue ?? ''))
    .$if(state !== undefined, (all) =>
      all.where(stateSql(now), 'in', [...lotteryOrderFilters[state ?? 'open']]),
    )
  const { rows, totals, ...numbers } = await recordPage(mine, page, {
    stakedMinor: totalOf(sql`amount_minor - cancelled_minor`, sql`state <> 'void'`),
    prizeMinor: totalOf('prize_minor'),
    rebateMinor: totalOf('rebate_minor'),
  })
  return {
    orders: rows.map((row) => showSummary(row, now)),
    totals: { ...totals, currency },
    ...numbers,
  }
}
