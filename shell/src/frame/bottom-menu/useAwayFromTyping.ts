import { useEffect, type RefObject } from 'react'

const typed =
  'main :is(textarea, input:not([type="checkbox"], [type="radio"], [type="range"], [type="file"]))'

/** Marks an element with `data-away` while a field of the page for text has the focus (FRAME-8). */
export function useAwayFromTyping(menu: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const end = new AbortController()
    const look = () => menu.current?.toggleAttribute('data-away', document.activeElement?.matches(typed))
    document.addEventListener('focusin', look, { signal: end.signal })
    // The focus goes before the next element has it.
    document.addEventListener('focusout', () => setTimeout(look), { signal: end.signal })
    return () => end.abort()
  }, [menu])
}
