import { bannerAutoplayMs } from '@plaza/contract/kernel'
import { playRound, type Round } from '@plaza/ui/motion'
import { watchDrag } from './drag'
import { dotKeyframes, leastFor, offsetOf, shiftTo, slideKeyframes } from './slide-round'

/** How long a slide takes to move, ms. */
const moveMs = 400
const easing = 'cubic-bezier(0.2, 0.8, 0.2, 1)'

export interface CarouselStart {
  /** Index of the first slide. */
  first: number
  /** Time for which the first slide has already been shown, ms: it stays as long as the others in total. */
  seenMs: number
  /** The person prefers reduced motion: no autoplay, and slides change at once. */
  isStill: boolean
  /** The dots, whose lights follow; a slide shown twice shares its dot. */
  dots: readonly HTMLElement[]
  /** Gets the number of the slide in view, as the move to it begins. */
  onSlide: (slide: number) => void
}

export interface Carousel {
  /** Moves to a slide, the shorter way round. `isAtOnce` skips the move. */
  goTo(slide: number, isAtOnce?: boolean): void
  /** Moves on by itself, every 5000 ms, until it is held. */
  play(): void
  hold(): void
  isPlaying(): boolean
  /** Leaves the rail as it was. */
  destroy(): void
}

/**
 * Makes a loop of a rail of at least four slides (HOME-2). It moves on the compositor: a page at rest runs no script or
 * layout for it, and nothing moves out of view.
 */
export function startCarousel(frame: HTMLElement, start: CarouselStart): Carousel {
  const { isStill, dots, onSlide } = start
  const cells = [...frame.querySelectorAll<HTMLElement>('li')]
  const count = cells.length
  const ended = new AbortController()
  let stepPx = 0
  let position = start.first
  let isPlaying = !isStill
  let round: Round | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const slideAt = (place: number) => ((Math.round(place) % count) + count) % count
  /** Puts every slide where it belongs, in the midst of a move too. */
  const place = (at: number) => {
    position = at
    cells.forEach((cell, index) => {
      cell.style.transform = shiftTo(index, offsetOf(index, at, count, -2), stepPx)
    })
    dots.forEach((dot, index) =>
      dot.style.setProperty('--lit', slideAt(at) % dots.length === index ? '1' : '0'),
    )
  }
  const startRound = (passedMs: number) => {
    const line = { count, stepPx }
    const times = { stayMs: bannerAutoplayMs, moveMs, easing }
    round = playRound({
      within: frame,
      parts: [
        ...cells.map((element, index) => ({ element, keyframes: slideKeyframes(index, line, times) })),
        ...dots.map((element, index) => ({
          element,
          keyframes: dotKeyframes(index, dots.length, count),
          pseudoElement: '::after',
        })),
      ],
      roundMs: count * bannerAutoplayMs,
      startMs: slideAt(position) * bannerAutoplayMs + passedMs,
      startsAtRest: true,
      stepMs: bannerAutoplayMs,
      onStep: (step) => onSlide(slideAt((position = step))),
    })
  }
  /** Stops where it is, also between two slides. */
  const stop = () => {
    clearTimeout(timer)
    const [first] = cells
    if (!first || stepPx === 0) return
    const shiftPx = new DOMMatrixReadOnly(getComputedStyle(first).transform).m41
    round?.end()
    round = undefined
    for (const cell of cells) for (const animation of cell.getAnimations()) animation.cancel()
    // Of the places that look the same, the one nearest to where it has counted to.
    const seen = -shiftPx / stepPx
    place(seen + count * Math.round((position - seen) / count))
  }
  /** Moves from where it stands to a place, and goes on from there. */
  const settle = (to: number, isAtOnce = false) => {
    const from = position
    const least = leastFor(to - from, count)
    const ms = isStill || isAtOnce ? 0 : moveMs
    place(to)
    cells.forEach((cell, index) => {
      const offset = offsetOf(index, from, count, least)
      const path = [offset, offset - (to - from)].map((end) => ({ transform: shiftTo(index, end, stepPx) }))
      if (ms > 0) cell.animate(path, { duration: ms, easing })
    })
    onSlide(slideAt(to))
    if (isPlaying) timer = setTimeout(startRound, ms, moveMs)
  }
  const measure = new ResizeObserver(() => {
    const [first, second] = cells
    if (!first || !second) return
    const measuredPx = second.offsetLeft - first.offsetLeft
    if (measuredPx === stepPx) return
    const isFirst = stepPx === 0
    const passedMs = round ? round.timeMs() % bannerAutoplayMs : isFirst ? start.seenMs : moveMs
    clearTimeout(timer)
    round?.end()
    round = undefined
    stepPx = measuredPx
    position = slideAt(position)
    // Before anything is written: starting an animation reads the styles.
    if (isPlaying) startRound(Math.min(Math.max(passedMs, moveMs), bannerAutoplayMs - 1))
    place(position)
    if (isFirst) onSlide(position)
  })
  measure.observe(frame)
  watchDrag(
    frame,
    {
      begin: () => {
        stop()
        return position
      },
      move: (from, px) => place(from - px / stepPx),
      end: settle,
      stepPx: () => stepPx,
    },
    ended.signal,
  )
  return {
    goTo(slide, isAtOnce) {
      stop()
      settle(
        Math.round(position) + offsetOf(slide, slideAt(position), count, Math.ceil(-count / 2)),
        isAtOnce,
      )
    },
    play() {
      if (isPlaying || isStill) return
      isPlaying = true
      startRound(moveMs)
    },
    hold() {
      if (!isPlaying) return
      isPlaying = false
      stop()
      settle(Math.round(position))
    },
    isPlaying: () => isPlaying,
    destroy() {
      ended.abort()
      measure.disconnect()
      clearTimeout(timer)
      round?.end()
      for (const cell of cells) cell.style.transform = ''
    },
  }
}
