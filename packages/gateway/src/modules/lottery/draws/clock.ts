import type { Database, Trx } from '../../../kernel/database/database'
import { insertRows } from '../../../kernel/database/insert-rows'
import { dayMs } from '../../../kernel/jobs/clean-up'
import { claimDue, type DueRows } from '../../../kernel/jobs/due-rows'
import { bytesOf, digestOf, numbersOf } from './chain'
import { announce } from './lottery-state'
import { acceptedOrders } from './order-ids'
import { issuesFrom, type ScheduledIssue } from './schedule'
import { seedOf, takeSeeds, type IssueSeed } from './seeds'
import type { LotteryRow } from './tables'

/** The lotteries as rows that are due: at the close and at the draw of each issue. */
export const lotteriesDue: DueRows<'lotteries'> = { table: 'lotteries', key: 'id', at: 'next_at' }

/** How many missed issues one transaction draws. */
const mostAtOnce = 400
/** How long a lottery is left alone whose step has failed, ms. */
const putOffMs = 30_000

/** One step of a lottery: its row is under lock, and is written back with what the step changed of it. */
interface Step {
  db: Database
  trx: Trx
  lottery: LotteryRow
  now: number
}

/** Drawn within this time, or voided. */
const isTooOld = (drawAt: number, now: number) => drawAt <= now - dayMs

const hex = (text: string): string => `\\x${text}`

const rowOf = (lottery: LotteryRow, issue: ScheduledIssue, { chain, link, seedHash }: IssueSeed) => ({
  lottery_id: lottery.id,
  no: issue.no,
  n: issue.n,
  of_day: issue.of,
  open_at: issue.openAt,
  close_at: issue.closeAt,
  draw_at: issue.drawAt,
  chain,
  link,
  seed_hash: hex(seedHash),
})

/** Ends the selling of the current issue, once the bets that are being accepted have ended, and fixes its digest. */
async function close({ db, trx, lottery }: Step, issue: { id: number; no: string }): Promise<void> {
  const { ids, hasPractice } = await acceptedOrders(db, trx, { ...lottery, no: issue.no })
  await trx
    .updateTable('lottery_issues')
    .set({
      state: 'closed',
      digest: bytesOf(digestOf(ids)),
      orders: ids.length,
      has_orders: ids.length > 0 || hasPractice,
    })
    .where('id', '=', issue.id)
    .execute()
}

/** Draws a closed issue, or voids it when it is too old, and publishes its seed. */
async function finish({ trx, lottery, now }: Step, id: number): Promise<void> {
  const issue = await trx
    .selectFrom('lottery_issues')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const seed = await seedOf(trx, lottery, issue)
  const digest = Buffer.from(issue.digest ?? []).toString('hex')
  const isVoid = isTooOld(issue.draw_at, now)
  await trx
    .updateTable('lottery_issues')
    .set({
      state: isVoid ? 'void' : 'drawn',
      seed: bytesOf(seed),
      numbers: isVoid ? null : Uint8Array.from(numbersOf(lottery.rules, seed, digest, issue.no)),
      settle_at: issue.has_orders ? now : null,
    })
    .where('id', '=', id)
    .execute()
}

/** Brings the current issue as far as its time has come. Returns when its next step is due; null when it is over. */
async function advance(step: Step, no: string): Promise<number | null> {
  const { trx, lottery, now } = step
  const issue = await trx
    .selectFrom('lottery_issues')
    .select(['id', 'no', 'state', 'close_at', 'draw_at'])
    .where('lottery_id', '=', lottery.id)
    .where('no', '=', no)
    .forUpdate()
    .executeTakeFirstOrThrow()
  if (issue.state === 'open') {
    if (now < issue.close_at) return issue.close_at
    await close(step, issue)
  }
  if (now < issue.draw_at) return issue.draw_at
  await finish(step, issue.id)
  lottery.issue_no = null
  lottery.held_until = issue.draw_at
  return null
}

