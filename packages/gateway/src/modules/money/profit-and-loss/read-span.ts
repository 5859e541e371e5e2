import {
  addDays,
  addMonths,
  dayAt,
  daysOf as daysOfRange,
  rangeProblem,
  type DayRange,
} from '@plaza/calendar'
import { CallFailure } from '../../../kernel/call-failure'

/** What is shown: the days, and what each bar of it stands for. */
export interface Span extends DayRange {
  /** Days `YYYY-MM-DD` or months `YYYY-MM`, in order. */
  periods: readonly string[]
  /** The period that a day belongs to. */
  periodOf: (day: string) => string
}

const monthOf = (day: string): string => day.slice(0, 7)

/** The months up to that of a day, in order. */
const monthsUntil = (today: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => monthOf(addMonths(`${monthOf(today)}-01`, index + 1 - count)))

/**
 * The days that a query of profit and loss asks for, the last 7 when it says none. @throws CallFailure `range.invalid` with
 * the problem of the range.
 */
export function readSpan(
  { from, to, months }: { from?: string; to?: string; months?: string },
  { timeZone, now }: { timeZone: string; now: number },
): Span {
  const today = dayAt(timeZone, now)
  if (months !== undefined) {
    const periods = monthsUntil(today, Number(months))
    return { from: `${periods[0] ?? monthOf(today)}-01`, to: today, periods, periodOf: monthOf }
  }
  const range = { from: from ?? to ?? addDays(today, -6), to: to ?? from ?? today }
  const problem = rangeProblem(range, today)
  if (problem) throw new CallFailure('range.invalid', { problem })
  return { ...range, periods: daysOfRange(range), periodOf: (day) => day }
}
