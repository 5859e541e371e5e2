import { useEffect, useState, type RefObject } from 'react'

/** How far beyond the view a part of the list stays drawn, CSS px: more than a screen either way. */
const marginPx = 1000

/** Whether an element is near the view; `isNearAtFirst` until that is known. Where it can't be observed, all is near. */
export function useIsNear(element: RefObject<HTMLElement | null>, isNearAtFirst: boolean): boolean {
  const canObserve = typeof IntersectionObserver === 'function'
  const [isNear, setNear] = useState(isNearAtFirst || !canObserve)
  useEffect(() => {
    if (!element.current || !canObserve) return undefined
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? true), {
      rootMargin: `${marginPx}px 0px`,
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, canObserve])
  return isNear
}
