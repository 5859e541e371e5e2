import { useLocation } from '@plaza/facade/router'
import { useEffect, useRef } from 'react'

/** Moves the focus to each page that comes into view, but for the first of the document (FRAME-24). */
export function usePageFocus(pageId: string): void {
  const { pathname } = useLocation()
  const isFirst = useRef(true)
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return undefined
    }
    let end = () => {}
    let isCurrent = true
    void import('./focus-page').then(({ focusPage }) => {
      if (isCurrent) end = focusPage()
    })
    return () => {
      isCurrent = false
      end()
    }
  }, [pathname, pageId])
}
