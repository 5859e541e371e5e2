/** So far a finger moves before it drags, px: less is a tap. */
const slopPx = 8
/** A drag over this share of a step leads to the next slide. */
const shareToMove = 0.2
/** So does a flick: a shorter drag within this time, ms. */
const flickMs = 250

export interface DragParts {
  /** A drag begins: stops what moves, and answers the position under the finger. */
  begin: () => number
  /** The finger is `px` from where it began, to the right when positive. */
  move: (from: number, px: number) => void
  /** The drag has ended: leads to this whole position. */
  end: (to: number) => void
  /** From one slide to the next, px; negative from right to left. */
  stepPx: () => number
}

/** Where a drag of `steps` from a position leads. */
export function dragEnd(from: number, steps: number, tookMs: number): number {
  const isMeant = Math.abs(steps) > shareToMove || (tookMs < flickMs && steps !== 0)
  return Math.round(from) + (isMeant ? Math.sign(steps) * Math.max(1, Math.round(Math.abs(steps))) : 0)
}

/** Follows a finger or mouse that drags a line of slides sideways. A drag is not a tap: its click is suppressed. */
export function watchDrag(frame: HTMLElement, parts: DragParts, signal: AbortSignal): void {
  let grip: { x: number; at: number; id: number; from?: number } | undefined
  let hasDragged = false
  const stepsOf = (x: number) => (grip ? -(x - grip.x) / parts.stepPx() : 0)
  const grab = ({ clientX, timeStamp, pointerId, isPrimary, button }: PointerEvent) => {
    hasDragged = false
    if (isPrimary && button === 0 && parts.stepPx() !== 0) grip = { x: clientX, at: timeStamp, id: pointerId }
  }
  const move = ({ clientX, pointerId }: PointerEvent) => {
    if (grip?.id !== pointerId) return
    if (grip.from === undefined) {
      if (Math.abs(clientX - grip.x) < slopPx) return
      frame.setPointerCapture(pointerId)
      hasDragged = true
      grip.from = parts.begin()
    }
    parts.move(grip.from, clientX - grip.x)
  }
  const drop = ({ clientX, timeStamp, pointerId }: PointerEvent) => {
    if (grip?.id !== pointerId) return
    if (grip.from !== undefined) parts.end(dragEnd(grip.from, stepsOf(clientX), timeStamp - grip.at))
    grip = undefined
  }
  frame.addEventListener('pointerdown', grab, { signal })
  frame.addEventListener('pointermove', move, { signal })
  frame.addEventListener('pointerup', drop, { signal })
  frame.addEventListener('pointercancel', drop, { signal })
  frame.addEventListener('dragstart', (event) => event.preventDefault(), { signal })
  frame.addEventListener(
    'click',
    (event) => {
      if (!hasDragged) return
      event.preventDefault()
      event.stopPropagation()
    },
    { signal, capture: true },
  )
}
