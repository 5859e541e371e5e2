import { useForget } from '@plaza/client'
import { teamChanged } from '@plaza/contract/agency'
import type { AnyCall } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef, useState } from 'react'

/**
 * Loads answers about the team again when something is counted there (TEAM-9) and when the stream is back. Returns whether the stream is
 * lost: figures grow old then.
 */
export function useTeamLive(calls: readonly AnyCall[]): boolean {
  const { events } = useRemote()
  const forget = useForget()
  const [isLost, setLost] = useState(false)
  const again = useRef(() => {})
  useEffect(() => {
    again.current = () => calls.forEach((call) => forget(call))
  })
  useEffect(() => {
    const stops = [
      events.on(teamChanged, () => again.current()),
      events.on('stream:lost', () => setLost(true)),
      events.on('stream:restored', () => {
        setLost(false)
        again.current()
      }),
    ]
    return () => stops.forEach((stop) => stop())
  }, [events])
  return isLost
}
