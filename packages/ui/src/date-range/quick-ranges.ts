import type { DayRange, QuickRange } from '@plaza/calendar'

/** The ranges that one tap chooses. */
export const quickRanges: readonly QuickRange[] = ['today', 'yesterday', 'last7', 'last30']

/** Whether two ranges are the same days. */
export const isSameRange = (one: DayRange, other: DayRange): boolean =>
  one.from === other.from && one.to === other.to
