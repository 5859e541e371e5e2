import { dayAt, type Day } from '@plaza/calendar'
import { useRemote } from '@plaza/federation'

/** The day that the calendar of a zone shows now by the server's clock. */
export function useToday(timeZone: string): Day {
  const { serverNow } = useRemote()
  return dayAt(timeZone, serverNow())
}
