import { useForget } from '@plaza/client'
import { levelChanged, memberInfoCall } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef } from 'react'

/** Loads the account again when its VIP level changed, and when the stream is back. */
export function useLiveAccount(): void {
  const { events } = useRemote()
  const forget = useForget()
  const again = useRef(() => forget(memberInfoCall))
  useEffect(() => {
    again.current = () => forget(memberInfoCall)
  })
  useEffect(() => {
    const stops = [
      events.on(levelChanged, () => again.current()),
      events.on('stream:restored', () => again.current()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [events])
}
