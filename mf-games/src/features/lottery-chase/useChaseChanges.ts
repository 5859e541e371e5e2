import { useForget } from '@plaza/client'
import { betChanged, chaseCall, chasesCall } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useCallback, useEffect, useRef } from 'react'

/** Loads plans again whenever an order of the account changes; the returned function does it at once. */
export function useChaseChanges(): () => void {
  const { events } = useRemote()
  const forget = useForget()
  const latest = useRef(forget)
  useEffect(() => {
    latest.current = forget
  })
  const again = useCallback(() => {
    latest.current(chasesCall)
    latest.current(chaseCall)
  }, [])
  useEffect(() => events.on(betChanged, again), [events, again])
  useEffect(() => events.on('stream:restored', again), [events, again])
  return again
}
