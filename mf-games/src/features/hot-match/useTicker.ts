import { hotMatchTicker } from '@plaza/contract/kernel'
import { useEffect, useState } from 'react'

export interface Ticker {
  /** How many places the strip has moved up; `count` is the first one again, at the foot. */
  position: number
  isMoving: boolean
}

const start: Ticker = { position: 0, isMoving: false }

/** One step on: rest → move up by one → rest, and from the foot back to the head, which shows the same. */
export function nextTick({ position, isMoving }: Ticker, count: number): Ticker {
  if (!isMoving) return { position: position + 1, isMoving: true }
  return { position: position % count, isMoving: false }
}

/**
 * Moves a strip of `count` entries: each rests 5000 ms and moves for 500 ms, round and round; a single one stays
 * (HOME-5). While it is held, or the page is hidden, it rests.
 */
export function useTicker(count: number, isHeld: boolean): Ticker {
  const [ticker, setTicker] = useState(start)
  const isHidden = useIsHidden()
  const isFitting = ticker.position < count || (ticker.isMoving && ticker.position === count)
  const shown = isFitting ? ticker : start
  const { position, isMoving } = shown
  // A move that has begun is ended also when it is held meanwhile.
  const isTurning = count > 1 && (isMoving || !(isHeld || isHidden))
  useEffect(() => {
    if (!isTurning) return undefined
    const timer = setTimeout(
      () => setTicker(nextTick({ position, isMoving }, count)),
      isMoving ? hotMatchTicker.speedMs : hotMatchTicker.delayMs,
    )
    return () => clearTimeout(timer)
  }, [isTurning, position, isMoving, count])
  return shown
}

function useIsHidden(): boolean {
  const [isHidden, setHidden] = useState(() => document.visibilityState === 'hidden')
  useEffect(() => {
    const look = () => setHidden(document.visibilityState === 'hidden')
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [])
  return isHidden
}
