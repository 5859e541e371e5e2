import { backSwipe } from '@plaza/contract/kernel'

export interface BackSwipeOptions {
  /** Where touch events are received: the document. */
  target: EventTarget
  /** Where the browser's own navigation is observed: the window. */
  popped: EventTarget
  now: () => number
  /** Right-to-left pages: the swipe back starts at the right edge. */
  isRtl: () => boolean
  /** Width of the view, px. */
  width: () => number
  /** The browser has its own back swipe, as Safari does outside an installed app. */
  hasOwnGesture: boolean
  goBack: () => void
  signal: AbortSignal
}

/** A swipe starts at most this far from the edge, px. */
const edgePx = 32
/** A browser that goes back by itself does so within this time after the touch ends, ms. */
const ownGestureMs = 60
/** What moves sideways under a finger, or lies over the page and has ways of its own to be left. */
const ownSwipes = '[data-carousel], input[type="range"], [role="dialog"], [role="alertdialog"], [role="menu"]'

interface Touch {
  x: number
  y: number
}

/**
 * Goes back after a swipe of more than 100 px from the edge, unless the browser has gone back by itself meanwhile.
 * Returns a function that tells, to the page that is drawn then, whether a swipe, ours or the browser's, led to it or went back
 * within the last 500 ms: such a page change has its own animation already.
 */
export function watchBackSwipe(options: BackSwipeOptions): () => boolean {
  const { target, popped, now, isRtl, width, hasOwnGesture, goBack, signal } = options
  let start: Touch | undefined
  let way = 0
  let swipedAt = -Infinity
  let poppedAt = -Infinity
  let startedAt = -Infinity
  // A page is drawn some time after its navigation.
  let isPageOfSwipe = false
  let touching = new AbortController()
  const hasSwiped = () => now() - swipedAt < backSwipe.resetMs

  const begin = (event: Event) => {
    const { touches, target: touched } = event as TouchEvent
    const [first] = touches
    touching.abort()
    start = undefined
    if (touches.length !== 1 || !first || !touched || hasSwiped()) return
    const fromEdge = isRtl() ? width() - first.clientX : first.clientX
    if (fromEdge > edgePx || movesSideways(touched)) return
    way = 0
    start = { x: first.clientX, y: first.clientY }
    startedAt = now()
    touching = new AbortController()
    // A touch stays with the element that it began on, also once data has replaced that: its events do not bubble then.
    const listening = { signal: touching.signal, passive: true }
    touched.addEventListener('touchmove', move, listening)
    touched.addEventListener('touchend', end, listening)
    // The browser has taken over the touch for its own gesture.
    touched.addEventListener('touchcancel', () => touching.abort(), listening)
  }
  const move = (event: Event) => {
    const { touches } = event as TouchEvent
    const [first] = touches
    if (!start || !first) return
    way = (first.clientX - start.x) * (isRtl() ? -1 : 1)
    // Two fingers zoom, and a vertical move scrolls; neither goes back.
    if (touches.length > 1 || Math.abs(first.clientY - start.y) > Math.max(way, edgePx)) start = undefined
  }
  const end = () => {
    const isFar = start !== undefined && way > backSwipe.thresholdPx
    start = undefined
    touching.abort()
    if (!isFar || signal.aborted) return
    swipedAt = now()
    if (hasOwnGesture) return
    setTimeout(() => {
      if (!signal.aborted && poppedAt < startedAt) goBack()
    }, ownGestureMs)
  }
  const pop = (event: Event) => {
    poppedAt = now()
    if ((event as PopStateEvent).hasUAVisualTransition) swipedAt = now()
    isPageOfSwipe = hasSwiped()
  }

  target.addEventListener('touchstart', begin, { signal, passive: true })
  popped.addEventListener('popstate', pop, { signal })
  return () => {
    const isSwiped = isPageOfSwipe || hasSwiped()
    isPageOfSwipe = false
    return isSwiped
  }
}

/** Whether the touched element scrolls sideways itself: a carousel, or an overflowing rail. */
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
