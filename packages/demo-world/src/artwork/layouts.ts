import type { Layout } from './brief'
import { horizonOf, type Canvas } from './canvas'
import { closed, num, oval, petal, polar, polygon, range, scallop } from './geometry'
import { fill, line, place, spark } from './painter'
import { ramps } from './ramps'

/** A picture under construction: the canvas, its painted scene, and the ids of its parts. */
export interface Set {
  canvas: Canvas
  scene: string
  /** Id of the stored subject (drawn from −100 to 100). */
  subject: string
  /** Id of a smaller companion. */
  companion: string
}

type Compose = (set: Set) => string

const focus = ({ focusX, height }: Canvas): [number, number] => [focusX, height * 0.43]

/** A soft shadow below something round. */
const shadow = ({ painter }: Canvas, x: number, y: number, radius: number, opacity = 0.6): string =>
  painter.glow(x + radius * 0.08, y + radius * 0.14, radius * 1.25, '#05010f', opacity)

const sparks = ({ random, palette }: Canvas, x: number, y: number, radius: number, count: number): string =>
  range(count)
    .map(() => {
      const [sx, sy] = polar(random.between(0, 360), radius * random.between(0.75, 1.15), x, y)
      return spark(sx, sy, random.between(5, 15), palette.spark, random.between(0.6, 1))
    })
    .join('')

/** The subject so close that it extends beyond the frame. */
const closeUp: Compose = ({ canvas, scene, subject }) => {
  const { painter, palette, random, width, height } = canvas
  const [x, y] = focus(canvas)
  const rays = range(12).map((i) =>
    fill(closed([[x, y], polar(i * 30 - 5, 600, x, y), polar(i * 30 + 7, 600, x, y)]), palette.glow, 0.13),
  )
  return [
    scene,
    fill(`M0,0h${num(width)}v${num(height)}h${num(-width)}Z`, palette.sky[0], 0.45),
    rays.join(''),
    painter.glow(x, y, height * 0.5, palette.glow, 0.85),
    shadow(canvas, x, y, 170, 0.5),
    painter.reuse(
      subject,
      place(x + random.between(-10, 10), y + 6, height * 0.0044, random.between(-12, 12)),
    ),
    sparks(canvas, x, y, 150, 6),
  ].join('')
}

/** The subject on the horizon, with its reflection and decorations. */
const horizon: Compose = ({ canvas, scene, subject, companion }) => {
  const { painter, palette, random, width, height } = canvas
  const scale = height * 0.0031
  const foot = horizonOf(canvas) + height * 0.05
  const x = width / 2
  const side = random.chance(0.5) ? 1 : -1
  const small = scale * 0.36
  return [
    scene,
    painter.reuse(companion, place(x + side * height * 0.28, foot - 70 * small, small, side * 8), 0.95),
    painter.reuse(
      companion,
      place(x - side * height * 0.3, foot - 60 * small * 0.75, small * 0.72, -side * 10),
      0.9,
    ),
    painter.reuse(subject, place(x, foot + scale * 78, scale, 0, -scale * 0.8), 0.22),
    painter.glow(x, foot, height * 0.34, '#05010f', 0.7, height * 0.045),
    painter.glow(x, foot - 92 * scale, height * 0.4, palette.glow, 0.45),
    painter.reuse(subject, place(x, foot - 90 * scale, scale)),
    sparks(canvas, x, foot - 90 * scale, 120 * scale, 4),
  ].join('')
}

/** Rays from the subject, with small objects flying out of it. */
const burst: Compose = ({ canvas, scene, subject, companion }) => {
  const { painter, palette, random, width, height } = canvas
  const [x, y] = focus(canvas)
  const turn = random.between(0, 18)
  const ray = painter.radial([
    [0, palette.glow, 0.95],
    [0.6, palette.glow, 0.3],
    [1, palette.glow, 0],
  ])
  const rays = range(18).map((i) => {
    const reach = Math.max(width, height) * 0.72
    return closed([[x, y], polar(turn + i * 20, reach, x, y), polar(turn + i * 20 + 9, reach, x, y)])
  })
  const flying = range(9).map((i) => {
    const [fx, fy] = polar(turn + i * 40 + random.between(-9, 9), height * random.between(0.35, 0.46), x, y)
    return painter.reuse(
      companion,
      place(fx, fy, height * random.between(0.0005, 0.00085), random.between(-60, 60)),
    )
  })
  return [
    scene,
    fill(`M0,0h${num(width)}v${num(height)}h${num(-width)}Z`, palette.sky[1], 0.5),
    fill(rays.join(''), ray, 0.85),
    painter.glow(x, y, height * 0.4, palette.glow, 1),
    line(oval(x, y, height * 0.325), palette.spark, 2, 0.5),
    flying.join(''),
    shadow(canvas, x, y, height * 0.28, 0.5),
    painter.reuse(subject, place(x, y, height * 0.0031, random.between(-6, 6))),
    sparks(canvas, x, y, height * 0.33, 5),
  ].join('')
}

