import { useContext, useDeferredValue, useEffect, useState } from 'react'
import { FirstViewContext } from '../../kernel/document/first-view-keeper'
import { afterFrame } from '../../kernel/loading/after-frame'

/**
 * Whether parts out of view are rendered yet: one frame after the page's first one, or, where the page takes over from the first view
 * of the document (EDGE-7), one frame after it is shown.
 */
export function useIsShown(): boolean {
  const shown = useContext(FirstViewContext)?.shown
  const [isShown, setShown] = useState(shown?.aborted ?? true)
  useEffect(() => {
    if (isShown || !shown) return undefined
    const end = new AbortController()
    const show = () => afterFrame(() => end.signal.aborted || setShown(true))
    if (shown.aborted) show()
    else shown.addEventListener('abort', show, { signal: end.signal })
    return () => end.abort()
  }, [isShown, shown])
  return useDeferredValue(isShown, false)
}
