import { createBrowserHistory, NavigationContext } from '@plaza/facade/router'
import { useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterFrame } from '../loading/after-frame'
import { addressOf, PagesInMemory, PlaceContext } from './place'

/**
 * The router of the browser's history. A tap is answered by the next frame, and the new page is drawn right after it, in a task
 * whose effects do not hold up its paint (PERF-10; docs/performance.md, Pages that are kept). A page in memory is drawn by the
 * tap itself. Not as a transition, which would wait for a slow page.
 * Parts of the frame that link or ask for the place are rendered in `Here`.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory())
  const [{ action, location, step }, setPlace] = useState({
    action: history.action,
    location: history.location,
    step: 0,
  })
  /** Counts of the changes of the address that were made, and of those whose page is drawn. */
  const made = useRef(0)
  const drawn = useRef(0)
  const inMemory = useRef<ReadonlySet<string>>(new Set())
  useLayoutEffect(() => {
    drawn.current = step
  }, [step])
  useLayoutEffect(() => {
    const catchUp = () => {
      if (drawn.current !== made.current)
        setPlace({ action: history.action, location: history.location, step: made.current })
    }
    // A link compares its address with the page's: a tap before the page is drawn must find the one that was asked for.
    const catchUpFirst = () => {
      if (drawn.current !== made.current) flushSync(catchUp)
    }
    const end = history.listen(() => {
      made.current += 1
      // A page in memory is laid out already: the frame that answers the tap can show it.
      if (inMemory.current.has(addressOf(history.location))) catchUp()
      else afterFrame(catchUp)
    })
    addEventListener('click', catchUpFirst, true)
    return () => {
      end()
      removeEventListener('click', catchUpFirst, true)
    }
  }, [history])
  const place = useMemo(() => ({ location, navigationType: action }), [location, action])
  return (
    <NavigationContext value={history}>
      <PagesInMemory value={inMemory}>
        <PlaceContext value={place}>{children}</PlaceContext>
      </PagesInMemory>
    </NavigationContext>
  )
}
