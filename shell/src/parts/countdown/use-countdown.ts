import { smsTimings } from '@plaza/contract'
import { useEffect, useReducer } from 'react'
import { useShell } from '../../kernel/page/context'

/**
 * Whole seconds until a time of the server's clock, drawn anew every second (SMS-1); 0 when it has come and
 * for undefined. By the clock, not by counting: a tab in the background ticks less often.
 */
export function useCountdown(until: number | undefined): number {
  const { serverNow } = useShell()
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const secondsLeft = until === undefined ? 0 : Math.max(0, Math.ceil((until - serverNow()) / 1000))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(tick, smsTimings.tickMs)
    return () => clearInterval(timer)
  }, [isRunning, until])
  return secondsLeft
}
