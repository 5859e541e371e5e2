import type { ImportedChase, SettledImport } from '@plaza/gateway/world-api'
import type { SeededRandom } from '@plaza/gateway/seeded-random'
import type { PlannedChase } from './planned-chases'
import { numberOf, type PlannedOrder } from './planned-orders'

/** From the opening of an issue to the order of a plan on it, ms: after the plan itself was made. */
const placedInMs = 3_000

/** The orders that a plan has made so far. */
export const chaseOrders = (
  { id, lottery, lines, issues, placed }: PlannedChase,
  random: SeededRandom,
): PlannedOrder[] =>
  issues.slice(0, placed).map((issue) => ({
    id: numberOf('LT', random),
    lottery: lottery.code,
    rules: lottery.rules,
    issue,
    lines,
    createdAt: issue.openAt + placedInMs,
    chaseId: id,
  }))

type IssueState = ImportedChase['issues'][number]['state']

const stateOf = (order: SettledImport | undefined, isRunning: boolean): IssueState => {
  if (!order) return isRunning ? 'waiting' : 'cancelled'
  if (order.row.state === 'paid') return 'won'
  return order.row.state === 'lost' ? 'lost' : 'placed'
}

/** A plan with what became of its orders. */
export function importedChase(
  { id, lottery, lines, issues, stopsOnWin, state, createdAt }: PlannedChase,
  orders: readonly SettledImport[],
  { memberId, merchant, currency }: { memberId: string; merchant: string; currency: string },
): ImportedChase {
  const stakeMinor = lines.reduce((sum, line) => sum + line.amountMinor, 0)
  const isRunning = state === 'running'
  const [reservedMinor, spentMinor] = [stakeMinor * issues.length, stakeMinor * orders.length]
  const last = orders.at(-1)?.row
  const endedAt = last?.ended_at ?? (last?.created_at ?? createdAt) + placedInMs
  return {
    chase: {
      id,
      merchant,
      site: merchant,
      member_id: memberId,
      is_practice: false,
      lottery: lottery.code,
      rules: lottery.rules,
      currency,
      lines,
      first_play: lines[0]?.play ?? '',
      prize_mode: null,
      own_group: null,
      stops_on_win: stopsOnWin,
      state,
      issue_count: issues.length,
      placed_count: orders.length,
      reserved_minor: reservedMinor,
      spent_minor: spentMinor,
      refunded_minor: isRunning ? 0 : reservedMinor - spentMinor,
      prize_minor: orders.reduce((sum, { row }) => sum + row.prize_minor, 0),
      created_at: createdAt,
      ended_at: isRunning ? null : endedAt,
      due_at: isRunning ? (issues[orders.length]?.openAt ?? null) : null,
    },
    issues: issues.map((issue, index) => ({
      no: index + 1,
      issue: issue.no,
      multiplier: 1,
      amount_minor: stakeMinor,
      open_at: issue.openAt,
      close_at: issue.closeAt,
      state: stateOf(orders[index], isRunning),
      order_id: orders[index]?.row.id ?? null,
      prize_minor: orders[index]?.row.prize_minor ?? 0,
      reason: null,
    })),
  }
}
