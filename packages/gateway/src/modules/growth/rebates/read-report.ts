import { addDays, dayAt, rangeProblem } from '@plaza/calendar'
import type { RebateRow, RebateState } from '@plaza/contract/growth'
import { sql } from 'kysely'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import type { Page } from '../../../kernel/pages'
import { totalOf } from '../../../kernel/totals'

/** What of a member's rebates is reported. */
export interface ReportFilter {
  memberId: string
  from: string
  to: string
  category?: string
  state?: RebateState
}

/** The days of a query, the last 7 when it names none. @throws CallFailure `range.invalid` with the problem of the range */
export function reportRange(
  { from, to }: { from?: string; to?: string },
  timeZone: string,
  now: number,
): { from: string; to: string } {
  const today = dayAt(timeZone, now)
  const range = { from: from ?? to ?? addDays(today, -6), to: to ?? from ?? today }
  const problem = rangeProblem(range, today)
  if (problem) throw new CallFailure('range.invalid', { problem })
  return range
}

const found = (queries: Queries, { memberId, from, to, category, state }: ReportFilter) => {
  let rows = queries
    .selectFrom('rebate_days')
    .leftJoin('rebate_claims', 'rebate_claims.no', 'rebate_days.claim')
    .where('rebate_days.member_id', '=', memberId)
    .where('rebate_days.day', '>=', from)
    .where('rebate_days.day', '<=', to)
  if (category !== undefined) rows = rows.where('rebate_days.category', '=', category as 'RNG')
  if (state === 'waiting') rows = rows.where('rebate_days.claim', 'is', null)
  else if (state !== undefined) rows = rows.where('rebate_claims.mode', '=', state)
  return rows
}

/** One page of a member's rebates by day and kind of play, the latest day first, and what all of them come to (REBATE-2). */
export async function readReport(queries: Queries, filter: ReportFilter, page: Page) {
  const rows = await found(queries, filter)
    .select(['rebate_days.day', 'rebate_days.category', 'rebate_days.part', 'rebate_days.rate'])
    .select(['rebate_days.valid_minor', 'rebate_days.amount_minor', 'rebate_days.claim'])
    .select(['rebate_claims.mode', 'rebate_claims.at'])
    .orderBy('rebate_days.day', 'desc')
    .orderBy('rebate_days.category')
    .orderBy('rebate_days.part')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  const totals = await found(queries, filter)
    .select(sql<number>`count(*)::int`.as('count'))
    .select([
      totalOf('rebate_days.valid_minor').as('validMinor'),
      totalOf('rebate_days.amount_minor').as('amountMinor'),
      totalOf('rebate_days.amount_minor', sql<boolean>`rebate_days.claim is not null`).as('paidMinor'),
    ])
    .executeTakeFirstOrThrow()
  return {
    rows: rows.map((row): RebateRow => ({
      id: `${row.day}-${row.category}-${String(row.part)}`,
      day: row.day,
      category: row.category,
      validMinor: row.valid_minor,
      rate: row.rate,
      amountMinor: row.amount_minor,
      mode: row.mode,
      claimId: row.claim,
      paidAt: row.at,
    })),
    totals,
  }
}
