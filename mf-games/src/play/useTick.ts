import { useEffect, useReducer } from 'react'

/**
 * Renders the component again every `stepMs`, or never while that is undefined; aligned to the clock, so that a page
 * that was suspended shows the right time at once.
 */
export function useTick(stepMs: number | undefined): void {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (stepMs === undefined) return undefined
    const timer = setInterval(tick, stepMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [stepMs])
}
