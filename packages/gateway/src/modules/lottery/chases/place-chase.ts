import { chaseBounds, slipBounds, type placeChaseCall, type PrizeGroups } from '@plaza/contract/lottery'
import type { BodyOf } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { inSlices } from '../../../kernel/in-slices'
import { exactSum } from '../../../kernel/ledger/exact'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { newOrderNumber } from '../../../kernel/order-number'
import {
  allowsProgressive,
  checkLimits,
  checkMeans,
  claimedMinor,
  limitsOf,
  ownGroups,
  quoteLines,
  quoteTimes,
  type Bettor,
} from '../bets'
import { checkPrizeMode, findLottery, issuesAhead, type ScheduledIssue } from '../draws'
import { reserveChase } from './chase-money'
import { lockChase } from './end-chase'
import { placeNext } from './place-next'
import type { ChaseRow } from './tables'

/** A plan that is made. */
interface NewChase {
  bettor: Bettor
  site: Merchant
  now: number
  body: BodyOf<typeof placeChaseCall>
}

type Lottery = NonNullable<Awaited<ReturnType<typeof findLottery>>>

/** An issue that a plan names. */
interface NamedIssue {
  planned: ScheduledIssue
  multiplier: number
}

/** The issues that a plan names. @throws CallFailure naming the issue that does not fit. */
function namedIssues({ body, now }: NewChase, lottery: Lottery): NamedIssue[] {
  const ahead = new Map(
    issuesAhead(lottery, now, chaseBounds.most + 1).map((issue, place) => [issue.no, { issue, place }]),
  )
  let before = -1
  return body.issues.map(({ issue, multiplier }) => {
    const known = ahead.get(issue)
    if (!known || known.place <= before) throw new CallFailure('lottery.chase.issue', { issue })
    before = known.place
    if (!Number.isInteger(multiplier) || multiplier < 1 || multiplier > slipBounds.multiplier)
      throw new CallFailure('lottery.chase.multiplier', { issue })
    return { planned: known.issue, multiplier }
  })
}

/** Refuses a plan that raises its stake, where the jurisdiction of the merchant does not allow it (CHASE-3). */
function checkRise({ site }: NewChase, named: readonly NamedIssue[]): void {
  const risen = named.find(
    ({ multiplier }, index) => multiplier > (named[index - 1]?.multiplier ?? multiplier),
  )
  if (risen && !allowsProgressive(site))
    throw new CallFailure('lottery.chase.rising', { issue: risen.planned.no })
}

/** Refuses a plan whose orders would have more numbers than the orders of a plan may have (CHASE-2). */
function checkSize({ lines, issues }: NewChase['body']): void {
  const numbers = lines.flatMap(({ picks }) => picks).reduce((sum, row) => sum + row.length, 0)
  if (numbers * issues.length > chaseBounds.numbers)
    throw new CallFailure('lottery.chase.size', { most: chaseBounds.numbers })
}

/**
 * The issues of a plan with what each costs. Every line is computed once, because stakes and prizes are linear in the
 * multiplier. @throws CallFailure naming the line that does not fit.
 */
async function plannedIssues(
  { body, site }: NewChase,
  lottery: Lottery,
  named: readonly NamedIssue[],
  groups: PrizeGroups,
) {
  const quotes = await quoteLines(site, lottery, body.lines, groups)
  const limits = limitsOf(site, lottery)
  const multipliers = [...new Set(named.map(({ multiplier }) => multiplier))]
  const amounts = await inSlices(multipliers, (multiplier) => {
    const times = quotes.map((quote) => quoteTimes(quote, multiplier))
    checkLimits(times, limits)
    return exactSum(times.map((quote) => quote.amountMinor))
  })
  const costs = new Map(multipliers.map((multiplier, index) => [multiplier, amounts[index] ?? 0]))
  return named.map(({ planned, multiplier }, index) => ({
    no: index + 1,
    issue: planned.no,
    multiplier,
    amount_minor: costs.get(multiplier) ?? 0,
    open_at: planned.openAt,
    close_at: planned.closeAt,
  }))
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
  checkPrizeMode(body.prizeMode, lottery, site)
  const named = namedIssues(chase, lottery)
  checkRise(chase, named)
  checkSize(body)
  const multipliers = named.map(({ multiplier }) => multiplier)
  await checkMeans(trx, chase, {
    stakeMinor: claimedMinor(body.lines, exactSum(multipliers)),
    highestMinor: claimedMinor(body.lines, Math.max(...multipliers)),
  })
  const groups = await ownGroups(trx, site, bettor, now)
  const issues = await plannedIssues(chase, lottery, named, groups)
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
    prize_mode: body.prizeMode ?? null,
    own_group: groups.own,
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
