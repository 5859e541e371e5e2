/**
 * Calls `start` when an element comes into view in a tab that is shown, and what it returned when the element leaves the
 * view or the tab is hidden. Returns the function that ends both.
 */
export function whileSeen(element: Element, start: () => () => void): () => void {
  const ended = new AbortController()
  let isOnScreen = false
  let stop: (() => void) | undefined
  const look = () => {
    const isSeen = isOnScreen && document.visibilityState !== 'hidden' && !ended.signal.aborted
    if (isSeen) stop ??= start()
    else {
      stop?.()
      stop = undefined
    }
  }
  const watch = new IntersectionObserver((entries) => {
    isOnScreen = entries.at(-1)?.isIntersecting ?? isOnScreen
    look()
  })
  watch.observe(element)
  document.addEventListener('visibilitychange', look, { signal: ended.signal })
  return () => {
    watch.disconnect()
    ended.abort()
    look()
  }
}
