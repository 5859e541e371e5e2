import { addDays, dayAt, rangeProblem } from '@plaza/calendar'
import { everySource, type RebateRow, type RebateState } from '@plaza/contract/growth'
import { CallFailure } from '../../../kernel/call-failure'
import type { Queries } from '../../../kernel/database/database'
import { exactSum } from '../../../kernel/ledger/exact'
import type { Page } from '../../../kernel/pages'
import { playedBySource, splitBySource } from './by-source'

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

type Found = Awaited<ReturnType<typeof rowsOf>>[number]

const rowsOf = (queries: Queries, filter: ReportFilter) =>
  found(queries, filter)
    .select(['rebate_days.day', 'rebate_days.category', 'rebate_days.part', 'rebate_days.rate'])
    .select(['rebate_days.valid_minor', 'rebate_days.amount_minor', 'rebate_days.claim'])
    .select(['rebate_claims.mode', 'rebate_claims.at'])
    .orderBy('rebate_days.day', 'desc')
    .orderBy('rebate_days.category')
    .orderBy('rebate_days.part')
    .execute()

const shownOf = (row: Found): RebateRow => ({
  id: `${row.day}-${row.category}-${String(row.part)}`,
  day: row.day,
  category: row.category,
  validMinor: row.valid_minor,
  rate: row.rate,
  amountMinor: row.amount_minor,
  mode: row.mode,
  claimId: row.claim,
  paidAt: row.at,
})

const totalsOf = (rows: readonly RebateRow[]) => {
  const sum = (some: readonly RebateRow[], name: 'validMinor' | 'amountMinor') =>
    exactSum(some.map((row) => row[name]))
  const paid = rows.filter(({ claimId }) => claimId !== null)
  return {
    count: rows.length,
    validMinor: sum(rows, 'validMinor'),
    amountMinor: sum(rows, 'amountMinor'),
    paidMinor: sum(paid, 'amountMinor'),
  }
}

/**
 * One page of a member's rebates by day and kind of play, the latest day first, and what all of them come to; by vendor and lottery
 * too where a source is asked for (REBATE-2). A range has few rows: at most one for each day, kind and part.
 */
export async function readReport(
  queries: Queries,
  { source, timeZone, ...filter }: ReportFilter & { source?: string; timeZone: string },
  { offset, limit }: Page,
) {
  const whole = (await rowsOf(queries, filter)).map(shownOf)
  const page = (rows: readonly RebateRow[]) => ({
    rows: rows.slice(offset, offset + limit),
    totals: totalsOf(rows),
  })
  if (source === undefined) return page(whole)
  const split = splitBySource(whole, await playedBySource(queries, { ...filter, timeZone }))
  const sources = [
    ...new Map(split.flatMap((row) => (row.source ? [[row.source.code, row.source]] : []))).values(),
  ]
  return {
    ...page(source === everySource ? split : split.filter((row) => row.source?.code === source)),
    sources: sources.toSorted((one, other) => one.name.localeCompare(other.name)),
  }
}
