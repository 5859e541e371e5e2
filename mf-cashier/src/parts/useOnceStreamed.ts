import { useEffect, useRef } from 'react'

/** A document younger than this, ms, may not have opened its stream yet. */
const newForMs = 10_000
/** By then, ms after the page was shown, the stream is open. */
const openAfterMs = 4_000

/**
 * Asks once more when a page that came with a new document has its stream: what happened between its answers and the
 * stream is in no message (DEPOSIT-3). Inside the site the stream is open already, and nothing is asked.
 */
export function useOnceStreamed(again: () => void): void {
  const latest = useRef(again)
  useEffect(() => {
    latest.current = again
  })
  useEffect(() => {
    if (performance.now() > newForMs) return undefined
    const timer = setTimeout(() => latest.current(), openAfterMs)
    return () => clearTimeout(timer)
  }, [])
}
