import { backSwipe } from '@plaza/contract'

/** Follows touches and answers whether a swipe has just gone back: such a page change has its own motion already. */
export function watchBackSwipe(target: EventTarget, now: () => number, signal: AbortSignal): () => boolean {
  let startX: number | undefined
  let swipedAt = -Infinity
  const x = (event: Event) => (event as TouchEvent).touches[0]?.clientX
  target.addEventListener('touchstart', (event) => void (startX = x(event)), { signal, passive: true })
  target.addEventListener(
    'touchmove',
    (event) => {
      const here = x(event)
      if (startX !== undefined && here !== undefined && Math.abs(here - startX) >= backSwipe.thresholdPx)
        swipedAt = now()
    },
    { signal, passive: true },
  )
  target.addEventListener('touchend', () => void (startX = undefined), { signal, passive: true })
  return () => now() - swipedAt < backSwipe.resetMs
}
