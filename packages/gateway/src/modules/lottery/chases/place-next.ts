import type { SlipLine } from '@plaza/contract/lottery'
import type { ErrorCode } from '@plaza/contract/kernel'
import { CallFailure } from '../../../kernel/call-failure'
import type { Trx } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { placeOrder } from '../bets'
import { endChase, endWhenDone, lockChase } from './end-chase'
import type { ChaseIssueRow, ChaseRow } from './tables'

/** How soon an issue that may open any moment is tried again, ms. */
const againMs = 1_000
/** What may change while an issue sells. */
const passing: readonly ErrorCode[] = ['lottery.issue.early', 'lottery.closed']

/** The lines of a plan for one of its issues. */
const linesFor = (lines: readonly SlipLine[], multiplier: number): SlipLine[] =>
  lines.map((line) => ({
    ...line,
    multiplier: line.multiplier * multiplier,
    amountMinor: line.amountMinor * multiplier,
  }))

async function nextWaiting(trx: Trx, chaseId: string): Promise<ChaseIssueRow | undefined> {
  return trx
    .selectFrom('lottery_chase_issues')
    .selectAll()
    .where('chase_id', '=', chaseId)
    .where('state', '=', 'waiting')
    .orderBy('no')
    .limit(1)
    .executeTakeFirst()
}

const setDue = (trx: Trx, chaseId: string, dueAt: number | null) =>
  trx.updateTable('lottery_chases').set({ due_at: dueAt }).where('id', '=', chaseId).execute()

/** A plan that stops on wins waits for the result of each issue before it places the next. */
async function mustWait(trx: Trx, chase: ChaseRow): Promise<boolean> {
  if (!chase.stops_on_win) return false
  const open = await trx
    .selectFrom('lottery_chase_issues')
    .select('no')
    .where('chase_id', '=', chase.id)
    .where('state', '=', 'placed')
    .limit(1)
    .executeTakeFirst()
  return open !== undefined
}

/** Moves an issue of a locked plan on, and has the next one placed when it opens. */
async function advance(
  trx: Trx,
  chase: ChaseRow,
  { no }: ChaseIssueRow,
  changed: Partial<ChaseIssueRow>,
): Promise<void> {
  await trx
    .updateTable('lottery_chase_issues')
    .set(changed)
    .where('chase_id', '=', chase.id)
    .where('no', '=', no)
    .execute()
  await setDue(trx, chase.id, (await nextWaiting(trx, chase.id))?.open_at ?? null)
}

/** Places the next issue of a plan that runs, from what the plan reserved. @throws CallFailure when it cannot be placed. */
export async function placeNext(
  trx: Trx,
  { chaseId, site, now }: { chaseId: string; site: Merchant; now: number },
): Promise<void> {
  const chase = await lockChase(trx, chaseId)
  if (!chase || chase.state !== 'running') return
  const next = await nextWaiting(trx, chaseId)
  if (!next) return
  if (now >= next.close_at) throw new CallFailure('lottery.issue.closed')
  if (await mustWait(trx, chase)) {
    await setDue(trx, chaseId, now + againMs)
    return
  }
  const order = await placeOrder(trx, {
    bettor: { id: chase.member_id, merchant: chase.merchant, isPractice: chase.is_practice },
    site,
    now,
    plan: { chaseId, ownGroup: chase.own_group },
    body: {
      lottery: chase.lottery,
      issue: next.issue,
      lines: linesFor(chase.lines, next.multiplier),
      ...(chase.prize_mode !== null && { prizeMode: chase.prize_mode }),
    },
  })
  await trx
    .updateTable('lottery_chases')
    .set({
      spent_minor: chase.spent_minor + next.amount_minor,
      placed_count: chase.placed_count + 1,
    })
    .where('id', '=', chaseId)
    .execute()
  await advance(trx, chase, next, { state: 'placed', order_id: order.id })
}

/** Leaves the next issue of a plan out because it was refused, or tries again while that may change. */
export async function skipNext(
  trx: Trx,
  { chaseId, reason, now }: { chaseId: string; reason: ErrorCode; now: number },
): Promise<void> {
  const chase = await lockChase(trx, chaseId)
  const next = chase && (await nextWaiting(trx, chaseId))
  if (!chase || !next) return
  if (passing.includes(reason) && now < next.close_at) {
    await setDue(trx, chaseId, Math.max(next.open_at, now + againMs))
    return
  }
  await advance(trx, chase, next, { state: 'skipped', reason })
  // Nobody bets for an account that is closed or takes a break: what was reserved comes back at once.
  if (reason === 'member.blocked' || reason === 'member.excluded')
    await endChase(trx, chase, 'cancelled', now)
  else await endWhenDone(trx, chase, now)
}
