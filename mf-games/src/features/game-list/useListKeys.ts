import { useState, type KeyboardEvent } from 'react'

const steps: Record<string, (at: number | null, length: number) => number | null> = {
  ArrowDown: (at, length) => (at === null ? 0 : at + 1 < length ? at + 1 : null),
  ArrowUp: (at, length) => (at === null ? length - 1 : at > 0 ? at - 1 : null),
}

/** Which line of a list below a box is marked, moved by arrow keys; past either end none is, and the box counts again. */
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
