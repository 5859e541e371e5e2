import { hotMatchTicker } from '@plaza/contract/kernel'
import { useEffect, useState } from 'react'

export interface Ticker {
  /** How many rows the strip has moved up; `count` shows the first row again, at the end. */
  position: number
  isMoving: boolean
}

const start: Ticker = { position: 0, isMoving: false }

/** The next step: rest → move up by one → rest, and from the end back to the start, which shows the same. */
export function nextTick({ position, isMoving }: Ticker, count: number): Ticker {
  if (!isMoving) return { position: position + 1, isMoving: true }
  return { position: position % count, isMoving: false }
}

/**
 * Moves a strip of `count` rows: each rests 5000 ms and moves for 500 ms, in a loop; a single one stays (HOME-5). It
 * pauses while it is held or the page is hidden.
 */
export function useTicker(count: number, isHeld: boolean): Ticker {
  const [ticker, setTicker] = useState(start)
  const isHidden = useIsHidden()
  const isFitting = ticker.position < count || (ticker.isMoving && ticker.position === count)
  const shown = isFitting ? ticker : start
  const { position, isMoving } = shown
  // A move in progress is finished even when it is held meanwhile.
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
