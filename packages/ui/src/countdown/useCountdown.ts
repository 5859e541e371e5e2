import { useEffect, useReducer } from 'react'

/** ms between two updates. */
const stepMs = 1000

/**
 * Whole seconds until a time of the server's clock, updated every second; 0 once it has passed, and for undefined.
 * Computed from the clock instead of counted, because a background tab ticks less often. `now` is the server's time in
 * ms.
 */
export function useCountdown(untilMs: number | undefined, now: () => number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  const secondsLeft = untilMs === undefined ? 0 : Math.max(0, Math.ceil((untilMs - now()) / 1000))
  const isRunning = secondsLeft > 0
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(tick, stepMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [isRunning, untilMs])
  return secondsLeft
}
