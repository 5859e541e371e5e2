import type { Issue } from '@plaza/contract/lottery'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { findLottery, issuesAhead } from './find-lottery'
import { issueOf } from './lottery-state'
import { issueByNo } from './schedule'
import type { LotteryRow } from './tables'

/** The issue that a bet names. */
export interface BetIssue {
  /** The merchant whose draw it is: of a trial account, the parent. */
  merchant: string
  /** Code of the lottery. */
  code: string
  no: string
  /** When the site received the bet, ms. */
  now: number
}

/**
 * The open issue of a bet, locked so that its selling ends only after this transaction: a bet counts if the site
 * received it before the close (DRAW-1), and selling ends a second later, so that it gets here in time.
 * @throws CallFailure `lottery.not.found`; `lottery.closed` with `until`; `lottery.issue.unknown`; `lottery.issue.early`
 * before it opens; `lottery.issue.closed` with the issue that sells `next`.
 */
export async function issueForBet(
  trx: Trx,
  { merchant, code, no, now }: BetIssue,
): Promise<{ lottery: LotteryRow; issue: Issue & { id: number } }> {
  const lottery = await findLottery(trx, merchant, code)
  if (!lottery) throw new CallFailure('lottery.not.found')
  const row = await trx
    .selectFrom('lottery_issues')
    .selectAll()
    .where('lottery_id', '=', lottery.id)
    .where('no', '=', no)
    .forShare()
    .executeTakeFirst()
  if (!row) {
    const scheduled = issueByNo(lottery.schedule, no)
    if (!scheduled) throw new CallFailure('lottery.issue.unknown')
    if (!lottery.is_open) throw new CallFailure('lottery.closed', { until: lottery.closed_until })
    throw scheduled.drawAt > now ? new CallFailure('lottery.issue.early') : closed(lottery, now)
  }
  // Read after the lock: an operator may have closed the lottery while this bet waited for it.
  const { is_open: isOpen, closed_until: until } = (await findLottery(trx, merchant, code)) ?? lottery
  if (!isOpen && row.state === 'open') throw new CallFailure('lottery.closed', { until })
  if (row.state !== 'open' || now >= row.close_at) throw closed(lottery, now)
  return { lottery, issue: { ...issueOf(row), id: row.id } }
}

const closed = (lottery: LotteryRow, now: number) => {
  const [next] = issuesAhead(lottery, now, 1)
  return new CallFailure('lottery.issue.closed', { next })
}
