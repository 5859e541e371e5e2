import { longestForwardMs } from '@plaza/traffic'
import { dayMs } from '../../../kernel/jobs/clean-up'
import type { Trx } from '../../../kernel/database/database'
import { bytesOf, digestOf, hexOf, numbersOf } from './chain'
import type { Chains, IssueSeed } from './chains'
import type { AcceptedOrders, IssueName } from './accepted-orders'
import { issuesFrom, type ScheduledIssue } from './schedule'
import type { IssueRow, LotteryRow } from './tables'
import { awaitsWitnessUntil, lacksWitness, takeWitnessLink, witnessWaitMs } from './witness-links'

/** How many missed issues of a lottery one transaction draws. */
const mostAtOnce = 100

/** How long after the close an issue still takes the bets that the site received before it, ms (LOTTERY-2). */
export const closeWaitMs = longestForwardMs

/** A row of an issue that a step begins; its id is given by the database. */
export type NewIssue = Omit<IssueRow, 'id'>

/** What a step makes of one lottery. Lottery and issue are the rows under lock, changed in place. */
export interface Step {
  lottery: LotteryRow
  /** The issue that was open or waited for its draw; null when there was none. */
  issue: IssueRow | null
  /** Issues that begin with this step, in their order. */
  begun: NewIssue[]
}

/** What a step needs besides the rows. */
export interface StepTools {
  trx: Trx
  chains: Chains
  accepted: (issue: IssueName) => Promise<AcceptedOrders>
  now: number
  /** Whether issues that open now have a witness where its chain is registered. */
  hasWitness: boolean
}

/** Drawn within this time, or voided (DRAW-3). */
const isTooOld = (drawAt: number, now: number): boolean => drawAt <= now - dayMs

/** Ends the selling of an issue, once the bets that are being accepted have ended, and fixes its digest. */
async function close({ lottery }: Step, issue: IssueRow, { accepted, now }: StepTools): Promise<void> {
  const { orders, hasPractice } = await accepted({ ...lottery, no: issue.no })
  issue.state = 'closed'
  issue.digest = bytesOf(digestOf(orders))
  issue.orders = orders.length
  issue.has_orders = orders.length > 0 || hasPractice
  if (issue.witness_link === null) return
  issue.witness_at = now
  issue.witness_by = now + witnessWaitMs
}

/** When the result of an official issue is asked for; null where an operator enters it. */
const fetchAt = ({ source }: Pick<IssueRow, 'source'>, now: number): number | null =>
  source === 'fetched' ? now : null

/** The witness's link of an issue as its numbers follow from it. */
const witnessOf = ({ witness_seed: seed }: IssueRow): string | undefined => (seed ? hexOf(seed) : undefined)

/**
 * Draws a closed issue, or voids it when it is too old or its witness gave no link, and publishes its seed. One of official results goes on waiting
 * for them (DRAW-6): its seed is published, because nothing follows from it but the links before.
 */
async function finish({ lottery }: Step, issue: IssueRow, { trx, chains, now }: StepTools): Promise<void> {
  const seed = await chains.seedOf(trx, lottery, issue)
  if (issue.source !== 'own') {
    issue.seed = bytesOf(seed)
    issue.fetch_at = fetchAt(issue, now)
    return
  }
  const isVoid = isTooOld(issue.draw_at, now) || lacksWitness(issue)
  const digest = hexOf(issue.digest ?? new Uint8Array())
  issue.state = isVoid ? 'void' : 'drawn'
  issue.seed = bytesOf(seed)
  const seeds = { seed, digest, issue: issue.no, witness: witnessOf(issue) }
  issue.numbers = isVoid ? null : Uint8Array.from(numbersOf(lottery.rules, seeds))
  issue.witness_at = null
  issue.settle_at = issue.has_orders ? now : null
}

/** Brings the current issue as far as its time has come. Returns when its next step is due; null when it is over. */
async function advance(step: Step, issue: IssueRow, tools: StepTools): Promise<number | null> {
  const { lottery } = step
  if (issue.state === 'open') {
    const endsAt = issue.close_at + closeWaitMs
    if (tools.now < endsAt) return endsAt
    await close(step, issue, tools)
  }
  if (tools.now < issue.draw_at) return issue.draw_at
  const witnessBy = isTooOld(issue.draw_at, tools.now) ? null : awaitsWitnessUntil(issue, tools.now)
  if (witnessBy !== null) return witnessBy
  await finish(step, issue, tools)
  lottery.issue_no = null
  lottery.held_until = issue.draw_at
  return null
}

