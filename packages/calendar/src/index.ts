// Civil days
export { addDays, addMonths, daysBetween, isDay, weekdayOf, type Day } from './days'
// Days and hours of a time zone
export { dayAt, startOfDay } from './zone-days'
export { hourAt, hoursOf, type Hour } from './hours'
export { isTimeZone, offsetAt } from './zone-clock'
export { fixedOffset } from './fixed-zones'
export { zoneName } from './zone-name'
// Periods of a time zone
export { periodAt, periodOf, periodReader, type Period, type PeriodUnit } from './periods'
// Ranges of days, for filters
export {
  daysOf,
  furthestBackDays,
  longestRangeDays,
  quickRange,
  rangeProblem,
  rangeSpan,
  type DayRange,
  type QuickRange,
  type RangeLimits,
  type RangeProblem,
} from './ranges'
// Ages
export { fullYears, oldestBirthDate } from './ages'
