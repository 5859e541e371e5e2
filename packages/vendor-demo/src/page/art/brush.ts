export type Paint = CanvasRenderingContext2D
export type Stops = readonly (readonly [number, string])[]

const paths = new Map<string, Path2D>()
/** The path of SVG path data, made once. */
export function svg(data: string): Path2D {
  const known = paths.get(data)
  if (known) return known
  const path = new Path2D(data)
  paths.set(data, path)
  return path
}

const withStops = (gradient: CanvasGradient, stops: Stops): CanvasGradient => {
  for (const [at, colour] of stops) gradient.addColorStop(at, colour)
  return gradient
}

/** A linear gradient from one point to another. */
export const linear = (
  c: Paint,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  stops: Stops,
): CanvasGradient => withStops(c.createLinearGradient(x0, y0, x1, y1), stops)

/** A radial gradient around (x, y), lit from (x + dx, y + dy). */
export const radial = (
  c: Paint,
  [x, y, r]: readonly [number, number, number],
  stops: Stops,
  [dx, dy]: readonly [number, number] = [0, 0],
): CanvasGradient => withStops(c.createRadialGradient(x + dx, y + dy, 0, x, y, r), stops)

/** Fills a path. */
export function fill(c: Paint, data: string, style: string | CanvasGradient): void {
  c.fillStyle = style
  c.fill(svg(data))
}

/** Strokes a path with round ends. */
export function line(c: Paint, data: string, style: string | CanvasGradient, width: number): void {
  c.strokeStyle = style
  c.lineWidth = width
  c.lineCap = 'round'
  c.lineJoin = 'round'
  c.stroke(svg(data))
}

/** Fills a disc. */
export function disc(c: Paint, x: number, y: number, r: number, style: string | CanvasGradient): void {
  c.beginPath()
  c.arc(x, y, r, 0, Math.PI * 2)
  c.fillStyle = style
  c.fill()
}

/** Fills a rounded rectangle and, where `edge` is given, draws its edge. */
export function plate(
  c: Paint,
  [x, y, w, h, r]: readonly [number, number, number, number, number],
  style: string | CanvasGradient,
  edge?: { style: string | CanvasGradient; width: number },
): void {
  c.beginPath()
  c.roundRect(x, y, w, h, r)
  c.fillStyle = style
  c.fill()
  if (!edge) return
  c.strokeStyle = edge.style
  c.lineWidth = edge.width
  c.stroke()
}

/** A four-pointed glint. */
export function glint(c: Paint, x: number, y: number, r: number, colour = '#ffffff'): void {
  const k = r * 0.16
  c.beginPath()
  c.moveTo(x, y - r)
  c.quadraticCurveTo(x + k, y - k, x + r, y)
  c.quadraticCurveTo(x + k, y + k, x, y + r)
  c.quadraticCurveTo(x - k, y + k, x - r, y)
  c.quadraticCurveTo(x - k, y - k, x, y - r)
  c.fillStyle = colour
  c.fill()
}

/** Draws and restores the canvas's state afterwards. */
export function kept(c: Paint, draw: () => void): void {
  c.save()
  draw()
  c.restore()
}
