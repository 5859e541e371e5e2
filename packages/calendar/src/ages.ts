import { isDay, type Day } from './days'

/** The earliest plausible date of birth of a living person. */
export const oldestBirthDate: Day = '1900-01-01'

/**
 * Full years from a date of birth to a day; undefined when the date is invalid, before `oldestBirthDate` or after the
 * day. A person born on 29 February is a year older on 1 March of a common year.
 */
export function fullYears(birthDate: string, today: Day): number | undefined {
  if (!isDay(birthDate) || birthDate < oldestBirthDate || birthDate > today) return undefined
  const hadBirthday = today.slice(5) >= birthDate.slice(5)
  return Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1)
}
