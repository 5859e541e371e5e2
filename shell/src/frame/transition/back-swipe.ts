import { backSwipe } from '@plaza/contract/kernel'

export interface BackSwipeOptions {
  /** Where touches are heard: the document. */
  target: EventTarget
  /** Where the browser says that it went back: the window. */
  popped: EventTarget
  now: () => number
  /** Pages run from right to left: their way back begins at the right edge. */
  isRtl: () => boolean
  /** Width of the view, px. */
  width: () => number
  /** The browser goes back by a swipe of its own, as Safari does outside of an installed app. */
  hasOwnGesture: boolean
  goBack: () => void
  signal: AbortSignal
}

/** A swipe begins at most so far from the edge, px. */
const edgePx = 32
/** A browser that goes back by itself says so within this time after the finger has left, ms. */
const ownGestureMs = 60
/** What moves sideways under a finger, or lies over the page and has ways of its own to be left. */
const ownSwipes = '.swiper-wrapper, input[type="range"], [role="dialog"], [role="alertdialog"], [role="menu"]'

interface Touch {
  x: number
  y: number
}

/**
 * Goes back after a swipe of more than 100 px that begins at the edge where pages come from, unless the browser has gone
 * back by itself meanwhile. Answers whether a swipe, ours or the browser's, went back within the last 500 ms: such a
 * page change has its own motion already.
 */
export function watchBackSwipe(options: BackSwipeOptions): () => boolean {
  const { target, popped, now, isRtl, width, hasOwnGesture, goBack, signal } = options
  let start: Touch | undefined
  let way = 0
  let swipedAt = -Infinity
  let poppedAt = -Infinity
  let startedAt = -Infinity
  const hasSwiped = () => now() - swipedAt < backSwipe.resetMs

  const begin = (event: Event) => {
    const { touches } = event as TouchEvent
    const [first] = touches
    way = 0
    start = undefined
    if (touches.length !== 1 || !first || hasSwiped()) return
    const fromEdge = isRtl() ? width() - first.clientX : first.clientX
    if (fromEdge > edgePx || movesSideways(event.target)) return
    start = { x: first.clientX, y: first.clientY }
    startedAt = now()
  }
  const move = (event: Event) => {
    const { touches } = event as TouchEvent
    const [first] = touches
    if (!start || !first) return
    way = (first.clientX - start.x) * (isRtl() ? -1 : 1)
    // Two fingers zoom, and a page that is scrolled is not left.
    if (touches.length > 1 || Math.abs(first.clientY - start.y) > Math.max(way, edgePx)) start = undefined
  }
  const end = () => {
    const isFar = start !== undefined && way > backSwipe.thresholdPx
    start = undefined
    if (!isFar) return
    swipedAt = now()
    if (hasOwnGesture) return
    setTimeout(() => {
      if (!signal.aborted && poppedAt < startedAt) goBack()
    }, ownGestureMs)
  }
  const pop = (event: Event) => {
    poppedAt = now()
    if ((event as PopStateEvent).hasUAVisualTransition) swipedAt = now()
  }

  target.addEventListener('touchstart', begin, { signal, passive: true })
  target.addEventListener('touchmove', move, { signal, passive: true })
  target.addEventListener('touchend', end, { signal, passive: true })
  // The browser has taken the finger for something of its own.
  target.addEventListener('touchcancel', () => (start = undefined), { signal, passive: true })
  popped.addEventListener('popstate', pop, { signal })
  return hasSwiped
}

/** Whether what is under the finger goes sideways itself: a carousel, or a rail that is wider than its place. */
function movesSideways(under: EventTarget | null): boolean {
  if (!(under instanceof Element)) return false
  if (under.closest(ownSwipes)) return true
  for (let element: Element | null = under; element; element = element.parentElement)
    if (
      element.scrollWidth > element.clientWidth + 1 &&
      /auto|scroll/.test(getComputedStyle(element).overflowX)
    )
      return true
  return false
}