/** Draws issues that nobody could bet on, because no gateway ran when they were due, in their order (DRAW-3). */
async function drawMissed({ trx, lottery }: Step, issues: readonly ScheduledIssue[]): Promise<void> {
  const seeds = await takeSeeds(trx, lottery, issues.length)
  const digest = digestOf([])
  const rows = issues.map((issue, index) => {
    const seed = seeds[index] as IssueSeed
    const numbers = numbersOf(lottery.rules, seed.seed, digest, issue.no)
    return {
      ...rowOf(lottery, issue, seed),
      state: 'drawn',
      seed: hex(seed.seed),
      digest: hex(digest),
      orders: 0,
      has_orders: false,
      numbers: hex(Buffer.from(numbers).toString('hex')),
    }
  })
  await insertRows(trx, 'lottery_issues', rows)
}

/** Opens an issue; one whose selling has ended already waits for its draw alone. Returns when its next step is due. */
async function open({ trx, lottery, now }: Step, issue: ScheduledIssue): Promise<number> {
  const [seed] = await takeSeeds(trx, lottery, 1)
  const isOpen = now < issue.closeAt
  const row = {
    ...rowOf(lottery, issue, seed as IssueSeed),
    state: isOpen ? 'open' : 'closed',
    digest: isOpen ? null : hex(digestOf([])),
    orders: 0,
    has_orders: false,
  }
  await insertRows(trx, 'lottery_issues', [row])
  lottery.issue_no = issue.no
  return isOpen ? issue.closeAt : issue.drawAt
}

/** Goes on after an issue: draws what was missed and opens what the schedule has now. Returns when the next step is due. */
async function goOn(step: Step): Promise<number | null> {
  const { lottery, now } = step
  if (!lottery.is_open) {
    if (lottery.closed_until === null || lottery.closed_until > now) return lottery.closed_until
    lottery.is_open = true
    lottery.closed_until = null
    // What the schedule had meanwhile was not missed: it was not held.
    lottery.held_until = null
  }
  const since = lottery.held_until === null ? now : Math.max(lottery.held_until, now - dayMs)
  const missed: ScheduledIssue[] = []
  for (const issue of issuesFrom(lottery.schedule, since)) {
    if (issue.drawAt <= now && missed.length < mostAtOnce) {
      missed.push(issue)
      continue
    }
    if (missed.length > 0) await drawMissed(step, missed)
    lottery.held_until = missed.at(-1)?.drawAt ?? lottery.held_until
    if (issue.drawAt <= now) return now
    // Not open yet: the clock was set back.
    return issue.openAt > now ? issue.openAt : open(step, issue)
  }
  return null
}

async function stepOf(step: Step): Promise<void> {
  const { trx, lottery } = step
  const current = lottery.issue_no === null ? null : await advance(step, lottery.issue_no)
  const next = current ?? (await goOn(step))
  const { id, is_open, closed_until, issue_no, held_until, chain, link } = lottery
  await trx
    .updateTable('lotteries')
    .set({ next_at: next, is_open, closed_until, issue_no, held_until, chain, link })
    .where('id', '=', id)
    .execute()
  await announce(trx, id)
}

/**
 * Takes the next step of one lottery whose time has come, in one transaction under its lock: its issue is closed or
 * drawn, and the next one opened (DRAW-1). Any number of processes may call it. A lottery whose step fails is left
 * alone for a while, so that the others go on. Returns how many lotteries it was.
 */
export async function stepOnce(
  db: Database,
  now: number,
  onError: (error: unknown, code: string) => void,
): Promise<number> {
  let taken: LotteryRow | undefined
  try {
    await db.transaction(async (trx) => {
      taken = (await claimDue(trx, lotteriesDue, { now, limit: 1, putOffMs }))[0]
      if (taken) await stepOf({ db, trx, lottery: taken, now })
    })
  } catch (error) {
    if (!taken) throw error
    onError(error, taken.code)
    const { id } = taken
    await db.read
      .updateTable('lotteries')
      .set({ next_at: now + putOffMs })
      .where('id', '=', id)
      .execute()
  }
  return taken ? 1 : 0
}
