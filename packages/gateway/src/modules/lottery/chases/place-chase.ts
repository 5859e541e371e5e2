import { chaseBounds, slipBounds, type placeChaseCall } from '@plaza/contract/lottery'
import type { BodyOf } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { exactSum } from '../../../kernel/ledger/exact'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { newOrderNumber } from '../../../kernel/order-number'
import { quoteLines, type Bettor } from '../bets'
import { checkBonusStake } from '../../money/turnover'
import { findLottery, issuesAhead } from '../draws'
import { reserveChase } from './chase-money'
import { lockChase } from './end-chase'
import { linesFor, placeNext } from './place-next'
import type { ChaseRow } from './tables'

/** A plan that is made. */
interface NewChase {
  bettor: Bettor
  site: Merchant
  now: number
  body: BodyOf<typeof placeChaseCall>
}

type Lottery = NonNullable<Awaited<ReturnType<typeof findLottery>>>

/** The issues of a plan with what each costs. @throws CallFailure naming the issue, or the line, that does not fit. */
function plannedIssues({ body, site, now }: NewChase, lottery: Lottery) {
  const ahead = new Map(
    issuesAhead(lottery, now, chaseBounds.most + 1).map((issue, place) => [issue.no, { issue, place }]),
  )
  let before = -1
  return body.issues.map(({ issue, multiplier }, index) => {
    const known = ahead.get(issue)
    if (!known || known.place <= before) throw new CallFailure('lottery.chase.issue', { issue })
    before = known.place
    if (!Number.isInteger(multiplier) || multiplier < 1 || multiplier > slipBounds.multiplier)
      throw new CallFailure('lottery.chase.multiplier', { issue })
    const quotes = quoteLines(site, lottery, linesFor(body.lines, multiplier))
    return {
      no: index + 1,
      issue,
      multiplier,
      amount_minor: exactSum(quotes.map((quote) => quote.amountMinor)),
      open_at: known.issue.openAt,
      close_at: known.issue.closeAt,
    }
  })
}

/** Places the first issue of a plan; the job does it where the issue is about to open. */
async function placeFirst(
  trx: Trx,
  chaseId: string,
  { site, now }: Pick<NewChase, 'site' | 'now'>,
): Promise<void> {
  try {
    await placeNext(trx, { chaseId, site, now })
  } catch (error) {
    if (!(error instanceof CallFailure && error.code === 'lottery.issue.early')) throw error
  }
}

/**
 * Makes a plan: all of its stakes are reserved at once, and the first issue is placed when it is open already
 * (LOTTERY-4). @throws CallFailure with what is wrong.
 */
export async function placeChase(trx: Trx, chase: NewChase): Promise<ChaseRow> {
  const { bettor, site, body, now } = chase
  const lottery = await findLottery(trx, site.code, body.lottery)
  if (!lottery) throw new CallFailure('lottery.not.found')
  if (!lottery.is_open) throw new CallFailure('lottery.closed', { until: lottery.closed_until })
  const issues = plannedIssues(chase, lottery)
  await checkBonusStake(trx, bettor.id, Math.max(...issues.map((issue) => issue.amount_minor)))
  const row = {
    id: newOrderNumber('CH'),
    merchant: bettor.merchant,
    site: site.code,
    member_id: bettor.id,
    is_practice: bettor.isPractice,
    lottery: body.lottery,
    rules: lottery.rules,
    currency: site.currency,
    first_play: body.lines[0]?.play ?? '',
    stops_on_win: body.stopsOnWin,
    issue_count: issues.length,
    reserved_minor: exactSum(issues.map((issue) => issue.amount_minor)),
    created_at: now,
  }
  const dueAt = issues[0]?.open_at ?? now
  await trx
    .insertInto('lottery_chases')
    .values({ ...row, lines: JSON.stringify(body.lines), state: 'running', ended_at: null, due_at: dueAt })
    .execute()
  await insertRows(
    trx,
    'lottery_chase_issues',
    issues.map((issue) => ({ ...issue, chase_id: row.id, state: 'waiting', prize_minor: 0 })),
  )
  await reserveChase(trx, row, row.reserved_minor, now)
  if (dueAt <= now) await placeFirst(trx, row.id, { site, now })
  const made = await lockChase(trx, row.id)
  if (!made) throw new Error('a plan that was not written')
  return made
}
