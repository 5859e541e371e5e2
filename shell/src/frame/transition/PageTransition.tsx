import { useLocation } from '@plaza/facade/router'
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react'
import { Here } from '../../kernel/routes/Here'
import { useGoBack } from '../../kernel/routes/trail'
import { useOpenBack } from '../../kernel/routes/useOpenPaths'
import { watchBackSwipe } from './back-swipe'
import { useScrollPlaces } from './useScrollPlaces'
import styles from './PageTransition.module.css'

/**
 * Fades each new page in over 300 ms, but not after a back swipe (FRAME-9). The page is there from its first
 * frame: the fade runs over it. Going back returns to the place where the page was left.
 */
export function PageTransition({ back, children }: { back: string | undefined; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null)
  return (
    <div ref={element} className={styles.page}>
      {children}
      {/* After the pages, whose effects come first. */}
      <Here>
        <Changes of={element} back={back} />
      </Here>
    </div>
  )
}

/** Draws nothing: fades, scrolls and follows back swipes as the present place changes. */
function Changes({ of: element, back }: { of: RefObject<HTMLDivElement | null>; back: string | undefined }) {
  const { pathname } = useLocation()
  const isFirst = useRef(true)
  const fade = useRef<string>(undefined)
  const hasSwiped = useBackSwipe(useGoBack(useOpenBack(back)))
  useScrollPlaces(element)

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
  }, [element, pathname, hasSwiped])

  return null
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
