import { useLocation, useNavigationType } from '@plaza/facade/router'
import { useLayoutEffect, useRef, type RefObject } from 'react'

/** How long content further down may take to load, ms. */
const longestWaitMs = 1_000
/** Entry of the history → where its page is scrolled to. */
const places = new Map<string, number>()
/** Where the page is scrolled to, as the last scroll event found it. */
const scrolled = { toPx: 0 }

/** Keeps each page's scroll position; a new page starts at its top, a sheet or filter of the same page does not. */
export function useScrollPlaces(page: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation()
  const kind = useNavigationType()
  const before = useRef<string>(undefined)
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const isNewPage = before.current !== pathname
    before.current = pathname
    const stay = isNewPage ? 0 : scrolled.toPx
    const wanted = kind === 'POP' ? (places.get(key) ?? stay) : stay
    const end = new AbortController()
    if (page.current && (wanted > 0 || scrolled.toPx > 0)) scrollOnceTall(page.current, wanted, end.signal)
    addEventListener('scroll', () => places.set(key, (scrolled.toPx = scrollY)), {
      signal: end.signal,
      passive: true,
    })
    return () => end.abort()
  }, [page, key, kind, pathname])
}

/**
 * Scrolls when the page has been laid out, before it is painted: asking for a position earlier would force a layout of its
 * own. Content may still load: the position is tried again at each size.
 */
function scrollOnceTall(page: HTMLElement, wanted: number, signal: AbortSignal): void {
  const began = performance.now()
  const sizes = new ResizeObserver(() => {
    if (performance.now() - began > longestWaitMs) return sizes.disconnect()
    scrollTo(0, wanted)
    if (Math.abs(scrollY - wanted) < 1) sizes.disconnect()
  })
  sizes.observe(page)
  signal.addEventListener('abort', () => sizes.disconnect())
}
