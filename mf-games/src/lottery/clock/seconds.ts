/** A listener of the second. */
type OnSecond = () => void

/** Clock → what ticks for it. Every countdown of a page shares one timer. */
const tickers = new Map<() => number, Ticker>()

interface Ticker {
  listeners: Set<OnSecond>
  timer: ReturnType<typeof setTimeout> | undefined
  wake: () => void
}

/**
 * Calls back at every full second of the given clock (ms), such as the server's, so that all countdowns of a page step
 * together and to the second; at once when a sleeping tab is shown again. Returns the function that stops it.
 */
export function onSecond(now: () => number, listener: OnSecond): () => void {
  let ticker = tickers.get(now)
  if (!ticker) tickers.set(now, (ticker = start(now)))
  ticker.listeners.add(listener)
  const own = ticker
  return () => {
    own.listeners.delete(listener)
    if (own.listeners.size > 0 || tickers.get(now) !== own) return
    tickers.delete(now)
    clearTimeout(own.timer)
    document.removeEventListener('visibilitychange', own.wake)
  }
}

function start(now: () => number): Ticker {
  const listeners = new Set<OnSecond>()
  const tell = () => {
    for (const listener of [...listeners]) listener()
  }
  const next = () => {
    ticker.timer = setTimeout(
      () => {
        tell()
        // The last countdown may have ended with this second.
        if (listeners.size > 0) next()
      },
      1000 - (now() % 1000),
    )
  }
  const ticker: Ticker = { listeners, timer: undefined, wake: tell }
  next()
  document.addEventListener('visibilitychange', tell)
  return ticker
}
