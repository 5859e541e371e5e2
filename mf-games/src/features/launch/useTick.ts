import { useEffect, useReducer } from 'react'

/** Draws the component anew every `stepMs`; by the clock, so that a page that slept shows the right time at once. */
export function useTick(stepMs: number): void {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const timer = setInterval(tick, stepMs)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [stepMs])
}
