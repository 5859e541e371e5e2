import type { Day } from '@plaza/calendar'
import { useFormats } from '@plaza/i18n'

/** Writes a civil day in the interface language; it belongs to no zone. */
export function useDayText(): (day: Day) => string {
  const { dateTime } = useFormats()
  return (day) => dateTime(Date.parse(`${day}T00:00:00Z`), { timeZone: 'UTC', style: 'date' })
}
