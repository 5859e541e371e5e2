import type { AnswerOf } from '@plaza/contract/kernel'
import type { Chase, chasesCall, ChaseSummary } from '@plaza/contract/lottery'
import type * as z from 'zod/mini'
import type { Queries, Trx } from '../../../kernel/database/database'
import { pageAt } from '../../../kernel/pages'
import { recordPage } from '../../../kernel/records/record-page'
import { totalOf } from '../../../kernel/totals'
import type { ChaseRow } from './tables'

const pageSize = 20

/** Whose plan: a member's, of the merchant whose host was called. */
export interface ChaseOwner {
  memberId: string
  site: string
}

const own = (queries: Queries, { memberId, site }: ChaseOwner) =>
  queries.selectFrom('lottery_chases').where('member_id', '=', memberId).where('site', '=', site)

/** A plan of a member; another member's counts as unknown. */
export const findChase = (queries: Queries, owner: ChaseOwner, id: string) =>
  own(queries, owner).selectAll().where('id', '=', id).executeTakeFirst()

/** The same with its row locked. */
export const lockOwnChase = (trx: Trx, owner: ChaseOwner, id: string) =>
  own(trx, owner).selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

const showSummary = (row: ChaseRow): ChaseSummary => ({
  id: row.id,
  lottery: row.lottery,
  rules: row.rules,
  state: row.state,
  stopsOnWin: row.stops_on_win,
  reservedMinor: row.reserved_minor,
  spentMinor: row.spent_minor,
  refundedMinor: row.refunded_minor,
  prizeMinor: row.prize_minor,
  currency: row.currency,
  createdAt: row.created_at,
  ...(row.ended_at !== null && { endedAt: row.ended_at }),
  firstPlay: row.first_play,
  issueCount: row.issue_count,
  placedCount: row.placed_count,
})

/** A plan with its lines and issues, as the contract shows it. */
export async function showChase(queries: Queries, row: ChaseRow): Promise<Chase> {
  const issues = await queries
    .selectFrom('lottery_chase_issues')
    .selectAll()
    .where('chase_id', '=', row.id)
    .orderBy('no')
    .execute()
  return {
    ...showSummary(row),
    lines: [...row.lines],
    issues: issues.map((issue) => ({
      issue: issue.issue,
      multiplier: issue.multiplier,
      amountMinor: issue.amount_minor,
      openAt: issue.open_at,
      state: issue.state,
      ...(issue.order_id !== null && { order: issue.order_id }),
      prizeMinor: issue.prize_minor,
      ...(issue.reason !== null && { reason: issue.reason }),
    })),
  }
}

/** A page of a member's plans and the totals of all pages. */
export async function listChases(
  queries: Queries,
  owner: ChaseOwner,
  { state, lottery, pageNo }: z.output<NonNullable<(typeof chasesCall)['query']>>,
  currency: string,
): Promise<AnswerOf<typeof chasesCall>> {
  const page = pageAt(pageNo, pageSize)
  const mine = own(queries, owner)
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'running'))
    .$if(lottery !== undefined, (all) => all.where('lottery', '=', lottery ?? ''))
  const { rows, totals, ...numbers } = await recordPage(mine, page, {
    reservedMinor: totalOf('reserved_minor'),
    spentMinor: totalOf('spent_minor'),
    refundedMinor: totalOf('refunded_minor'),
    prizeMinor: totalOf('prize_minor'),
  })
  return {
    chases: rows.map(showSummary),
    totals: { ...totals, currency },
    ...numbers,
  }
}
