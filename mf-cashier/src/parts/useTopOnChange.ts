import { useLayoutEffect, useRef } from 'react'

/** Shows the page from its top when something else stands there, though the path is the same. */
export function useTopOnChange(shown: string | boolean | null): void {
  const before = useRef(shown)
  useLayoutEffect(() => {
    if (before.current === shown) return
    before.current = shown
    window.scrollTo(0, 0)
  }, [shown])
}
