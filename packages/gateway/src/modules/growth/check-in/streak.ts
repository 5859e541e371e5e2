import { addDays, type Day } from '@plaza/calendar'
import { checkInDays } from '@plaza/contract/growth'

/** How many days back a missed day can be made up. */
const makeUpDays = 6

/** Days in a row that end with a day; 0 when that day is not among them. */
export function streakUntil(days: ReadonlySet<Day>, last: Day): number {
  let count = 0
  for (let day = last; days.has(day); day = addDays(day, -1)) count += 1
  return count
}

/** The place of a day in its round, from 0, by how many days in a row come before it. */
export const placeAfter = (streakBefore: number): number => streakBefore % checkInDays

/**
 * The day that a card can make up (CHECKIN-1): the one before the present run, if the run before it ended on the day before
 * that, so that the two become one. Undefined when nothing is missing between them, more than a day is, or it is too long ago.
 */
export function missedDay(days: ReadonlySet<Day>, today: Day): Day | undefined {
  let missed = days.has(today) ? today : addDays(today, -1)
  while (days.has(missed)) missed = addDays(missed, -1)
  return missed >= addDays(today, -makeUpDays) && days.has(addDays(missed, -1)) ? missed : undefined
}
