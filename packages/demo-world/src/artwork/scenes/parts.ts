import type { Canvas } from '../canvas'
import { horizonOf } from '../canvas'
import { closed, num, oval, pt, range } from '../geometry'
import { fill, line, spark } from '../painter'

/** A plain rectangle over the whole width. */
export const band = ({ width }: Canvas, top: number, height: number, paint: string, opacity = 1): string =>
  fill(`M0,${num(top)}h${num(width)}v${num(height)}h${num(-width)}Z`, paint, opacity)

/** The sky: dark at the top, light near the lamps. */
export function sky(canvas: Canvas): string {
  const { painter, palette, height } = canvas
  const [top, middle, low] = palette.sky
  return band(
    canvas,
    0,
    height,
    painter.linear(
      [
        [0, top],
        [0.42, middle],
        [0.72, low],
      ],
      90,
    ),
  )
}

export function stars(canvas: Canvas, count: number, lowest = 0.5): string {
  const { random, palette, width, height } = canvas
  return range(count)
    .map((i) => {
      const [x, y] = [random.between(0, width), random.between(0, height * lowest)]
      const r = random.between(0.7, 2)
      return i % 6 === 0
        ? spark(x, y, r * 4.5, palette.spark, 0.85)
        : fill(oval(x, y, r), palette.spark, random.between(0.35, 0.9))
    })
    .join('')
}

/** The large disc behind the subject: moon or evening sun. */
export function disc(canvas: Canvas, x: number, y: number, radius: number): string {
  const { painter, palette } = canvas
  return (
    painter.glow(x, y, radius * 2.1, palette.glow, 0.75) +
    fill(
      oval(x, y, radius),
      painter.linear(
        [
          [0, '#ffffff', 0.95],
          [0.5, palette.glow, 0.95],
          [1, palette.glow, 0.35],
        ],
        90,
      ),
    )
  )
}

/** A row of hills whose bottoms are at `base`. */
export function ridge(canvas: Canvas, base: number, height: number, colour: string, opacity = 1): string {
  const { random, width } = canvas
  const steps = Math.max(4, Math.round(width / 70))
  const points = range(steps + 1).map(
    (i) => [(width / steps) * i, base - height * random.between(0.25, 1)] as const,
  )
  const curve = points.slice(1).map(([x, y], i) => {
    const [px, py] = points[i] ?? [0, base]
    const middle = (px + x) / 2
    return `C${pt(middle, py)} ${pt(middle, y)} ${pt(x, y)}`
  })
  const [, firstY] = points[0] ?? [0, base]
  return fill(`M0,${num(base)}L${pt(0, firstY)}${curve.join('')}L${pt(width, base)}Z`, colour, opacity)
}

/** Water or floor from the horizon down. */
export function ground(canvas: Canvas, top = horizonOf(canvas)): string {
  const { painter, palette, height } = canvas
  return band(
    canvas,
    top,
    height - top,
    painter.linear(
      [
        [0, palette.ground[0]],
        [1, palette.ground[1]],
      ],
      90,
    ),
  )
}

/** Light reflected on water below a disc. */
export function glitter(canvas: Canvas, x: number, top: number, spread: number): string {
  const { random, palette, height } = canvas
  return range(26)
    .map((i) => {
      const depth = i / 26
      const y = top + 3 + depth * depth * (height - top)
      const half = spread * (0.25 + depth) * random.between(0.2, 0.75)
      return fill(
        oval(x + random.between(-1, 1) * spread * (0.15 + depth * 0.6), y, half, 1 + depth * 1.6),
        palette.glow,
        0.55 - depth * 0.35,
      )
    })
    .join('')
}

/** Lamps on a rope from one side to the other. */
export function lampRope(canvas: Canvas, from: number, to: number, sag: number, count: number): string {
  const { painter, palette, width } = canvas
  const at = (t: number): [number, number] => [
    width * t,
    from + (to - from) * t + Math.sin(Math.PI * t) * sag,
  ]
  const rope = `M${pt(...at(0))}Q${pt(width / 2, (from + to) / 2 + sag * 2)} ${pt(...at(1))}`
  const lamps = range(count).map((i) => {
    const [x, y] = at((i + 0.5) / count)
    return (
      painter.glow(x, y + 9, 22, palette.glow, 0.75) +
      line(`M${pt(x, y)}v4`, '#120818', 1.6) +
      fill(
        oval(x, y + 9.5, 5, 6),
        painter.linear(
          [
            [0, '#fffbe6'],
            [1, palette.glow],
          ],
          90,
        ),
      )
    )
  })
  return line(rope, '#120818', 1.8, 0.7) + lamps.join('')
}

/** Lights out of focus. */
export function bokeh(canvas: Canvas, count: number, top: number, bottom: number, largest = 26): string {
  const { random, palette, width } = canvas
  const colours = [palette.glow, palette.spark, palette.main.hi, palette.second.hi]
  return range(count)
    .map(() => {
      const r = random.between(largest * 0.3, largest)
      const [x, y] = [random.between(0, width), random.between(top, bottom)]
      const colour = random.pick(colours)
      const opacity = random.between(0.1, 0.32)
      return fill(oval(x, y, r), colour, opacity) + line(oval(x, y, r), colour, 1.2, opacity)
    })
    .join('')
}

/** Light that falls from the upper left. */
export function shafts(canvas: Canvas, count: number, opacity = 0.3): string {
  const { painter, palette, random, width, height } = canvas
  const paint = painter.linear(
    [
      [0, palette.glow, 0.9],
      [1, palette.glow, 0],
    ],
    80,
  )
  return range(count)
    .map((i) => {
      const x = (width / count) * i + random.between(-20, 20) - 30
      const broad = random.between(16, 44)
      const slant = height * 0.42
      return fill(
        closed([
          [x, -10],
          [x + broad, -10],
          [x + broad * 2 + slant, height * 0.95],
          [x + slant, height * 0.95],
        ]),
        paint,
        opacity * random.between(0.4, 1),
      )
    })
    .join('')
}
