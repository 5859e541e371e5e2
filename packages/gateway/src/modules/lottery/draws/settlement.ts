import type { LotteryRules } from '@plaza/contract/lottery'
import type { Queries, Trx } from '../../../kernel/database/database'
import { claimDue, type DueRows } from '../../../kernel/jobs/due-rows'

/** An issue whose orders are to be settled, or refunded when it was voided. */
export interface EndedIssue {
  id: number
  merchant: string
  /** Code of the lottery. */
  code: string
  rules: LotteryRules
  no: string
  state: 'drawn' | 'void'
  /** Null when it was voided. */
  numbers: number[] | null
  /** How often its numbers were corrected: what was settled by former ones is settled again. */
  corrections: number
}

/** How long an issue is left to the process that settles it, ms; that one says with each batch that it goes on. */
const settlingMs = 5_000

/** Issues with orders to settle, as rows that are due: for the `dueJob` that settles them. */
export const issuesToSettle: DueRows<'lottery_issues'> = {
  table: 'lottery_issues',
  key: 'id',
  at: 'settle_at',
}

async function endedIssues(queries: Queries, ids: readonly number[]): Promise<EndedIssue[]> {
  if (ids.length === 0) return []
  const rows = await queries
    .selectFrom('lottery_issues as i')
    .innerJoin('lotteries as l', 'l.id', 'i.lottery_id')
    .select(['i.id', 'l.merchant', 'l.code', 'l.rules', 'i.no', 'i.state', 'i.numbers', 'i.corrections'])
    .where('i.id', 'in', ids)
    .orderBy('i.draw_at')
    .execute()
  return rows.map(({ state, numbers, ...row }) => ({
    ...row,
    state: state === 'void' ? 'void' : 'drawn',
    numbers: numbers && [...numbers],
  }))
}

/**
 * Claims ended issues with orders to settle, the longest waiting first: put off while they are worked on, so that each is
 * settled by one process, and by another one if that dies.
 */
export async function claimDrawn(
  trx: Trx,
  { now, limit }: { now: number; limit: number },
): Promise<EndedIssue[]> {
  const rows = await claimDue(trx, issuesToSettle, { now, limit, putOffMs: settlingMs })
  return endedIssues(
    trx,
    rows.map(({ id }) => id),
  )
}

/** Locks an ended issue that is to be settled, and keeps its claim; null when another process has settled it. */
export async function lockToSettle(trx: Trx, issueId: number, now: number): Promise<EndedIssue | null> {
  const row = await trx
    .updateTable('lottery_issues')
    .set({ settle_at: now + settlingMs })
    .where('id', '=', issueId)
    .where('settle_at', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  return row ? ((await endedIssues(trx, [row.id]))[0] ?? null) : null
}

/** Everything of an issue is settled: no job takes it again. */
export async function markSettled(trx: Trx, issueId: number): Promise<void> {
  await trx.updateTable('lottery_issues').set({ settle_at: null }).where('id', '=', issueId).execute()
}
