import { useForget } from '@plaza/client'
import { inboxCall } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef } from 'react'

/** Loads the inbox again when mail arrives, is read or goes, here or elsewhere, and when the stream is back. */
export function useLiveInbox(): void {
  const { events } = useRemote()
  const forget = useForget()
  const again = useRef(() => forget(inboxCall))
  useEffect(() => {
    again.current = () => forget(inboxCall)
  })
  useEffect(() => {
    const stops = (['notice:unread', 'stream:restored'] as const).map((event) =>
      events.on(event, () => again.current()),
    )
    return () => stops.forEach((stop) => stop())
  }, [events])
}
