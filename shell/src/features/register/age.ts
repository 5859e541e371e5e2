/** Today where the merchant is, `YYYY-MM-DD`. `nowMs` is the server's time. */
export function todayIn(timeZone: string, nowMs: number): string {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).formatToParts(nowMs)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year').padStart(4, '0')}-${part('month')}-${part('day')}`
}

/**
 * Whole years from a date of birth to a day, both `YYYY-MM-DD`; undefined for what is no date, lies after the day,
 * or before 1900.
 * Whoever was born on 29 February is a year older on 1 March of a common year.
 */
export function fullYears(birthDate: string, today: string): number | undefined {
  if (!isDay(birthDate) || birthDate > today) return undefined
  const hadBirthday = today.slice(5) >= birthDate.slice(5)
  return Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4)) - (hadBirthday ? 0 : 1)
}

/** Nobody who registers was born before. */
export const oldestBirth = '1900-01-01'

/** A day that the calendar has: 30 February is none. */
function isDay(day: string): boolean {
  const time = Date.parse(`${day}T00:00:00Z`)
  return day >= oldestBirth && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
