import { startTransition, useEffect, useState } from 'react'
import { afterFrame } from '@plaza/ui/motion'

/** Lets work of a list run one piece a frame, in the order in which it asked. */
export interface Turns {
  /** Runs work when its turn comes, as a transition. Returns how to call it off. */
  ask: (work: () => void) => () => void
}

/** Turns of one list. */
export function createTurns(): Turns {
  const waiting = new Set<() => void>()
  let isExpected = false
  const expect = () => {
    if (isExpected || waiting.size === 0) return
    isExpected = true
    afterFrame(() => {
      isExpected = false
      const [work] = waiting
      if (!work) return
      waiting.delete(work)
      startTransition(work)
      expect()
    })
  }
  return {
    ask: (work) => {
      waiting.add(work)
      expect()
      return () => void waiting.delete(work)
    },
  }
}

/** A value of a band: one that is `isLate` is given when the band's turn comes, and until then the one before it. */
export function useInTurn<Value>(
  value: Value,
  isLate: (before: Value, value: Value) => boolean,
  turns: Turns,
): Value {
  const [shown, setShown] = useState(value)
  const waits = shown !== value && isLate(shown, value)
  if (shown !== value && !waits) setShown(value)
  useEffect(() => (waits ? turns.ask(() => setShown(value)) : undefined), [waits, value, turns])
  return waits ? shown : value
}