const newIssue = (lottery: LotteryRow, issue: ScheduledIssue, seed: IssueSeed): NewIssue => ({
  lottery_id: lottery.id,
  no: issue.no,
  n: issue.n,
  of_day: issue.of,
  open_at: issue.openAt,
  close_at: issue.closeAt,
  draw_at: issue.drawAt,
  state: 'open',
  chain: seed.chain,
  link: seed.link,
  seed_hash: bytesOf(seed.seedHash),
  seed: null,
  digest: null,
  orders: 0,
  has_orders: false,
  numbers: null,
  settle_at: null,
  source: lottery.draw_source,
  corrections: 0,
  fetch_at: null,
  witness_chain: null,
  witness_link: null,
  witness_seed: null,
  witness_signature: null,
  witness_at: null,
  witness_by: null,
})

/** Draws issues that nobody could bet on, because no gateway ran when they were due, in their order (DRAW-3). */
async function drawMissed(
  { lottery, begun }: Step,
  issues: ScheduledIssue[],
  { trx, chains, now }: StepTools,
) {
  const seeds = await chains.take(trx, lottery, issues.length)
  const digest = digestOf([])
  issues.forEach((issue, index) => {
    const seed = seeds[index] as IssueSeed
    const missed = { ...newIssue(lottery, issue, seed), seed: bytesOf(seed.seed), digest: bytesOf(digest) }
    if (missed.source !== 'own') {
      begun.push({ ...missed, state: 'closed', fetch_at: fetchAt(missed, now) })
      return
    }
    begun.push({
      ...missed,
      state: 'drawn',
      numbers: Uint8Array.from(numbersOf(lottery.rules, { seed: seed.seed, digest, issue: issue.no })),
    })
  })
  lottery.held_until = issues.at(-1)?.drawAt ?? lottery.held_until
}

/**
 * Opens an issue; one whose selling has ended already waits for its draw alone, and needs no witness because nobody can
 * bet on it. Returns when its next step is due.
 */
async function open({ lottery, begun }: Step, issue: ScheduledIssue, tools: StepTools) {
  const { trx, chains, now, hasWitness } = tools
  const [seed] = await chains.take(trx, lottery, 1)
  const isOpen = now < issue.closeAt
  const isWitnessed = hasWitness && isOpen && lottery.draw_source === 'own'
  const witness = isWitnessed ? await takeWitnessLink(trx, lottery) : null
  const row = {
    ...newIssue(lottery, issue, seed as IssueSeed),
    ...(witness && { witness_chain: witness.chain, witness_link: witness.link }),
  }
  begun.push(isOpen ? row : { ...row, state: 'closed', digest: bytesOf(digestOf([])) })
  lottery.issue_no = issue.no
  return isOpen ? issue.closeAt + closeWaitMs : issue.drawAt
}

/** Goes on after an issue: draws what was missed and opens what the schedule has now. Returns when the next step is due. */
async function goOn(step: Step, tools: StepTools): Promise<number | null> {
  const { lottery } = step
  const { now } = tools
  if (!lottery.is_open) {
    if (lottery.closed_until === null || lottery.closed_until > now) return lottery.closed_until
    lottery.is_open = true
    lottery.closed_until = null
    // What the schedule had meanwhile was not missed: it was not held.
    lottery.held_until = null
  }
  const since = lottery.held_until === null ? now : Math.max(lottery.held_until, now - dayMs)
  const missed: ScheduledIssue[] = []
  const issues = issuesFrom(lottery.schedule, since)
  let issue = issues.next().value
  while (issue.drawAt <= now && missed.length < mostAtOnce) {
    missed.push(issue)
    issue = issues.next().value
  }
  if (missed.length > 0) await drawMissed(step, missed, tools)
  if (issue.drawAt <= now) return now
  // Not open yet: the clock was set back.
  return issue.openAt > now ? issue.openAt : open(step, issue, tools)
}

/** Takes the step of a lottery whose time has come: its issue is closed or drawn, and the next one opened (DRAW-1). */
export async function takeStep(step: Step, tools: StepTools): Promise<void> {
  const next = step.issue === null ? null : await advance(step, step.issue, tools)
  step.lottery.next_at = next ?? (await goOn(step, tools))
}
