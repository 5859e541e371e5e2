import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useMemo } from 'react'
import {
  withinGroup,
  withLines,
  withMultiplier,
  withoutLine,
  withReplaced,
  type NewLine,
  type SlipLine,
} from './slip'
import { slipStoreOf } from './slip-store'

export interface Slip {
  lines: readonly SlipLine[]
  // The functions stay the same while the lines change.
  add: (lines: readonly NewLine[]) => void
  /** Puts other lines in the place of one. */
  replace: (id: number, lines: readonly NewLine[]) => void
  setMultiplier: (id: number, multiplier: number) => void
  /** Lowers lines to a prize group; returns how many were above it. */
  lowerTo: (largest: number) => number
  remove: (id: number) => void
  clear: () => void
}

const none: readonly SlipLine[] = []

/** The slip of a lottery. */
export function useSlip(lottery: string): Slip {
  const { events } = useRemote()
  const store = slipStoreOf(events)
  const lines = useStoreValue(store)[lottery] ?? none
  const edits = useMemo(() => {
    const now = () => store.getState()[lottery] ?? none
    return {
      add: (more: readonly NewLine[]) => store.write(lottery, withLines(now(), more, crypto.randomUUID())),
      replace: (id: number, more: readonly NewLine[]) =>
        store.write(lottery, withReplaced(now(), id, more, crypto.randomUUID())),
      setMultiplier: (id: number, multiplier: number) =>
        store.write(lottery, withMultiplier(now(), id, multiplier)),
      lowerTo: (largest: number) => {
        const lines = now()
        const lowered = withinGroup(lines, largest)
        if (lowered !== lines) store.write(lottery, lowered)
        return lines.filter(({ prizeGroup }) => prizeGroup > largest).length
      },
      remove: (id: number) => store.write(lottery, withoutLine(now(), id)),
      clear: () => store.write(lottery, none),
    }
  }, [store, lottery])
  return useMemo(() => ({ lines, ...edits }), [lines, edits])
}
