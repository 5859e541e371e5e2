import { sql } from 'kysely'
import type { Trx } from '../../../kernel/database/database'
import { drawsChannel, issueOf, openness, resultOf, type DrawNotice } from './lottery-state'
import type { Step } from './step-plan'
import type { IssueRow, LotteryRow } from './tables'

type IssueContent = Omit<IssueRow, 'id'>

/** Where a lottery is: its current issue and its last drawn one. */
interface Position {
  lottery: LotteryRow
  issue: IssueContent | null
  last: IssueContent | null
}

const noticeOf = ({ lottery, issue, last }: Position): DrawNotice => ({
  merchant: lottery.merchant,
  lottery: lottery.code,
  state: {
    ...openness(lottery),
    issue: issue ? issueOf(issue) : null,
    last: last ? resultOf(last) : null,
  },
})

/** Tells every process where lotteries are now, when the transaction commits. */
async function announce(trx: Trx, positions: readonly Position[]): Promise<void> {
  const notices = JSON.stringify(positions.map((position) => JSON.stringify(noticeOf(position))))
  await sql`select tell_after_commit(${drawsChannel}, notice)
    from jsonb_array_elements_text(${notices}::jsonb) as notice`.execute(trx)
}

/** The last drawn issues of lotteries, by the lottery's id. */
async function lastDrawn(trx: Trx, lotteryIds: readonly number[]): Promise<Map<number, IssueRow>> {
  if (lotteryIds.length === 0) return new Map()
  const rows = await trx
    .selectFrom('lotteries as l')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('lottery_issues as i')
          .selectAll('i')
          .whereRef('i.lottery_id', '=', 'l.id')
          .where('i.state', '=', 'drawn')
          .orderBy('i.no', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('last')
    .where('l.id', 'in', lotteryIds)
    .execute()
  return new Map(rows.map((row) => [row.lottery_id, row]))
}

/** What a step has drawn last; null when it drew nothing. */
const drawnBy = ({ issue, begun }: Step): IssueContent | null =>
  begun.findLast(({ state }) => state === 'drawn') ?? (issue?.state === 'drawn' ? issue : null)

/** The issue that a step left open, or waiting for its draw. */
const currentOf = ({ lottery, issue, begun }: Step): IssueContent | null =>
  [...begun, ...(issue ? [issue] : [])].find(({ no }) => no === lottery.issue_no) ?? null

/** Tells every process what steps have made of their lotteries. */
export async function announceSteps(trx: Trx, steps: readonly Step[]): Promise<void> {
  const known = steps.map((step) => ({ step, drawn: drawnBy(step) }))
  const before = await lastDrawn(
    trx,
    known.flatMap(({ step, drawn }) => (drawn ? [] : [step.lottery.id])),
  )
  await announce(
    trx,
    known.map(({ step, drawn }) => ({
      lottery: step.lottery,
      issue: currentOf(step),
      last: drawn ?? before.get(step.lottery.id) ?? null,
    })),
  )
}

/** Tells every process where one lottery is now. */
export async function announceLottery(trx: Trx, id: number): Promise<void> {
  const lottery = await trx.selectFrom('lotteries').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const issue = await trx
    .selectFrom('lottery_issues')
    .selectAll()
    .where('lottery_id', '=', id)
    .where('no', '=', lottery.issue_no ?? '')
    .executeTakeFirst()
  const last = await lastDrawn(trx, [id])
  await announce(trx, [{ lottery, issue: issue ?? null, last: last.get(id) ?? null }])
}
