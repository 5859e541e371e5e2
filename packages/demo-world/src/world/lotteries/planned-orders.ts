import type { LotteryRules, SlipLine } from '@plaza/contract/lottery'
import { issuesFrom, type ScheduledIssue } from '@plaza/gateway/world-api'
import type { SeededRandom } from '@plaza/gateway/seeded-random'
import { randomSlip } from './random-slip'
import type { PlayedLottery } from './world-lotteries'

const minuteMs = 60_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** Orders of the history, those of plans not counted. */
const mostOrders = 200
/** Orders on each lottery that draws all day. */
const onEachFast = 5
/** Age of the past issues that are still there and settled. */
const settledMs = 5 * minuteMs

/** An order of the history before its issue is drawn. */
export interface PlannedOrder {
  id: string
  lottery: string
  rules: LotteryRules
  issue: ScheduledIssue
  lines: SlipLine[]
  createdAt: number
  /** Cancelled by the member at this time, ms. */
  cancelledAt?: number
  /** The issue was voided. */
  isVoid?: true
  chaseId?: string
}

/** The number of an order or plan of the history. */
export const numberOf = (prefix: 'LT' | 'CH', random: SeededRandom): string =>
  `${prefix}${Array.from({ length: 13 }, () => random.pick([...letters])).join('')}`

/** Issues of a lottery that are drawn between two times, in order. */
export function issuesBetween({ schedule }: Pick<PlayedLottery, 'schedule'>, from: number, to: number) {
  const found: ScheduledIssue[] = []
  for (const issue of issuesFrom(schedule, from)) {
    if (issue.drawAt > to) return found
    found.push(issue)
  }
  return found
}

const isFast = ({ schedule }: PlayedLottery): boolean => schedule.kind === 'every'

/** When an order on an issue is placed: soon after a quick one opens, some hours before a daily one closes. */
function placedAt({ openAt, closeAt }: ScheduledIssue, random: SeededRandom): number {
  const sellsMs = closeAt - openAt
  return sellsMs > hourMs
    ? closeAt - random.int(10, 300) * minuteMs
    : openAt + random.int(Math.floor(sellsMs * 0.1), Math.floor(sellsMs * 0.8))
}

/** The orders of a member's last 90 days: on every lottery, the older ones on those that draw daily. */
export function plannedOrders(
  lotteries: readonly PlayedLottery[],
  random: SeededRandom,
  now: number,
): PlannedOrder[] {
  const plan = ({ code, rules }: PlayedLottery, issue: ScheduledIssue, createdAt: number): PlannedOrder => ({
    id: numberOf('LT', random),
    lottery: code,
    rules,
    issue,
    lines: randomSlip(rules, random),
    createdAt,
  })
  const past = (lottery: PlayedLottery, fromMs: number, count: number) =>
    random
      .shuffled(issuesBetween(lottery, now - fromMs, now - settledMs))
      .slice(0, count)
      .map((issue) => plan(lottery, issue, placedAt(issue, random)))
  const fast = lotteries.filter(isFast)
  const daily = lotteries.filter((lottery) => !isFast(lottery))
  const open = daily.flatMap((lottery) => {
    const issue = issuesFrom(lottery.schedule, now).next().value
    const sells = issue.closeAt > now + minuteMs
    return sells
      ? [plan(lottery, issue, Math.max(issue.openAt + 1_000, now - random.int(1, 20) * minuteMs))]
      : []
  })
  const quick = fast.flatMap((lottery) =>
    past(lottery, Math.min(4 * dayMs, 1_300 * secondsOf(lottery) * 1_000), onEachFast),
  )
  const rest = mostOrders - open.length - quick.length
  const slow = daily.flatMap((lottery, index) =>
    past(lottery, 88 * dayMs, Math.floor((rest + index) / daily.length)),
  )
  return [...withEnds([...slow, ...quick], random), ...open].toSorted(
    (one, other) => one.createdAt - other.createdAt,
  )
}

const secondsOf = ({ schedule }: PlayedLottery): number => (schedule.kind === 'every' ? schedule.seconds : 0)

/** The lotteries of which an issue with an order was voided. */
const withVoids: readonly string[] = ['vn-south', 'pc28-300']

/** Some orders are cancelled before the close, and one issue of two lotteries is voided. */
function withEnds(orders: readonly PlannedOrder[], random: SeededRandom): PlannedOrder[] {
  const voided = withVoids.flatMap((code) => orders.find(({ lottery }) => lottery === code) ?? [])
  return orders.map((order): PlannedOrder => {
    if (voided.includes(order)) return { ...order, isVoid: true }
    const { closeAt } = order.issue
    const cancelledAt = order.createdAt + Math.floor((closeAt - order.createdAt) / 2)
    return random.chance(0.06) ? { ...order, cancelledAt } : order
  })
}
