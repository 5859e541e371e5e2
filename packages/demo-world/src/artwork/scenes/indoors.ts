import type { Canvas } from '../canvas'
import { closed, num, oval, polar, pt, sector, range } from '../geometry'
import { fill, line } from '../painter'
import { ramps } from '../ramps'
import { band, bokeh, ground, sky, stars } from './parts'

/** A gaming table: felt in the lamp's light, its rail, the marks for bets. */
export function table(canvas: Canvas): string {
  const { painter, palette, width, height, focusX } = canvas
  const [top, middle] = palette.sky
  const centre = -height * 0.12
  const arc = (radius: number, paint: string, broad: number, opacity = 1): string =>
    line(oval(focusX, centre, radius * Math.max(1, width / 420), radius), paint, broad, opacity)
  const boxes = range(7).map((i) => {
    const [x, y] = polar(30 + i * 20, height * 0.84, focusX, centre)
    return line(oval(x, y, 21, 14), palette.spark, 2, 0.5)
  })
  return [
    band(
      canvas,
      0,
      height,
      painter.radial(
        [
          [0, palette.sky[2]],
          [0.45, middle],
          [1, top],
        ],
        0.5,
        0.36,
        0.78,
      ),
    ),
    bokeh(canvas, Math.round(width / 24), 0, height * 0.3, 20),
    painter.glow(focusX, height * 0.4, height * 0.55, palette.glow, 0.7),
    arc(height * 0.62, palette.spark, 1.6, 0.45),
    arc(height * 0.68, palette.spark, 1.6, 0.45),
    arc(height * 0.65, palette.glow, 9, 0.14),
    boxes.join(''),
    arc(height * 1.07, ramps.wood.ink, 50),
    arc(height * 1.065, ramps.wood.lo, 38),
    arc(height * 1.055, ramps.wood.mid, 22),
    arc(height * 1.043, ramps.wood.hi, 4, 0.8),
    fill(
      closed([
        [width * 0.2, 0],
        [width * 0.36, 0],
        [width * 0.95, height],
        [width * 0.1, height],
      ]),
      painter.linear(
        [
          [0, '#ffffff', 0.28],
          [1, '#ffffff', 0],
        ],
        80,
      ),
    ),
  ].join('')
}

/** A draw hall: an arch of bulbs, falling streamers. */
export function hall(canvas: Canvas): string {
  const { painter, palette, random, width, height, focusX } = canvas
  const [x, y] = [focusX, height * 0.46]
  const arch = [1.06, 0.92].flatMap((share) =>
    range(25).map((i) => {
      const [bx, by] = polar(180 + i * 7.5, height * 0.43 * share, x, y)
      return painter.glow(bx, by, 13, palette.glow, 0.8) + fill(oval(bx, by, 3.6), '#fffbe6')
    }),
  )
  const colours = [palette.main.mid, palette.second.mid, palette.trim.mid, palette.spark]
  const confetti = range(Math.round(width / 5)).map(() => {
    const [cx, cy, size] = [random.between(0, width), random.between(0, height * 0.86), random.between(3, 7)]
    const turn = random.between(0, 6.3)
    const [dx, dy] = [Math.cos(turn) * size, Math.sin(turn) * size]
    return fill(
      closed([
        [cx, cy],
        [cx + dx, cy + dy],
        [cx + dx - dy * 0.5, cy + dy + dx * 0.5],
        [cx - dy * 0.5, cy + dx * 0.5],
      ]),
      random.pick(colours),
      0.9,
    )
  })
  return [
    sky(canvas),
    painter.glow(x, y, height * 0.58, palette.glow, 0.85),
    fill(sector(180, 360, height * 0.37, height * 0.485, x, y), palette.sky[0], 0.55),
    arch.join(''),
    ground(canvas, height * 0.76),
    fill(oval(x, height * 0.79, Math.min(focusX, height * 0.6), height * 0.06), palette.glow, 0.45),
    fill(oval(x, height * 0.8, Math.min(width * 0.44, height * 0.52), height * 0.045), palette.sky[1], 0.8),
    confetti.join(''),
  ].join('')
}

