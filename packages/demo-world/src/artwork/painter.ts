import { num, oval, pt } from './geometry'

/** The four tones of one material: in the light, its own colour, turned away from the light, and in shadow. */
export interface Ramp {
  hi: string
  mid: string
  lo: string
  ink: string
}

/** [offset 0–1, colour, opacity] */
export type Stop = readonly [number, string, number?]

export interface SolidOptions {
  /** Width of the lit rim in units of the drawing; 0 for none. */
  rim?: number
  /** Strength of the shadow side, 0–1. */
  shade?: number
  opacity?: number
}

/** Draws lit shapes and keeps the gradients and clips that they share. Light comes from the upper left. */
export interface Painter {
  /** Paint of a linear gradient; `angle` in degrees, 0 runs left to right, 90 downwards. */
  linear(stops: readonly Stop[], angle?: number): string
  /** Paint of a radial gradient over the shape's own box. */
  radial(stops: readonly Stop[], cx?: number, cy?: number, radius?: number): string
  /** A shape with volume: gradient from the light, lit rim, shadow side. */
  solid(path: string, ramp: Ramp, options?: SolidOptions): string
  /** A sphere. */
  ball(cx: number, cy: number, radius: number, ramp: Ramp): string
  /** A soft highlight. */
  gloss(cx: number, cy: number, rx: number, ry: number, turn?: number, opacity?: number): string
  /** A soft round light. */
  glow(cx: number, cy: number, rx: number, colour: string, opacity?: number, ry?: number): string
  /** Content clipped to a path. */
  clipped(path: string, content: string): string
  /** Blurred content; deviation in units of the drawing. */
  blurred(content: string, deviation: number): string
  /** Stores content once and returns its id, for `reuse`. */
  keep(content: string): string
  reuse(id: string, transform: string, opacity?: number): string
  document(width: number, height: number, viewWidth: number, viewHeight: number, body: string): string
}

export const fill = (path: string, paint: string, opacity = 1): string =>
  `<path d="${path}" fill="${paint}"${opacity < 1 ? ` opacity="${num2(opacity)}"` : ''}/>`

