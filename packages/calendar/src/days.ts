/** A day of the Gregorian calendar, `YYYY-MM-DD`, in no particular time zone. */
export type Day = string

export const dayMs = 86_400_000

/** Midnight UTC of a day, ms. */
export const utcOf = (day: Day): number => Date.parse(`${day}T00:00:00Z`)

/** The last day whose midnight UTC is not after a moment. */
export const dayOfUtc = (ms: number): Day => new Date(ms).toISOString().slice(0, 10)

/** Whether a text is a day of the calendar; `2026-02-30` is not. */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false
  const ms = utcOf(text)
  return !Number.isNaN(ms) && dayOfUtc(ms) === text
}

/** The day a number of days later; earlier for a negative number. */
export const addDays = (day: Day, days: number): Day => dayOfUtc(utcOf(day) + days * dayMs)

/** The same day of the month a number of months later; the last day of the month if the month is shorter. */
export function addMonths(day: Day, months: number): Day {
  const [year, month, dayOfMonth] = day.split('-').map(Number) as [number, number, number]
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0))
  return dayOfUtc(lastOfMonth.setUTCDate(Math.min(dayOfMonth, lastOfMonth.getUTCDate())))
}

/** Days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: Day, to: Day): number => (utcOf(to) - utcOf(from)) / dayMs

/** Day of the week, 1 for Monday to 7 for Sunday. */
export const weekdayOf = (day: Day): number => new Date(utcOf(day)).getUTCDay() || 7
