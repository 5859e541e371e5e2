import type { Past, SettledImport } from '@plaza/gateway/world-api'
import type { PlannedOrder } from './planned-orders'

const hourMs = 3_600_000
/** The lottery of which one result was entered wrongly. */
const lottery = 'vn-central'
/** From the draw to the correction of its result. */
const correctedInMs = 20 * hourMs
/** How old the draw is at most: the order is among the first that a member reads. */
const oldestMs = 25 * 24 * hourMs

/** An order whose result was misprinted at first, and the numbers that were entered then. */
export interface Misprint {
  order: PlannedOrder
  before: readonly number[]
}

/** The same numbers with one digit wrong, in every way. */
function* oneDigitWrong(numbers: readonly number[]): Generator<number[]> {
  for (const [place, digit] of numbers.entries())
    for (let wrong = 0; wrong < 10; wrong += 1) if (wrong !== digit) yield numbers.with(place, wrong)
}

/**
 * The order of the history whose result was corrected: a wrong digit had kept a win from it, if it has one that hangs on
 * a digit, or else had given it one. Its issue has the numbers of its chain since.
 */
export function findMisprint(
  orders: readonly PlannedOrder[],
  numbersOf: (order: PlannedOrder) => readonly number[] | undefined,
  settle: (order: PlannedOrder, numbers: readonly number[]) => SettledImport,
  now: number,
): Misprint | undefined {
  const misprints = orders
    .filter((order) => order.lottery === lottery && order.cancelledAt === undefined && !order.isVoid)
    .filter(({ issue }) => issue.drawAt > now - oldestMs && issue.drawAt + correctedInMs < now)
    .flatMap((order) => {
      const numbers = numbersOf(order) ?? []
      const wonMinor = (drawn: readonly number[]) => settle(order, drawn).row.prize_minor
      const rightMinor = wonMinor(numbers)
      for (const before of oneDigitWrong(numbers)) {
        const lostMinor = rightMinor - wonMinor(before)
        if (lostMinor !== 0) return [{ order, before, lostMinor }]
      }
      return []
    })
  return misprints.toSorted((one, other) => other.lostMinor - one.lostMinor)[0]
}

/** When the result of an order's issue was corrected, ms. */
export const correctedAt = ({ issue }: PlannedOrder): number => issue.drawAt + correctedInMs

/** A lottery's past in which the issue of a misprint was corrected by two operators. */
export const withCorrection = (past: Past, { order, before }: Misprint): Past => ({
  ...past,
  issues: past.issues.map((issue) =>
    issue.no === order.issue.no
      ? {
          ...issue,
          correction: {
            before,
            enteredBy: 'draw desk',
            confirmedBy: 'shift lead',
            why: 'one digit was mistyped',
            at: correctedAt(order),
          },
        }
      : issue,
  ),
})
