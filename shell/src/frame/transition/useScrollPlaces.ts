import { useLocation, useNavigationType } from '@plaza/facade/router'
import { pageHeadEvent } from '@plaza/ui/page-head'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { placeOfEntry, rememberPlace } from './place-of-entry'
import { scrollOnceTall } from './scroll-once-tall'

/** Entry of the history → where its page is scrolled to. */
const places = new Map<string, number>()
/** Where the page is scrolled to, as the last scroll event found it. */
const scrolled = { toPx: 0 }
/** A page that has not moved for so long is at rest, ms: browsers refuse an entry of the history that is written at each scroll event. */
const restMs = 200

/**
 * Keeps each page's scroll position; a new page starts at its top, a sheet or filter of the same page does not. Where what a
 * page shows is replaced, it begins at its head (FRAME-20). The entry of the history has it too, for a document that is loaded
 * again.
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
    const wanted = kind === 'POP' ? (places.get(key) ?? placeOfEntry() ?? stay) : stay
    const end = new AbortController()
    // The element of the page is not known yet while a document is drawn for the first time.
    const within = page.current ?? document.getElementById('root')
    if (within && (wanted > 0 || scrolled.toPx > 0))
      stopScrolling.current = scrollOnceTall(within, wanted, kind === 'POP' && wanted > 0)
    const listening = { signal: end.signal, passive: true }
    let rest: number | undefined
    addEventListener(
      'scroll',
      () => {
        places.set(key, (scrolled.toPx = scrollY))
        clearTimeout(rest)
        rest = window.setTimeout(rememberPlace, restMs)
      },
      listening,
    )
    addEventListener('pagehide', rememberPlace, listening)
    return () => {
      clearTimeout(rest)
      end.abort()
      stopScrolling.current()
    }
  }, [page, key, kind, pathname])
}
