import { useState, type KeyboardEvent } from 'react'

const steps: Record<string, (at: number | null, length: number) => number | null> = {
  ArrowDown: (at, length) => (at === null ? 0 : at + 1 < length ? at + 1 : null),
  ArrowUp: (at, length) => (at === null ? length - 1 : at > 0 ? at - 1 : null),
}

/**
 * The highlighted line of a list below a box, moved by arrow keys; beyond either end none is highlighted, and the box
 * is active again.
 */
export function useListKeys(length: number) {
  const [marked, setMarked] = useState<number | null>(null)
  const inList = marked !== null && marked < length ? marked : null
  return {
    marked: inList,
    unmark: () => setMarked(null),
    onKey: (event: KeyboardEvent) => {
      const step = steps[event.key]
      if (!step) return
      event.preventDefault()
      setMarked(step(inList, length))
    },
  }
}
