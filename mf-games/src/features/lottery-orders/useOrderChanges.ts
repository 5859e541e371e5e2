import { useForget } from '@plaza/client'
import { betChanged, lotteryOrderCall, lotteryOrdersCall } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useCallback, useEffect, useRef } from 'react'

/** Loads orders again whenever one of the account changes; the returned function does it at once. */
export function useOrderChanges(): () => void {
  const { events } = useRemote()
  const forget = useForget()
  const latest = useRef(forget)
  useEffect(() => {
    latest.current = forget
  })
  const again = useCallback(() => {
    latest.current(lotteryOrdersCall)
    latest.current(lotteryOrderCall)
  }, [])
  useEffect(() => events.on(betChanged, again), [events, again])
  useEffect(() => events.on('stream:restored', again), [events, again])
  return again
}
