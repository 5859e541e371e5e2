import { useLayoutEffect, useRef } from 'react'

/** Scrolls to the top when the content changes while the path stays the same. */
export function useTopOnChange(shown: string | boolean | null): void {
  const before = useRef(shown)
  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    window.scrollTo(0, 0)
  }, [shown])
}
