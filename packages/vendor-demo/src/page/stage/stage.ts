/** What a picture is drawn into: CSS pixels, time in ms of the page's clock. */
export interface View {
  width: number
  height: number
  now: number
  /** Reduced motion is requested: fades only. */
  reduced: boolean
}

export interface Picture {
  /** Draws the moment `view.now`; true while something still moves. */
  draw: (c: CanvasRenderingContext2D, view: View) => boolean
}

export interface Stage {
  /** Draws soon, and continues while the picture moves. */
  wake: () => void
  stop: () => void
}

/** Twice is as fine as a phone's screen shows; more only costs battery. */
const finest = 2

/**
 * Draws a picture on a canvas: sharp at the device's pixel ratio, resized with its box, frames only while something
 * moves, none while the page is hidden.
 */
export function createStage(canvas: HTMLCanvasElement, picture: Picture): Stage {
  const context = canvas.getContext('2d')
  const still = window.matchMedia('(prefers-reduced-motion: reduce)')
  let frame = 0
  let running = true

  const draw = (): void => {
    frame = 0
    if (!context || !running || document.hidden) return
    const { clientWidth: width, clientHeight: height } = canvas
    if (width === 0 || height === 0) return
    const ratio = Math.min(finest, window.devicePixelRatio || 1)
    const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)]
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w
      canvas.height = h
    }
    context.setTransform(ratio, 0, 0, ratio, 0, 0)
    const isMoving = picture.draw(context, {
      width,
      height,
      now: performance.now(),
      reduced: still.matches,
    })
    if (isMoving) wake()
  }
  const wake = (): void => {
    if (frame === 0 && running && !document.hidden) frame = requestAnimationFrame(draw)
  }

  const boxes = new ResizeObserver(wake)
  boxes.observe(canvas)
  document.addEventListener('visibilitychange', wake)
  still.addEventListener('change', wake)
  wake()
  return {
    wake,
    stop: () => {
      running = false
      cancelAnimationFrame(frame)
      boxes.disconnect()
      document.removeEventListener('visibilitychange', wake)
      still.removeEventListener('change', wake)
    },
  }
}
