import { useForget } from '@plaza/client'
import type { AnyCall } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef } from 'react'

/** Loads an answer again when mail arrives, is read or goes, here or elsewhere, and when the stream is back. */
export function useAnewWithMail(call: AnyCall): void {
  const { events } = useRemote()
  const forget = useForget()
  const again = useRef(() => forget(call))
  useEffect(() => {
    again.current = () => forget(call)
  })
  useEffect(() => {
    const stops = (['notice:unread', 'stream:restored'] as const).map((event) =>
      events.on(event, () => again.current()),
    )
    return () => stops.forEach((stop) => stop())
  }, [events])
}
