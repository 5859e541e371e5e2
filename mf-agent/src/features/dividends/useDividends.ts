import { useCallPages, useForget } from '@plaza/client'
import { dividendChanged, dividendsCall } from '@plaza/contract/agency'
import type { QueryOf } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef } from 'react'

/** Dividends of a filter, page by page, read again when one changes on either side and when the stream is back (DIVIDEND-1). */
export function useDividends(query: Omit<QueryOf<typeof dividendsCall>, 'pageNo'>) {
  const { events } = useRemote()
  const forget = useForget()
  const again = useRef(() => forget(dividendsCall))
  useEffect(() => {
    again.current = () => forget(dividendsCall)
  })
  useEffect(() => {
    const stops = [
      events.on(dividendChanged, () => again.current()),
      events.on('stream:restored', () => again.current()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [events])
  return useCallPages(dividendsCall, query)
}
