import { playRound, type Round } from '@plaza/ui/motion'

/**
 * Moves a track whose halves are the same by one half in `roundMs`, endlessly, on the compositor (HOME-4). It stands still
 * under a mouse, while it has the focus, and for people who prefer reduced motion. Returns the function that ends it.
 */
export function startMarquee(track: HTMLElement, roundMs: number): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined
  const ended = new AbortController()
  const line = track.closest('a') ?? track
  let round: Round | undefined
  let widthPx = 0
  const measure = new ResizeObserver(() => {
    const measuredPx = track.offsetWidth
    if (measuredPx === widthPx) return
    widthPx = measuredPx
    const startMs = (round?.timeMs() ?? 0) % roundMs
    round?.end()
    const half = getComputedStyle(track).direction === 'rtl' ? widthPx / 2 : -widthPx / 2
    const keyframes = [{ transform: 'none' }, { transform: `translateX(${half}px)` }]
    round = playRound({
      within: line,
      parts: [{ element: track, keyframes }],
      roundMs,
      startMs,
      startsAtRest: startMs === 0,
    })
  })
  const hold = () => round?.hold(line.matches(':hover, :focus-visible'))
  for (const type of ['pointerenter', 'pointerleave', 'focus', 'blur'])
    line.addEventListener(type, hold, { signal: ended.signal })
  measure.observe(track)
  return () => {
    ended.abort()
    measure.disconnect()
    round?.end()
  }
}
