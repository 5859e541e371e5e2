/** Slides of a loop that stand in a line, and how they move. */
export interface SlideLine {
  count: number
  /** From one slide to the next, px; negative where the line runs from right to left. */
  stepPx: number
}

/**
 * Where a slide of a loop stands, in steps from the leading edge: 0 is in view, 1 the next. `position` is the slide in
 * view, a fraction between two; `least` the smallest answer, from which the others follow round the loop.
 */
export function offsetOf(index: number, position: number, count: number, least: number): number {
  const beyond = (index - position - least) % count
  return (beyond < 0 ? beyond + count : beyond) + least
}

/** The transform that brings a slide from its own place in the line to an offset. */
export const shiftTo = (index: number, offset: number, stepPx: number): string =>
  `translateX(${(offset - index) * stepPx}px)`

/** Room for a move of so many steps forward, backward when negative: the slide before and the one after stay in view. */
export const leastFor = (steps: number, count: number): number =>
  steps >= 0 ? Math.ceil(steps) + 2 - count : Math.floor(steps) - 1

export interface RoundTimes {
  /** From the start of one move to the start of the next, ms. */
  stayMs: number
  /** How long a move takes, ms. */
  moveMs: number
  easing: string
}

/**
 * Keyframes of a slide over one round: step k begins with the move from slide k - 1 to slide k. A slide goes from one end
 * of the line to the other while it is out of view.
 */
export function slideKeyframes(
  index: number,
  { count, stepPx }: SlideLine,
  { stayMs, moveMs, easing }: RoundTimes,
): Keyframe[] {
  const least = leastFor(1, count)
  const before = (step: number) => offsetOf(index, step - 1, count, least)
  const steps = Array.from({ length: count }, (_, step): Keyframe[] => [
    { offset: step / count, transform: shiftTo(index, before(step), stepPx), easing },
    {
      offset: (step + moveMs / stayMs) / count,
      transform: shiftTo(index, before(step) - 1, stepPx),
      easing: 'step-end',
    },
  ])
  return [...steps.flat(), { offset: 1, transform: shiftTo(index, before(count), stepPx) }]
}

/** Keyframes of the light of a dot over the round of `count` slides, of which every `dots`-th is the dot's. */
export function dotKeyframes(dot: number, dots: number, count: number): Keyframe[] {
  const opacity = (step: number) => (step % dots === dot ? 1 : 0)
  const steps = Array.from({ length: count }, (_, step): Keyframe => ({
    offset: step / count,
    opacity: opacity(step),
    easing: 'step-end',
  }))
  return [...steps, { offset: 1, opacity: opacity(0) }]
}
