import { hotMatchTicker } from '@plaza/contract/kernel'
import { onceLaidOut, playRound } from '@plaza/ui/motion'
import { stepMs, stripKeyframes } from './strip-round'

const { speedMs } = hotMatchTicker

export interface StripStart {
  /** Moves up inside of its parent. */
  track: HTMLElement
  count: number
  isStill: boolean
  /** Gets the number of the entry that comes, as the move to it begins. */
  onEntry: (entry: number) => void
}

/** A strip that goes round. */
export interface Strip {
  /** Lets it rest: a move that has begun is ended first. */
  hold(isHeld: boolean): void
  end(): void
}

/** Moves the entries of a strip through its window, each rests 5000 ms; on the compositor (HOME-5). */
function startStrip({ track, count, isStill, onEntry }: StripStart): Strip {
  const card = track.parentElement ?? track
  const round = playRound({
    within: card,
    parts: [{ element: track, keyframes: stripKeyframes(count, card.clientHeight, isStill) }],
    roundMs: count * stepMs,
    // The first entry has come already.
    startMs: speedMs,
    startsAtRest: true,
    stepMs,
    onStep: (step) => onEntry(step % count),
  })
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    hold(isHeld) {
      clearTimeout(timer)
      const movedMs = round.timeMs() % stepMs
      if (isHeld && movedMs < speedMs) timer = setTimeout(round.hold, speedMs - movedMs, true)
      else round.hold(isHeld)
    },
    end() {
      clearTimeout(timer)
      round.end()
    },
  }
}

/** Starts a strip once it is laid out, when its height can be read. Returns the function that ends it. */
export function startLaidOutStrip(start: StripStart, onStart: (strip: Strip) => void): () => void {
  let strip: Strip | undefined
  const callOff = onceLaidOut(start.track, () => onStart((strip = startStrip(start))))
  return () => {
    callOff()
    strip?.end()
  }
}
