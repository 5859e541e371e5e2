import { useLocation, useNavigationType } from '@plaza/facade/router'
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { watchBackSwipe } from './back-swipe'
import styles from './PageTransition.module.css'

/**
 * Fades each new page in over 300 ms, but not after a back swipe (spec §2 Shell). The page is there from its first
 * frame: the fade runs over it. Going back returns to the place where the page was left.
 */
export function PageTransition({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation()
  const kind = useNavigationType()
  const element = useRef<HTMLDivElement>(null)
  const isFirst = useRef(true)
  const [hasSwiped, setHasSwiped] = useState<() => boolean>(() => () => false)
  useScrollPlaces(key, kind, pathname)

  useEffect(() => {
    const end = new AbortController()
    const watch = watchBackSwipe(document, () => performance.now(), end.signal)
    setHasSwiped(() => watch)
    return () => end.abort()
  }, [])

  const latest = useRef({ kind, hasSwiped })
  useLayoutEffect(() => {
    latest.current = { kind, hasSwiped }
  })
  useLayoutEffect(() => {
    const page = element.current
    const isBackSwipe = latest.current.kind === 'POP' && latest.current.hasSwiped()
    if (isFirst.current || !page || isBackSwipe) {
      isFirst.current = false
      return
    }
    page.classList.remove(styles.fade!)
    // Reading the layout between the two restarts the animation.
    void page.offsetWidth
    page.classList.add(styles.fade!)
    // Only a change of path is a change of page: a filter in the query is not.
  }, [pathname])

  return (
    <div ref={element} className={styles.page}>
      {children}
    </div>
  )
}

const places = new Map<string, number>()

/** Keeps each page's scroll position; a new page begins at its top, a sheet or a filter of the same one does not. */
function useScrollPlaces(key: string, kind: string, pathname: string): void {
  const before = useRef<string>(undefined)
  useLayoutEffect(() => {
    history.scrollRestoration = 'manual'
    const isNewPage = before.current !== pathname
    before.current = pathname
    const wanted = kind === 'POP' ? (places.get(key) ?? (isNewPage ? 0 : scrollY)) : isNewPage ? 0 : scrollY
    const end = new AbortController()
    if (wanted !== scrollY) scrollTo(0, wanted)
    if (wanted > 0) scrollWhenTall(wanted, end.signal)
    addEventListener('scroll', () => places.set(key, scrollY), { signal: end.signal, passive: true })
    return () => end.abort()
  }, [key, kind, pathname])
}

/** What was below may come later: waits for the page to be tall enough, for at most a second. */
function scrollWhenTall(wanted: number, signal: AbortSignal): void {
  const started = performance.now()
  const look = () => {
    if (signal.aborted || scrollY === wanted || performance.now() - started > 1000) return
    if (document.documentElement.scrollHeight >= wanted + innerHeight) scrollTo(0, wanted)
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}
