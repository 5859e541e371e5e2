import type { Day } from '@plaza/calendar'
import { useFormats } from '@plaza/i18n'

/** Formats a civil day in the interface language; no time zone applies. */
export function useDayText(): (day: Day) => string {
  const { dateTime } = useFormats()
  return (day) => dateTime(Date.parse(`${day}T00:00:00Z`), { timeZone: 'UTC', style: 'date' })
}
