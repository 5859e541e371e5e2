import {
  settleImported,
  type CorrectedEnd,
  type ImportedChase,
  type ImportedEnd,
  type Past,
  type SettledImport,
} from '@plaza/gateway/world-api'
import type { SeededRandom } from '@plaza/gateway/seeded-random'
import type { DigestedOrder } from '@plaza/fair'
import { chaseOrders, importedChase } from './chase-history'
import { correctedAt, findMisprint, withCorrection } from './corrected-result'
import { plannedChases, type PlannedChase } from './planned-chases'
import { plannedOrders, type PlannedOrder } from './planned-orders'
import { demoGroup } from './random-slip'
import type { PlayedLottery } from './world-lotteries'

/** From the draw to the booking of its prizes, ms. */
const settlesInMs = 2_000

/** What a member bet on lotteries. */
export interface LotteryBets {
  orders: SettledImport[]
  chases: ImportedChase[]
}

/** Who bets. */
interface Player {
  memberId: string
  merchant: string
  currency: string
}

/** A member's bets, and what the lotteries have drawn with them, by code. */
export interface PlayerLotteries extends LotteryBets {
  drawn: ReadonlyMap<string, Past>
}

const keyOf = (code: string, no: string): string => `${code}/${no}`

/** What the orders mean for the draws of their issues. */
function knownOf(orders: readonly PlannedOrder[], digested: (order: PlannedOrder) => DigestedOrder) {
  const byIssue = new Map<string, DigestedOrder[]>()
  const voids = new Set<string>()
  for (const order of orders) {
    const key = keyOf(order.lottery, order.issue.no)
    byIssue.set(key, [...(byIssue.get(key) ?? []), digested(order)])
    if (order.isVoid) voids.add(key)
  }
  return {
    of: (code: string, no: string) => byIssue.get(keyOf(code, no)) ?? [],
    isVoid: (code: string, no: string) => voids.has(keyOf(code, no)),
  }
}

/** The numbers that an issue has drawn; undefined when it is still to be drawn. */
const numbersOf = (past: Past | undefined, no: string): readonly number[] | undefined =>
  past?.issues.find((issue) => issue.no === no)?.numbers

const isOnIssueOf = (one: PlannedOrder, other: PlannedOrder): boolean =>
  one.lottery === other.lottery && one.issue.no === other.issue.no

/** How an order ended by the draws until now, and by a correction of its result. */
function endOf(
  { issue, cancelledAt, isVoid }: PlannedOrder,
  numbers?: readonly number[],
  corrected?: CorrectedEnd,
): ImportedEnd {
  const at = issue.drawAt + settlesInMs
  if (cancelledAt !== undefined) return { state: 'cancelled', at: cancelledAt }
  if (isVoid) return { state: 'void', at }
  return numbers ? { state: 'drawn', at, numbers, ...(corrected && { corrected }) } : { state: 'open' }
}

/**
 * A member's orders of the last 90 days and plans in each state, on the draws that follow from them (LOTTERY-2). A plan
 * that stops on wins is cut at its first win: whether there is one depends on the orders before, so it grows issue by
 * issue until it has won.
 */
export function playerLotteries(
  { memberId, merchant, currency }: Player,
  lotteries: readonly PlayedLottery[],
  random: SeededRandom,
  now: number,
): PlayerLotteries {
  const terms = { merchant, currency, groups: { least: 1_800, own: demoGroup, step: 2 } }
  const orders = plannedOrders(lotteries, random.fork('orders'), now)
  const ids = random.fork('chase-orders')
  const settle = (
    order: PlannedOrder,
    numbers?: readonly number[],
    corrected?: CorrectedEnd,
  ): SettledImport => {
    const { no: issue, closeAt } = order.issue
    const end = endOf(order, numbers, corrected)
    return settleImported({ ...order, memberId, issue, closeAt, end }, terms)
  }

  const digested = (order: PlannedOrder): DigestedOrder => {
    const { id, hash } = settle(order).row
    return hash ? { id, hash: Buffer.from(hash).toString('hex') } : { id }
  }

  const untilWon = (chase: PlannedChase): PlannedOrder[] => {
    const all = chaseOrders(chase, ids)
    for (let placed = 1; placed < all.length; placed += 1) {
      const made = all.slice(0, placed)
      const last = made.at(-1)
      if (!last) continue
      const onIssue = [...orders, ...made].filter((order) => isOnIssueOf(order, last)).map(digested)
      if (settle(last, chase.lottery.past.numbersOf(last.issue.no, onIssue)).row.prize_minor > 0) return made
    }
    return all
  }
  const chases = plannedChases(lotteries, random.fork('chases'), now).map((chase) => ({
    chase,
    made: chase.stopsOnWin ? untilWon(chase) : chaseOrders(chase, ids),
  }))

  const known = knownOf([...orders, ...chases.flatMap(({ made }) => made)], digested)
  const drawn = new Map(
    lotteries.map(({ code, past }) => [
      code as string,
      past.draw({ ordersOf: (no) => known.of(code, no), isVoid: (no) => known.isVoid(code, no) }),
    ]),
  )
  const numbersFor = ({ lottery, issue }: PlannedOrder) => numbersOf(drawn.get(lottery), issue.no)
  const misprint = findMisprint(orders, numbersFor, settle, now)
  const wrong = misprint && drawn.get(misprint.order.lottery)
  if (misprint && wrong) drawn.set(misprint.order.lottery, withCorrection(wrong, misprint))
  const settled = (order: PlannedOrder) =>
    misprint && isOnIssueOf(misprint.order, order)
      ? settle(order, misprint.before, { numbers: numbersFor(order) ?? [], at: correctedAt(order) })
      : settle(order, numbersFor(order))
  const imported = chases.map(({ chase, made }) =>
    importedChase(chase, made.map(settled), { memberId, merchant, currency }),
  )
  return {
    drawn,
    orders: [...orders.map(settled), ...chases.flatMap(({ made }) => made.map(settled))],
    chases: imported,
  }
}
