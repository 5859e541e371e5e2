import { useLocation, useNavigationType } from '@plaza/facade/router'
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { watchBackSwipe } from './back-swipe'
import styles from './PageTransition.module.css'

/**
 * Fades each new page in over 300 ms, but not after a back swipe (FRAME-9). The page is there from its first
 * frame: the fade runs over it. Going back returns to the place where the page was left.
 */
export function PageTransition({ goBack, children }: { goBack: () => void; children: ReactNode }) {
  const { key, pathname } = useLocation()
  const kind = useNavigationType()
  const element = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const fade = useRef<string>(undefined)
  const hasSwiped = useBackSwipe(goBack)
  useScrollPlaces(key, kind, pathname)

  useLayoutEffect(() => {
    const page = element.current
    if (isFirst.current || !page) {
      isFirst.current = false
      return
    }
    const last = fade.current
    page.classList.remove(styles.fade!, styles.again!)
    if (hasSwiped.current()) return
    // Two animations that look the same, in turn: to restart one the layout would have to be read.
    fade.current = last === styles.fade ? styles.again : styles.fade
    page.classList.add(fade.current!)
    // Only a change of path is a change of page: a filter in the query is not.
  }, [pathname, hasSwiped])

  return (
    <div ref={element} className={styles.page}>
      {children}
    </div>
  )
}

/** Watches for back swipes. Returns a function that tells whether one has just navigated back. */
function useBackSwipe(goBack: () => void): RefObject<() => boolean> {
  const hasSwiped = useRef<() => boolean>(() => false)
  const back = useRef(goBack)
  useLayoutEffect(() => {
    back.current = goBack
  }, [goBack])
  useEffect(() => {
    const end = new AbortController()
    hasSwiped.current = watchBackSwipe({
      target: document,
      popped: window,
      now: () => performance.now(),
      isRtl: () => document.documentElement.dir === 'rtl',
      width: () => innerWidth,
      // Only Safari defines the property; it swipes by itself unless the property is true.
      hasOwnGesture: (navigator as { standalone?: boolean }).standalone === false,
      goBack: () => back.current(),
      signal: end.signal,
    })
    return () => end.abort()
  }, [])
  return hasSwiped
}

const places = new Map<string, number>()
/** Where the page is scrolled to, as the last scroll event found it: asking the page would lay it out. */
const scrolled = { toPx: 0 }

/** Keeps each page's scroll position; a new page starts at its top, a sheet or filter of the same page does not. */
function useScrollPlaces(key: string, kind: string, pathname: string): void {
  const before = useRef<string>(undefined)
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const isNewPage = before.current !== pathname
    before.current = pathname
    const stay = isNewPage ? 0 : scrolled.toPx
    const wanted = kind === 'POP' ? (places.get(key) ?? stay) : stay
    const end = new AbortController()
    if (wanted !== scrolled.toPx) scrollTo(0, wanted)
    if (wanted > 0) scrollWhenTall(wanted, end.signal)
    addEventListener('scroll', () => places.set(key, (scrolled.toPx = scrollY)), {
      signal: end.signal,
      passive: true,
    })
    return () => end.abort()
  }, [key, kind, pathname])
}

/** Content further down may load later: waits until the page is tall enough, for at most a second. */
function scrollWhenTall(wanted: number, signal: AbortSignal): void {
  const started = performance.now()
  const look = () => {
    if (signal.aborted || scrollY === wanted || performance.now() - started > 1000) return
    if (document.documentElement.scrollHeight >= wanted + innerHeight) scrollTo(0, wanted)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
