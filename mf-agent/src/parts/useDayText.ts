import { useFormats } from '@plaza/i18n'

/** A civil day in words: a calendar's day has no zone, so its midnight UTC is written in UTC. */
export function useDayText(): (day: string) => string {
  const { dateTime } = useFormats()
  return (day) => dateTime(Date.parse(`${day}T00:00:00Z`), { timeZone: 'UTC', style: 'date' })
}
