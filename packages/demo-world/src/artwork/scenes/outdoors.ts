import type { Canvas } from '../canvas'
import { horizonOf } from '../canvas'
import { closed, num, oval, petal, pt, range } from '../geometry'
import { fill, group, line, place } from '../painter'
import { bokeh, disc, glitter, ground, lampRope, ridge, shafts, sky, stars } from './parts'

/** The bay at night: moon over water, hills, lamps on a rope, lights on the far shore. */
export function bay(canvas: Canvas): string {
  const { painter, palette, random, width, height, focusX } = canvas
  const horizon = horizonOf(canvas)
  const x = focusX
  const shore = range(Math.round(width / 26)).map((i) => {
    const at = i * 26 + random.between(0, 20)
    return (
      painter.glow(at, horizon - 2, 7, palette.spark, 0.9) +
      fill(oval(at, horizon + random.between(8, 20), 1, random.between(6, 16)), palette.spark, 0.35)
    )
  })
  return [
    sky(canvas),
    stars(canvas, Math.round(width / 8)),
    disc(canvas, x, height * 0.42, height * 0.27),
    ridge(canvas, horizon, height * 0.16, palette.haze[0], 0.85),
    ridge(canvas, horizon, height * 0.08, palette.haze[1]),
    ground(canvas),
    shore.join(''),
    glitter(canvas, x, horizon, height * 0.24),
    lampRope(canvas, height * 0.02, height * 0.07, height * 0.09, Math.round(width / 42)),
  ].join('')
}

/** Under the awning of a stall: stripes above, lamps, the street out of focus. */
export function market(canvas: Canvas): string {
  const { painter, palette, width, height, focusX } = canvas
  const stripe = 37.5
  const drop = height * 0.11
  const awning = range(Math.ceil(width / stripe)).map((i) => {
    const x = i * stripe
    const path = `M${pt(x, -4)}h${stripe}v${num(drop)}a${stripe / 2},${stripe / 2} 0 0 1 ${-stripe},0Z`
    return painter.solid(path, i % 2 ? palette.main : palette.trim, { rim: 2.5, shade: 0.4 })
  })
  return [
    sky(canvas),
    painter.glow(focusX, height * 0.5, Math.max(width, height) * 0.6, palette.glow, 0.8),
    bokeh(canvas, Math.round(width / 11), height * 0.16, height * 0.9, 30),
    ground(canvas, height * 0.78),
    fill(oval(focusX, height * 0.8, width * 0.46, height * 0.05), palette.glow, 0.3),
    lampRope(canvas, height * 0.17, height * 0.16, height * 0.07, Math.round(width / 44)),
    awning.join(''),
    fill(
      `M0,0h${num(width)}v${num(drop * 1.7)}h${num(-width)}Z`,
      painter.linear(
        [
          [0, '#05010f', 0.34],
          [1, '#05010f', 0],
        ],
        90,
      ),
    ),
  ].join('')
}

