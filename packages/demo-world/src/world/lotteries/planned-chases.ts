import type { ChaseState, SlipLine } from '@plaza/contract/lottery'
import { issuesFrom, type ScheduledIssue } from '@plaza/gateway/world-api'
import type { SeededRandom } from '@plaza/gateway/seeded-random'
import { issuesBetween, numberOf } from './planned-orders'
import { demoGroup } from './random-slip'
import type { PlayedLottery } from './world-lotteries'

const dayMs = 86_400_000
const minuteMs = 60_000

/** A plan of the history: its issues, of which the first `placed` became orders unless a win stopped it before. */
export interface PlannedChase {
  id: string
  lottery: PlayedLottery
  lines: SlipLine[]
  issues: ScheduledIssue[]
  placed: number
  stopsOnWin: boolean
  state: ChaseState
  createdAt: number
}

/** A line that costs 20.00 on options of an odds board. */
const line = (play: string, picks: number[][]): SlipLine => ({
  play,
  picks,
  multiplier: 10,
  mode: '1',
  prizeGroup: demoGroup,
  amountMinor: 1_000 * picks.flat().length,
})

/** Three issues of a daily lottery were drawn, the open one is placed, and four wait. */
const runningIssues = (lottery: PlayedLottery, now: number): ScheduledIssue[] => {
  const coming = issuesFrom(lottery.schedule, now)
  const next = Array.from({ length: 5 }, () => coming.next().value)
  return [...issuesBetween(lottery, now - 4 * dayMs, now - 5 * minuteMs).slice(-3), ...next]
}

/** One plan in each state. */
export function plannedChases(
  lotteries: readonly PlayedLottery[],
  random: SeededRandom,
  now: number,
): PlannedChase[] {
  const named = (code: string): PlayedLottery => {
    const found = lotteries.find((lottery) => lottery.code === code)
    if (!found) throw new Error(`no lottery ${code}`)
    return found
  }
  const past = (lottery: PlayedLottery, hoursAgo: number, count: number) => {
    const from = now - hoursAgo * 60 * minuteMs
    return issuesBetween(lottery, from, now).slice(1, count + 1)
  }
  const make = (
    lottery: PlayedLottery,
    issues: ScheduledIssue[],
    rest: Pick<PlannedChase, 'lines' | 'placed' | 'stopsOnWin' | 'state'>,
  ): PlannedChase => ({
    id: numberOf('CH', random),
    lottery,
    issues,
    createdAt: (issues[0]?.openAt ?? now) + 2_000,
    ...rest,
  })
  const [north, pc28, dice, five] = [named('vn-north'), named('pc28-300'), named('dice180'), named('five300')]
  const running = runningIssues(north, now)
  const isOpen = (running[3]?.closeAt ?? 0) > now && (running[3]?.openAt ?? now) < now
  return [
    make(north, running, {
      lines: [line('vn27.de', [[7, 39, 68]])],
      placed: isOpen ? 4 : 3,
      stopsOnWin: false,
      state: 'running',
    }),
    make(pc28, past(pc28, 30, 5), {
      lines: [line('pc28.sides', [[0, 2]])],
      placed: 5,
      stopsOnWin: false,
      state: 'done',
    }),
    make(dice, past(dice, 20, 20), {
      lines: [line('dice.sides', [[0]])],
      placed: 20,
      stopsOnWin: true,
      state: 'stopped',
    }),
    make(five, past(five, 10, 10), {
      lines: [line('five.total.sides', [[1]])],
      placed: 3,
      stopsOnWin: false,
      state: 'cancelled',
    }),
  ]
}
