import { addDays, daysBetween, isDay, type Day } from './days'
import { startOfDay } from './zone-days'

/** Days from the first to the last, both included. */
export interface DayRange {
  from: Day
  to: Day
}

/** Days that one query may ask for. */
export const longestRangeDays = 31
/** How many days before today a query may begin. */
export const furthestBackDays = 90

export interface RangeLimits {
  longestDays?: number
  furthestDays?: number
}

/**
 * Why a range is refused: not days of the calendar, ends before it begins, after today, too far back, or too many days.
 */
export type RangeProblem = 'invalid' | 'order' | 'future' | 'early' | 'long'

/** Why a range of days is not allowed, or null. `today` is the current day in the zone of the range. */
export function rangeProblem(
  { from, to }: DayRange,
  today: Day,
  { longestDays = longestRangeDays, furthestDays = furthestBackDays }: RangeLimits = {},
): RangeProblem | null {
  if (!isDay(from) || !isDay(to)) return 'invalid'
  if (to < from) return 'order'
  if (to > today) return 'future'
  if (daysBetween(from, today) > furthestDays) return 'early'
  return daysBetween(from, to) >= longestDays ? 'long' : null
}

export type QuickRange = 'today' | 'yesterday' | 'last7' | 'last30'

const quickRanges: Record<QuickRange, readonly [from: number, to: number]> = {
  today: [0, 0],
  yesterday: [-1, -1],
  last7: [-6, 0],
  last30: [-29, 0],
}

/** A range that one tap selects; 7 and 30 days end today. */
export function quickRange(name: QuickRange, today: Day): DayRange {
  const [from, to] = quickRanges[name]
  return { from: addDays(today, from), to: addDays(today, to) }
}

/** The days of a range in order. */
export const daysOf = ({ from, to }: DayRange): Day[] =>
  Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index))

/** A range in a zone as moments, ms; `endMs` is the first moment after the range. */
export const rangeSpan = (timeZone: string, { from, to }: DayRange): { startMs: number; endMs: number } => ({
  startMs: startOfDay(timeZone, from),
  endMs: startOfDay(timeZone, addDays(to, 1)),
})
