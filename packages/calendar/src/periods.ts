import { addDays, addMonths, daysBetween, weekdayOf, type Day } from './days'
import { dayAt, startOfDay } from './zone-days'

/** A week begins on Monday. */
export type PeriodUnit = 'day' | 'week' | 'month'

/** A day, week or month of a zone. */
export interface Period {
  unit: PeriodUnit
  /** `2026-11-22`, `2026-W47` (ISO 8601), `2026-11`: unique, and sorts by time within its unit. */
  name: string
  firstDay: Day
  lastDay: Day
  startMs: number
  /** The first moment after the period. */
  endMs: number
}

function firstDayOf(unit: PeriodUnit, day: Day): Day {
  switch (unit) {
    case 'day':
      return day
    case 'week':
      return addDays(day, 1 - weekdayOf(day))
    case 'month':
      return `${day.slice(0, 8)}01`
  }
}

function nameOf(unit: PeriodUnit, firstDay: Day): string {
  switch (unit) {
    case 'day':
      return firstDay
    case 'week': {
      // A week belongs to the year of its Thursday.
      const thursday = addDays(firstDay, 3)
      const year = thursday.slice(0, 4)
      const week = Math.floor(daysBetween(`${year}-01-01`, thursday) / 7) + 1
      return `${year}-W${String(week).padStart(2, '0')}`
    }
    case 'month':
      return firstDay.slice(0, 7)
  }
}

/** The day, week or month that contains a day. */
export function periodOf(timeZone: string, unit: PeriodUnit, day: Day): Period {
  const firstDay = firstDayOf(unit, day)
  const nextFirst = unit === 'month' ? addMonths(firstDay, 1) : addDays(firstDay, unit === 'week' ? 7 : 1)
  return {
    unit,
    name: nameOf(unit, firstDay),
    firstDay,
    lastDay: addDays(nextFirst, -1),
    startMs: startOfDay(timeZone, firstDay),
    endMs: startOfDay(timeZone, nextFirst),
  }
}

/** The day, week or month of a zone that contains a moment. */
export function periodAt(timeZone: string, unit: PeriodUnit, ms: number): Period {
  const period = periodOf(timeZone, unit, dayAt(timeZone, ms))
  // A clock that is set back over midnight shows the previous day again, but the new day has still begun.
  return ms < period.endMs ? period : periodOf(timeZone, unit, addDays(period.lastDay, 1))
}

/** `periodAt` for frequent calls: the period of each zone is cached until it ends. */
export function periodReader(unit: PeriodUnit): (timeZone: string, nowMs: number) => Period {
  const known = new Map<string, Period>()
  return (timeZone, nowMs) => {
    const last = known.get(timeZone)
    if (last && nowMs >= last.startMs && nowMs < last.endMs) return last
    const period = periodAt(timeZone, unit, nowMs)
    known.set(timeZone, period)
    return period
  }
}
