/** A finger moves this far before it pulls, px: less is a tap. */
const slopPx = 4
/** A sheet that is pulled down by this share of its height closes. */
const shareToClose = 0.4
/** So does one that is pulled faster than this when the finger leaves it, px per ms. */
const flickPxPerMs = 0.5
/** A finger that rests this long before it leaves does not flick, ms. */
const restMs = 100

export interface PullParts {
  /** The sheet is pulled down by this share of its height. */
  move: (share: number) => void
  /** The finger has left it. */
  end: (closes: boolean) => void
}

interface Grip {
  x: number
  y: number
  heightPx?: number
  last: { y: number; at: number; speed: number }
}

/** What is under the finger moves by itself, or is scrolled and first scrolls back to its top. */
function ownsTouch(target: EventTarget | null, sheet: Element): boolean {
  for (let at = target as Element | null; at && at !== sheet; at = at.parentElement)
    if (at.scrollTop > 0 || at.matches('input[type="range"], textarea, [data-owns-touch]')) return true
  return false
}

/** Follows a finger that pulls a sheet down from the top of its content. */
export function watchPull(sheet: HTMLElement, parts: PullParts, signal: AbortSignal): void {
  let grip: Grip | undefined
  const start = ({ touches, target, timeStamp }: TouchEvent) => {
    const [touch] = touches
    grip = undefined
    if (!touch || touches.length > 1 || ownsTouch(target, sheet)) return
    grip = { x: touch.clientX, y: touch.clientY, last: { y: touch.clientY, at: timeStamp, speed: 0 } }
  }
  const move = (event: TouchEvent) => {
    const [touch] = event.touches
    if (!grip || !touch) return
    const [right, down] = [touch.clientX - grip.x, touch.clientY - grip.y]
    if (grip.heightPx === undefined) {
      if (Math.max(Math.abs(right), Math.abs(down)) < slopPx) return
      if (down <= Math.abs(right)) return void (grip = undefined)
      grip.heightPx = sheet.offsetHeight
    }
    // Otherwise the browser would scroll.
    if (event.cancelable) event.preventDefault()
    const { last } = grip
    const speed = (touch.clientY - last.y) / Math.max(1, event.timeStamp - last.at)
    grip.last = { y: touch.clientY, at: event.timeStamp, speed }
    parts.move(Math.min(1, Math.max(0, down) / Math.max(1, grip.heightPx)))
  }
  const end = ({ type, timeStamp }: TouchEvent) => {
    const held = grip
    grip = undefined
    if (held?.heightPx === undefined) return
    const { y, at, speed } = held.last
    const isFlick = speed > flickPxPerMs && timeStamp - at < restMs
    parts.end(type === 'touchend' && (isFlick || y - held.y > shareToClose * held.heightPx))
  }
  sheet.addEventListener('touchstart', start, { signal, passive: true })
  sheet.addEventListener('touchmove', move, { signal, passive: false })
  sheet.addEventListener('touchend', end, { signal })
  sheet.addEventListener('touchcancel', end, { signal })
}
