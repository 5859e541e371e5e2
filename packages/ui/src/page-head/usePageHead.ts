import { useLayoutEffect, useRef } from 'react'
import { beginAtHead } from './begin-at-head'

/**
 * Lets the page begin at its head whenever what it shows in place changes (FRAME-20): an order after its form, a receipt,
 * an error, the next step.
 * @param shown names what is shown, such as the number of an order or of a step
 */
export function usePageHead(shown: string | boolean | null): void {
  const before = useRef(shown)
  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    return beginAtHead()
  }, [shown])
}