/** Mountains: layered peaks and rolling clouds in front of a large sun. */
export function summit(canvas: Canvas): string {
  const { painter, palette, random, width, height, focusX } = canvas
  const peak = (x: number, top: number, half: number, colour: string): string => {
    const base = height * 0.86
    return (
      fill(
        closed([
          [x - half, base],
          [x, top],
          [x + half, base],
        ]),
        colour,
      ) +
      fill(
        closed([
          [x, top],
          [x + half, base],
          [x + half * 0.18, base],
          [x - half * 0.12, top + (base - top) * 0.4],
        ]),
        '#05010f',
        0.22,
      ) +
      fill(
        closed([
          [x, top],
          [x + half * 0.2, top + (base - top) * 0.2],
          [x + 4, top + (base - top) * 0.16],
          [x - half * 0.08, top + (base - top) * 0.24],
          [x - half * 0.2, top + (base - top) * 0.2],
        ]),
        '#ffffff',
        0.55,
      )
    )
  }
  const cloud = (x: number, y: number, size: number): string => {
    const path = `M${pt(x - size, y)}a${pt(size * 0.34, size * 0.34)} 0 0 1 ${pt(size * 0.42, -size * 0.34)}a${pt(size * 0.46, size * 0.46)} 0 0 1 ${pt(size * 0.86, 0)}a${pt(size * 0.34, size * 0.34)} 0 0 1 ${pt(size * 0.6, size * 0.34)}Z`
    return (
      painter.solid(path, palette.trim, { rim: 3, shade: 0.3, opacity: 0.92 }) +
      line(
        `M${pt(x - size * 0.3, y - size * 0.16)}a${pt(size * 0.16, size * 0.16)} 0 1 1 ${pt(size * 0.26, size * 0.04)}`,
        palette.trim.lo,
        2.5,
        0.6,
      )
    )
  }
  const count = Math.max(3, Math.round(width / 110))
  return [
    sky(canvas),
    disc(canvas, focusX, height * 0.4, height * 0.29),
    range(count)
      .map((i) =>
        peak(
          (width / (count - 1)) * i + random.between(-20, 20),
          height * random.between(0.42, 0.6),
          height * 0.3,
          palette.haze[0],
        ),
      )
      .join(''),
    range(count + 1)
      .map((i) =>
        peak(
          (width / count) * i + random.between(-30, 10),
          height * random.between(0.58, 0.72),
          height * 0.24,
          palette.haze[1],
        ),
      )
      .join(''),
    range(Math.round(width / 62))
      .map((i) =>
        cloud(i * 66 + random.between(-10, 30), height * random.between(0.72, 0.8), random.between(34, 52)),
      )
      .join(''),
    ground(canvas, height * 0.8),
  ].join('')
}

/** Among the stars. */
export function cosmos(canvas: Canvas): string {
  const { painter, palette, random, width, height, focusX } = canvas
  const planet = (x: number, y: number, r: number): string =>
    painter.ball(x, y, r, palette.second) +
    group(
      line(`M${-r * 1.8},0a${r * 1.8},${r * 0.5} 0 0 0 ${r * 3.6},0`, palette.trim.mid, r * 0.22, 0.9),
      place(x, y, 1, -18),
    )
  return [
    sky(canvas),
    painter.glow(width * 0.2, height * 0.2, height * 0.5, palette.main.mid, 0.4),
    painter.glow(width * 0.85, height * 0.65, height * 0.55, palette.second.mid, 0.35),
    painter.glow(focusX, height * 0.43, height * 0.52, palette.glow, 0.75),
    stars(canvas, Math.round(width / 4), 1),
    planet(width * (random.chance(0.5) ? 0.14 : 0.87), height * 0.13, 20),
    line(oval(focusX, height * 0.43, height * 0.4, height * 0.4), palette.spark, 1, 0.35),
    line(oval(focusX, height * 0.43, height * 0.5, height * 0.5), palette.spark, 1, 0.22),
  ].join('')
}

/** A grove at dusk: light between broad leaves, and fireflies. */
export function grove(canvas: Canvas): string {
  const { painter, palette, random, width, height, focusX } = canvas
  const leaf = (x: number, y: number, length: number, turn: number, near: boolean): string =>
    group(
      (near
        ? painter.solid(
            petal(length, length * 0.22, 0),
            { hi: palette.haze[0], mid: palette.haze[1], lo: palette.sky[0], ink: '#05010f' },
            { rim: 2 },
          )
        : fill(petal(length, length * 0.22, 0), palette.haze[0], 0.8)) +
        line(`M0,0V${num(-length * 0.92)}`, palette.glow, 1.4, near ? 0.3 : 0.12),
      place(x, y, 1, turn),
    )
  const sides = (near: boolean) =>
    range(7).flatMap((i) => {
      const [length, y] = [height * (near ? 0.34 : 0.42), (height / 6) * i + random.between(-14, 14)]
      return [
        leaf(-12, y, length, random.between(30, 110), near),
        leaf(width + 12, y, length, -random.between(30, 110), near),
      ]
    })
  return [
    sky(canvas),
    painter.glow(focusX, height * 0.4, height * 0.6, palette.glow, 0.9),
    sides(false).join(''),
    shafts(canvas, Math.round(width / 60), 0.28),
    ground(canvas, height * 0.84),
    sides(true).join(''),
    range(Math.round(width / 16))
      .map(() =>
        painter.glow(
          random.between(0, width),
          random.between(height * 0.1, height * 0.9),
          random.between(4, 9),
          palette.spark,
          0.9,
        ),
      )
      .join(''),
  ].join('')
}
