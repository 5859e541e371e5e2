import { addDays, addMonths, dayAt, hourAt, periodOf, startOfDay, type Day } from '@plaza/calendar'
import type { ContractPeriod } from '@plaza/contract/agency'

/** A period of a contract: its days, both included, and its moments, the last not included. */
export interface SettledPeriod {
  firstDay: Day
  lastDay: Day
  startMs: number
  endMs: number
}

/** The first days of the parts of a month. */
const parts = { 'ten-days': [1, 11, 21], 'half-month': [1, 16] } as const

function daysOfPart(starts: readonly number[], day: Day): [Day, Day] {
  const month = day.slice(0, 8)
  const at = Number(day.slice(8))
  const first = starts.findLast((start) => start <= at) ?? 1
  const next = starts.find((start) => start > at)
  const dayOf = (number: number): Day => `${month}${String(number).padStart(2, '0')}`
  return [dayOf(first), addDays(next === undefined ? addMonths(`${month}01`, 1) : dayOf(next), -1)]
}

function daysAround(period: Exclude<ContractPeriod, 'hourly'>, day: Day, timeZone: string): [Day, Day] {
  if (period === 'ten-days' || period === 'half-month') return daysOfPart(parts[period], day)
  const unit = ({ daily: 'day', weekly: 'week', monthly: 'month' } as const)[period]
  const { firstDay, lastDay } = periodOf(timeZone, unit, day)
  return [firstDay, lastDay]
}

/**
 * The period of a contract that contains a moment, in the merchant's zone: weeks begin on Monday, tens of days on the 1st, 11th and 21st,
 * halves of a month on the 1st and 16th (CONTRACT-2).
 */
export function contractPeriodAt(timeZone: string, period: ContractPeriod, ms: number): SettledPeriod {
  if (period === 'hourly') {
    const { day, startMs, endMs } = hourAt(timeZone, ms)
    return { firstDay: day, lastDay: day, startMs, endMs }
  }
  const [firstDay, lastDay] = daysAround(period, dayAt(timeZone, ms), timeZone)
  return {
    firstDay,
    lastDay,
    startMs: startOfDay(timeZone, firstDay),
    endMs: startOfDay(timeZone, addDays(lastDay, 1)),
  }
}