export const line = (path: string, paint: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${paint}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${num2(opacity)}"` : ''}/>`

export const group = (content: string, transform: string, opacity = 1): string =>
  `<g transform="${transform}"${opacity < 1 ? ` opacity="${num2(opacity)}"` : ''}>${content}</g>`

/** A drawing and its mirror image to the left. */
export const both = (markup: string): string => markup + group(markup, 'scale(-1,1)')

/** SVG transform for a position, a scale (one number or two) and a rotation in degrees. */
export const place = (x: number, y: number, scale = 1, turn = 0, scaleY = scale): string =>
  `translate(${pt(x, y)})${turn ? ` rotate(${num(turn)})` : ''} scale(${num2(scale)},${num2(scaleY)})`

/** A four-pointed spark. */
export const spark = (x: number, y: number, radius: number, colour = '#fff', opacity = 1): string => {
  const waist = radius * 0.16
  const arm = (dx: number, dy: number, ex: number, ey: number): string =>
    `Q${pt(x + dx, y + dy)} ${pt(x + ex, y + ey)}`
  const path = `M${pt(x, y - radius)}${arm(waist, -waist, radius, 0)}${arm(waist, waist, 0, radius)}${arm(-waist, waist, -radius, 0)}${arm(-waist, -waist, 0, -radius)}Z`
  return fill(path, colour, opacity)
}

function num2(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

const stopMarkup = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([at, colour, opacity]) =>
        `<stop offset="${num2(at)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${num2(opacity)}"`}/>`,
    )
    .join('')

/** A painter with an empty set of definitions. */
export function createPainter(): Painter {
  const definitions = new Map<string, string>()
  const define = (markup: (id: string) => string): string => {
    const key = markup('')
    const known = definitions.get(key)
    if (known) return known
    const id = `d${definitions.size}`
    definitions.set(key, id)
    bodies.push(markup(id))
    return id
  }
  const bodies: string[] = []

  const linear: Painter['linear'] = (stops, angle = 55) => {
    const [dx, dy] = [Math.cos((angle * Math.PI) / 180) / 2, Math.sin((angle * Math.PI) / 180) / 2]
    const id = define(
      (name) =>
        `<linearGradient id="${name}" x1="${num2(0.5 - dx)}" y1="${num2(0.5 - dy)}" x2="${num2(0.5 + dx)}" y2="${num2(0.5 + dy)}">${stopMarkup(stops)}</linearGradient>`,
    )
    return `url(#${id})`
  }
  const radial: Painter['radial'] = (stops, cx = 0.5, cy = 0.5, radius = 0.5) => {
    const id = define(
      (name) =>
        `<radialGradient id="${name}" cx="${num2(cx)}" cy="${num2(cy)}" r="${num2(radius)}">${stopMarkup(stops)}</radialGradient>`,
    )
    return `url(#${id})`
  }
  const clipped: Painter['clipped'] = (path, content) => {
    const id = define((name) => `<clipPath id="${name}"><path d="${path}"/></clipPath>`)
    return `<g clip-path="url(#${id})">${content}</g>`
  }
  const solid: Painter['solid'] = (path, ramp, { rim = 5, shade = 0.55, opacity = 1 } = {}) => {
    const base = fill(
      path,
      linear([
        [0.05, ramp.hi],
        [0.45, ramp.mid],
        [1, ramp.lo],
      ]),
    )
    const lit = line(
      path,
      linear([
        [0, '#fff', 0.85],
        [0.55, '#fff', 0],
      ]),
      rim,
    )
    const dark = line(
      path,
      linear([
        [0.45, ramp.ink, 0],
        [1, ramp.ink, shade],
      ]),
      rim * 3.2,
    )
    const body = base + (rim > 0 ? clipped(path, dark + lit) : '')
    return opacity < 1 ? `<g opacity="${num2(opacity)}">${body}</g>` : body
  }
  const gloss: Painter['gloss'] = (cx, cy, rx, ry, turn = -30, opacity = 0.7) =>
    group(
      fill(
        oval(0, 0, rx, ry),
        linear(
          [
            [0, '#fff', 0.95],
            [1, '#fff', 0.05],
          ],
          90,
        ),
      ),
      place(cx, cy, 1, turn),
      opacity,
    )
  const glow: Painter['glow'] = (cx, cy, rx, colour, opacity = 1, ry = rx) =>
    fill(
      oval(cx, cy, rx, ry),
      radial([
        [0, colour, 1],
        [0.35, colour, 0.55],
        [0.7, colour, 0.14],
        [1, colour, 0],
      ]),
      opacity,
    )
  const ball: Painter['ball'] = (cx, cy, radius, ramp) =>
    fill(
      oval(cx, cy, radius),
      radial(
        [
          [0, ramp.hi],
          [0.4, ramp.mid],
          [0.85, ramp.lo],
          [1, ramp.ink],
        ],
        0.34,
        0.3,
        0.78,
      ),
    ) + gloss(cx - radius * 0.36, cy - radius * 0.46, radius * 0.36, radius * 0.22, -35, 0.85)

  return {
    linear,
    radial,
    solid,
    ball,
    gloss,
    glow,
    clipped,
    blurred: (content, deviation) => {
      const id = define(
        (name) =>
          `<filter id="${name}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${num(deviation)}"/></filter>`,
      )
      return `<g filter="url(#${id})">${content}</g>`
    },
    keep: (content) => define((name) => `<g id="${name}">${content}</g>`),
    reuse: (id, transform, opacity = 1) =>
      `<use href="#${id}" transform="${transform}"${opacity < 1 ? ` opacity="${num2(opacity)}"` : ''}/>`,
    document: (width, height, viewWidth, viewHeight, body) =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${num(width)}" height="${num(height)}" viewBox="0 0 ${num(viewWidth)} ${num(viewHeight)}"><defs>${bodies.join('')}</defs>${body}</svg>`,
  }
}