/** A horizon of light lines and towers, for e-sports. */
export function grid(canvas: Canvas): string {
  const { painter, palette, random, width, height, focusX } = canvas
  const horizon = height * 0.62
  const towers = range(Math.round(width / 20)).map((i) => {
    const tall = random.between(20, 92) * (0.5 + Math.abs(i * 20 - focusX) / width)
    const windows = range(Math.floor(tall / 12)).map((row) =>
      fill(
        `M${pt(i * 20 + 4 + random.int(0, 1) * 6, horizon - tall + 5 + row * 12)}h4v4h-4Z`,
        palette.spark,
        0.8,
      ),
    )
    return fill(`M${pt(i * 20, horizon)}v${num(-tall)}h18v${num(tall)}Z`, palette.haze[1]) + windows.join('')
  })
  const rays = range(17).map((i) =>
    line(
      `M${pt(focusX + (i - 8) * width * 0.045, horizon)}L${pt(focusX + (i - 8) * width * 0.34, height)}`,
      palette.glow,
      1.6,
      0.6,
    ),
  )
  const rows = range(9).map((i) =>
    line(`M0,${num(horizon + (height - horizon) * (i / 9) ** 1.8)}H${num(width)}`, palette.glow, 1.4, 0.55),
  )
  const slits = range(7).map((i) => band(canvas, horizon - 12 - i * 17, 7 - i * 0.8, palette.sky[1], 0.85))
  const sun = oval(focusX, height * 0.42, height * 0.29)
  return [
    sky(canvas),
    stars(canvas, Math.round(width / 7)),
    painter.glow(focusX, height * 0.42, height * 0.56, palette.glow, 0.7),
    painter.clipped(
      sun,
      band(
        canvas,
        0,
        height,
        painter.linear(
          [
            [0.15, palette.spark],
            [0.45, palette.glow],
            [0.75, palette.main.mid],
          ],
          90,
        ),
      ) + slits.join(''),
    ),
    towers.join(''),
    band(
      canvas,
      horizon,
      height - horizon,
      painter.linear(
        [
          [0, palette.ground[0]],
          [1, palette.ground[1]],
        ],
        90,
      ),
    ),
    rays.join(''),
    rows.join(''),
    line(`M0,${num(horizon)}H${num(width)}`, '#ffffff', 2.5, 0.8),
  ].join('')
}

/** A theatre: curtains on both sides, one lamp, floorboards. */
export function stage(canvas: Canvas): string {
  const { painter, palette, width, height, focusX } = canvas
  const fold = Math.min(24, width * 0.07)
  const curtain = (side: 1 | -1): string =>
    range(5)
      .map((i) => {
        const x = side === 1 ? (4 - i) * fold * 0.86 : width - (4 - i) * fold * 0.86
        const swing = side * fold * (1.2 + i * 0.14)
        return painter.solid(
          `M${pt(x - side * 6, -10)}L${pt(x + swing, -10)}C${pt(x + swing, height * 0.4)} ${pt(x + swing * 0.4, height * 0.6)} ${pt(x + swing * 0.75, height * 0.88)}L${pt(x - side * 10, height * 0.9)}Z`,
          palette.main,
          { rim: 2.5, shade: 0.7 },
        )
      })
      .join('')
  const valance = range(Math.ceil(width / 50)).map((i) =>
    painter.solid(`M${pt(i * 50, -8)}h50v20c-6,26 -44,26 -50,0Z`, palette.second, { rim: 2.5, shade: 0.5 }),
  )
  return [
    sky(canvas),
    painter.glow(focusX, height * 0.42, height * 0.55, palette.glow, 0.95),
    fill(
      closed([
        [width * 0.42, 0],
        [width * 0.58, 0],
        [focusX + height * 0.36, height * 0.86],
        [focusX - height * 0.36, height * 0.86],
      ]),
      painter.linear(
        [
          [0, '#ffffff', 0.5],
          [1, '#ffffff', 0],
        ],
        90,
      ),
    ),
    band(
      canvas,
      height * 0.76,
      height * 0.24,
      painter.linear(
        [
          [0, ramps.wood.mid],
          [1, ramps.wood.ink],
        ],
        90,
      ),
    ),
    range(Math.round(width / 24))
      .map((i) =>
        line(
          `M${pt(focusX + (i - width / 48) * 18, height * 0.76)}L${pt(focusX + (i - width / 48) * 40, height)}`,
          ramps.wood.ink,
          1.6,
          0.6,
        ),
      )
      .join(''),
    fill(oval(focusX, height * 0.8, Math.min(width * 0.4, height * 0.5), height * 0.05), palette.glow, 0.55),
    curtain(1),
    curtain(-1),
    valance.join(''),
    band(
      canvas,
      0,
      height * 0.16,
      painter.linear(
        [
          [0, '#05010f', 0.5],
          [1, '#05010f', 0],
        ],
        90,
      ),
    ),
  ].join('')
}
