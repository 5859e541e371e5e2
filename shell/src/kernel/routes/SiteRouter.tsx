import { createBrowserHistory, Router } from '@plaza/facade/router'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { afterFrame } from '../loading/after-frame'

/**
 * The router of the browser's history. A tap is answered by the next frame, and the new page is drawn right after it, in a task
 * whose effects do not hold up its paint (PERF-10, decision 0075). Not as a transition, which would wait for a slow page.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }))
  const [{ action, location }, setPlace] = useState({ action: history.action, location: history.location })
  const drawnKey = useRef(location.key)
  useLayoutEffect(() => {
    drawnKey.current = location.key
  }, [location.key])
  useLayoutEffect(() => {
    const isBehind = () => drawnKey.current !== history.location.key
    const catchUp = () => {
      if (isBehind()) setPlace({ action: history.action, location: history.location })
    }
    // A link compares its address with the page's: a tap before the page is drawn must find the one that was asked for.
    const catchUpFirst = () => {
      if (isBehind()) flushSync(catchUp)
    }
    const end = history.listen(() => afterFrame(catchUp))
    addEventListener('click', catchUpFirst, true)
    return () => {
      end()
      removeEventListener('click', catchUpFirst, true)
    }
  }, [history])
  return (
    <Router navigator={history} navigationType={action} location={location} useTransitions={false}>
      {children}
    </Router>
  )
}
