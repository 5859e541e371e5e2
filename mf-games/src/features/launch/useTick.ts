import { useEffect, useReducer } from 'react'

/**
 * Draws the component anew every `stepMs`, or not at all while it is undefined; by the clock, so that a page that slept
 * shows the right time at once.
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
