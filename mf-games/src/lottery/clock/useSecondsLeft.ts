import { useCallback, useSyncExternalStore } from 'react'
import { onSecond } from './seconds'

const none = () => () => undefined

/** Whole seconds until a moment (ms) of the given clock; 0 once it has passed. */
export const secondsUntil = (untilMs: number, nowMs: number): number =>
  Math.max(0, Math.ceil((untilMs - nowMs) / 1000))

/**
 * Whole seconds until a moment of the server's clock, in ms; 0 once it has passed, and for undefined. Renders again when
 * they change, and never after they have ended.
 */
export function useSecondsLeft(untilMs: number | undefined, now: () => number): number {
  const read = useCallback(() => (untilMs === undefined ? 0 : secondsUntil(untilMs, now())), [untilMs, now])
  const watch = useCallback(
    (listener: () => void) => {
      if (read() === 0) return none()
      const stop = onSecond(now, () => {
        listener()
        if (read() === 0) stop()
      })
      return stop
    },
    [now, read],
  )
  return useSyncExternalStore(watch, read)
}
