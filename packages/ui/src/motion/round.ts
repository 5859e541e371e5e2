import { whileSeen } from './while-seen'

/** An element that moves in a round. */
export interface RoundPart {
  element: Element
  /** Its keyframes over the whole round. Lengths in px: the compositor does not animate shares of an element's size. */
  keyframes: Keyframe[]
  /** Moves this pseudo-element of it instead. */
  pseudoElement?: string
}

export interface RoundOptions {
  /** Runs only while this is on the screen and the tab is shown. */
  within: Element
  parts: readonly RoundPart[]
  roundMs: number
  /** Where in the round it begins, ms. */
  startMs?: number
  /**
   * Its parts stand where the round begins by their own styles: the animations are made once they are seen, after the
   * first frame with them.
   */
  startsAtRest?: boolean
  /** A round of equal steps: how long one takes, ms. */
  stepMs?: number
  /** Called with the number of each step as it begins, counted on from the first round. */
  onStep?: (step: number) => void
}

/** A round that plays. */
export interface Round {
  /** How far it is, ms since the start of its first round. */
  timeMs(): number
  /** Stops it where it is, or lets it go on. */
  hold(isHeld: boolean): void
  /** Ends it: every part is where its styles put it. */
  end(): void
}

/**
 * Plays keyframes in an endless round on the compositor: between two steps no script, style or layout runs, and nothing
 * runs while nobody can see it.
 */
export function playRound(options: RoundOptions): Round {
  const { within, parts, roundMs, startMs = 0, startsAtRest = false, stepMs, onStep } = options
  let animations: Animation[] | undefined
  const animate = () =>
    parts.map(({ element, keyframes, pseudoElement }) => {
      const animation = element.animate(keyframes, {
        duration: roundMs,
        iterations: Infinity,
        ...(pseudoElement && { pseudoElement }),
      })
      animation.currentTime = startMs
      animation.pause()
      return animation
    })
  if (!startsAtRest) animations = animate()
  let passedMs = startMs
  let since: number | undefined
  let isSeen = false
  let isHeld = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeMs = () => passedMs + (since === undefined ? 0 : performance.now() - since)
  const awaitStep = () => {
    if (stepMs === undefined || !onStep) return
    const next = Math.floor(timeMs() / stepMs) + 1
    const step = () => {
      onStep(next)
      awaitStep()
    }
    timer = setTimeout(step, next * stepMs - timeMs())
  }
  const look = () => {
    const isRunning = isSeen && !isHeld
    if (isRunning === (since !== undefined)) return
    passedMs = timeMs()
    since = isRunning ? performance.now() : undefined
    for (const animation of (animations ??= animate()))
      if (isRunning) animation.play()
      else animation.pause()
    clearTimeout(timer)
    if (isRunning) awaitStep()
  }
  const stopWatching = whileSeen(within, () => {
    isSeen = true
    look()
    return () => {
      isSeen = false
      look()
    }
  })
  return {
    timeMs,
    hold(isNow) {
      isHeld = isNow
      look()
    },
    end() {
      stopWatching()
      for (const animation of animations ?? []) animation.cancel()
    },
  }
}