/** The subject in a gold medal with a wreath. */
const emblem: Compose = ({ canvas, scene, subject }) => {
  const { painter, palette, width, height } = canvas
  const [x, y] = focus(canvas)
  const r = height * 0.3
  const beads = range(36).map((i) =>
    painter.ball(...polar(i * 10, r * 0.885, x, y), r * 0.035, i % 3 ? ramps.lemon : palette.trim),
  )
  const wreath = [-1, 1].flatMap((side) =>
    range(7).map((i) => {
      const angle = 90 - side * (14 + i * 17)
      const [lx, ly] = polar(angle, r * 1.07, x, y)
      return painter.solid(
        petal(r * 0.36, r * 0.095, angle + 90 - side * 116, lx, ly),
        i % 2 ? ramps.gold : ramps.amber,
        { rim: 2 },
      )
    }),
  )
  return [
    scene,
    fill(`M0,0h${num(width)}v${num(height)}h${num(-width)}Z`, palette.sky[0], 0.3),
    painter.glow(x, y, r * 1.8, palette.glow, 0.6),
    shadow(canvas, x, y + 8, r * 1.12, 0.8),
    wreath.join(''),
    painter.solid(scallop(28, r * 1.0, r * 0.025, x, y), ramps.gold, { rim: 5 }),
    painter.solid(oval(x, y, r * 0.94), ramps.bronze, { rim: 3 }),
    beads.join(''),
    painter.solid(
      oval(x, y, r * 0.83),
      { hi: palette.sky[2], mid: palette.sky[1], lo: palette.sky[0], ink: '#05010f' },
      { rim: 4 },
    ),
    painter.glow(x, y, r * 0.85, palette.glow, 0.75),
    painter.reuse(subject, place(x, y, r * 0.0074)),
    painter.solid(polygon(4, r * 0.14, x, y - r * 1.02), palette.main, { rim: 3 }),
    painter.gloss(x - r * 0.5, y - r * 0.72, r * 0.34, r * 0.08, -36, 0.7),
  ].join('')
}

/** Two halves, one with the subject and one with a companion, divided by a slope. */
const diagonal: Compose = ({ canvas, scene, subject, companion }) => {
  const { painter, palette, random, width, height } = canvas
  const rising = random.chance(0.5)
  const [left, right] = rising ? [height * 0.86, height * 0.36] : [height * 0.36, height * 0.86]
  const lower = closed([
    [0, left],
    [width, right],
    [width, height],
    [0, height],
  ])
  const stripes = range(Math.round(width / 22) + 12).map((i) =>
    line(`M${num(i * 30 - 140)},${num(height + 10)}l180,-360`, '#ffffff', 7, 0.08),
  )
  const [x, y] = [width * (rising ? 0.46 : 0.54), height * 0.4]
  const [cx, cy] = [width * (rising ? 0.8 : 0.2), height * 0.68]
  return [
    scene,
    painter.clipped(
      lower,
      fill(
        lower,
        painter.linear(
          [
            [0, palette.main.mid],
            [1, palette.main.ink],
          ],
          70,
        ),
      ) + stripes.join(''),
    ),
    line(`M0,${num(left)}L${num(width)},${num(right)}`, '#05010f', 15, 0.35),
    line(`M0,${num(left)}L${num(width)},${num(right)}`, ramps.gold.lo, 8),
    line(`M0,${num(left - 1)}L${num(width)},${num(right - 1)}`, ramps.gold.hi, 3.5),
    painter.glow(x, y, height * 0.42, palette.glow, 0.7),
    shadow(canvas, cx, cy, 52, 0.55),
    painter.reuse(companion, place(cx, cy, height * 0.00135, rising ? 14 : -14)),
    shadow(canvas, x, y, height * 0.28, 0.55),
    painter.reuse(subject, place(x, y, height * 0.0034, rising ? -8 : 8)),
    sparks(canvas, x, y, height * 0.34, 4),
  ].join('')
}

/** A patterned wall with a window. */
const field: Compose = ({ canvas, scene, subject, companion }) => {
  const { painter, palette, random, width, height } = canvas
  const [x, y] = focus(canvas)
  const step = height * 0.145
  const tiles = range(Math.ceil(height / step) + 1).flatMap((row) =>
    range(Math.ceil(width / step) + 2).map((column) =>
      painter.reuse(
        companion,
        place(column * step - (row % 2 ? step / 2 : 0), row * step, height * 0.00052, -16),
        0.5,
      ),
    ),
  )
  const r = height * 0.335
  const arch = (size: number): string =>
    `M${num(x - size)},${num(y + size * 1.02)}V${num(y - size * 0.1)}A${num(size)},${num(size)} 0 0 1 ${num(x + size)},${num(y - size * 0.1)}V${num(y + size * 1.02)}Z`
  const frame = random.pick([
    (size: number) => oval(x, y, size),
    (size: number) => polygon(6, size * 1.1, x, y),
    arch,
    (size: number) => scallop(10, size, size * 0.05, x, y),
  ])
  return [
    fill(
      `M0,0h${num(width)}v${num(height)}h${num(-width)}Z`,
      painter.linear(
        [
          [0, palette.sky[1]],
          [1, palette.sky[0]],
        ],
        70,
      ),
    ),
    tiles.join(''),
    painter.glow(x, y, height * 0.62, '#05010f', 0.65),
    painter.solid(frame(r * 1.0), palette.second, { rim: 5 }),
    painter.solid(frame(r * 0.93), palette.trim, { rim: 2 }),
    painter.clipped(frame(r * 0.89), scene),
    shadow(canvas, x, y, r * 0.8, 0.5),
    painter.reuse(subject, place(x, y + 2, r * 0.0098, random.between(-5, 5))),
    sparks(canvas, x, y, r, 4),
  ].join('')
}

export const compositions: Record<Layout, Compose> = { closeUp, horizon, burst, emblem, diagonal, field }
