import { liveRows } from '@plaza/contract/kernel'
import { useEffect, useRef, useState } from 'react'

/** Progress of a growing number from 0 to 1, `elapsedMs` after it started: fast at first. */
export function grownTo(from: number, to: number, elapsedMs: number): number {
  const rest = 1 - Math.min(1, elapsedMs / liveRows.growMs)
  return Math.round(to - (to - from) * rest ** 3)
}

/**
 * A number that animates up to its next value. It jumps on first render, when it falls (a jackpot was won), and with
 * reduced motion.
 */
export function useGrowing(value: number): number {
  const [shown, setShown] = useState(value)
  const last = useRef(value)
  useEffect(() => {
    const from = last.current
    last.current = value
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isStill || value <= from) {
      setShown(value)
      return undefined
    }
    const beganAt = performance.now()
    let frame = requestAnimationFrame(function draw(now) {
      const elapsedMs = now - beganAt
      setShown(grownTo(from, value, elapsedMs))
      if (elapsedMs < liveRows.growMs) frame = requestAnimationFrame(draw)
    })
    return () => cancelAnimationFrame(frame)
  }, [value])
  return shown
}
