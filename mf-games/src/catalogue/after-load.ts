/** The longest wait for a quiet moment, ms. */
const longestWaitMs = 2000

/**
 * Runs a task that the first screen does not need, once the page has loaded and is idle. Returns the function that
 * cancels it.
 */
export function afterLoad(run: () => void): () => void {
  const ended = new AbortController()
  const { signal } = ended
  const rest = () => {
    if (typeof requestIdleCallback === 'function') {
      const id = requestIdleCallback(run, { timeout: longestWaitMs })
      signal.addEventListener('abort', () => cancelIdleCallback(id))
    } else {
      const timer = setTimeout(run)
      signal.addEventListener('abort', () => clearTimeout(timer))
    }
  }
  if (document.readyState === 'complete') rest()
  else window.addEventListener('load', rest, { signal, once: true })
  return () => ended.abort()
}
