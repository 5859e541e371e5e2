import { useLocation, useNavigationType } from '@plaza/facade/router'
import { pageHeadEvent } from '@plaza/ui/page-head'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { scrollOnceTall } from './scroll-once-tall'

/** Entry of the history → where its page is scrolled to. */
const places = new Map<string, number>()
/** Where the page is scrolled to, as the last scroll event found it. */
const scrolled = { toPx: 0 }

/**
 * Keeps each page's scroll position; a new page starts at its top, a sheet or filter of the same page does not. Where what a
 * page shows is replaced, it begins at its head (FRAME-20).
 */
export function useScrollPlaces(page: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation()
  const kind = useNavigationType()
  const before = useRef<string>(undefined)
  const stopScrolling = useRef(() => {})
  useLayoutEffect(() => {
    const end = new AbortController()
    const begin = () => {
      // The address may change with the content, before any scroll event.
      scrolled.toPx = 0
      stopScrolling.current()
    }
    addEventListener(pageHeadEvent, begin, { signal: end.signal })
    return () => end.abort()
  }, [])
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const isNewPage = before.current !== pathname
    before.current = pathname
    const stay = isNewPage ? 0 : scrolled.toPx
    const wanted = kind === 'POP' ? (places.get(key) ?? stay) : stay
    const end = new AbortController()
    if (page.current && (wanted > 0 || scrolled.toPx > 0))
      stopScrolling.current = scrollOnceTall(page.current, wanted)
    addEventListener('scroll', () => places.set(key, (scrolled.toPx = scrollY)), {
      signal: end.signal,
      passive: true,
    })
    return () => {
      end.abort()
      stopScrolling.current()
    }
  }, [page, key, kind, pathname])
}
