import type { Canvas } from '../canvas'
import { closed, num, oval, pt, range } from '../geometry'
import { fill, line } from '../painter'
import { ramps } from '../ramps'
import { band, ridge, shafts, sky, stars } from './parts'

/** Under water: light from above, bubbles, weeds and corals at the edges. */
export function reef(canvas: Canvas): string {
  const { painter, palette, random, width, height, focusX } = canvas
  const [top, middle, low] = palette.sky
  const water = band(
    canvas,
    0,
    height,
    painter.linear(
      [
        [0, low],
        [0.4, middle],
        [1, top],
      ],
      90,
    ),
  )
  const weed = (x: number, tall: number, colour: string): string => {
    const sway = random.between(-26, 26)
    return line(
      `M${pt(x, height + 6)}C${pt(x + sway, height - tall * 0.4)} ${pt(x - sway, height - tall * 0.7)} ${pt(x + sway * 0.6, height - tall)}`,
      colour,
      random.between(7, 12),
    )
  }
  const coral = (x: number, size: number, colour: string): string =>
    [-50, -24, 0, 24, 50]
      .map((turn) => {
        const reach = size * random.between(0.7, 1)
        const tip = [
          x + Math.sin((turn * Math.PI) / 180) * reach,
          height * 0.93 - Math.cos((turn * Math.PI) / 180) * reach,
        ] as const
        return (
          line(`M${pt(x, height)}Q${pt(x, height * 0.93)} ${pt(...tip)}`, colour, size * 0.16) +
          fill(oval(...tip, size * 0.11), colour)
        )
      })
      .join('')
  const bubbles = range(Math.round(width / 14)).map(() => {
    const [x, y, r] = [random.between(0, width), random.between(0, height), random.between(2, 9)]
    return (
      line(oval(x, y, r), '#ffffff', 1.3, 0.45) +
      fill(oval(x - r * 0.35, y - r * 0.35, r * 0.25), '#ffffff', 0.8)
    )
  })
  return [
    water,
    painter.glow(width * 0.4, -20, height * 0.75, palette.glow, 0.8),
    painter.glow(focusX, height * 0.43, height * 0.42, palette.glow, 0.55),
    shafts(canvas, Math.round(width / 52), 0.42),
    ridge(canvas, height + 2, height * 0.2, palette.haze[1], 0.8),
    range(Math.round(width / 34))
      .map((i) =>
        weed(
          i * 36 + random.between(0, 18),
          random.between(30, 120) * (Math.abs(i * 36 - focusX) / width + 0.45),
          i % 2 ? palette.haze[0] : palette.sky[0],
        ),
      )
      .join(''),
    coral(width * 0.06, 62, palette.main.lo),
    coral(width * 0.95, 74, palette.second.lo),
    coral(width * 0.2, 36, palette.trim.lo),
    bubbles.join(''),
  ].join('')
}

/** A stadium at night, under four floodlights. */
export function pitch(canvas: Canvas): string {
  const { painter, palette, random, width, height, focusX } = canvas
  const stand = height * 0.46
  const grass = height * 0.64
  const crowd = range(Math.round(width * 0.9)).map(() =>
    fill(
      oval(random.between(0, width), random.between(stand + 8, grass - 8), 1.9),
      random.pick([palette.spark, palette.main.mid, palette.second.mid, palette.haze[0]]),
      0.75,
    ),
  )
  const stripes = range(9).map((i) => {
    const [a, b] = [(i - 4.5) / 4.5, (i - 3.5) / 4.5]
    return fill(
      closed([
        [focusX + a * width * 0.6, grass],
        [focusX + b * width * 0.6, grass],
        [focusX + b * width * 1.9, height],
        [focusX + a * width * 1.9, height],
      ]),
      i % 2 ? ramps.leaf.mid : ramps.leaf.lo,
    )
  })
  const lamp = (x: number): string => {
    const y = height * 0.12
    const beam = (dx: number) =>
      fill(
        closed([
          [x - 8, y],
          [x + 8, y],
          [focusX + dx + 60, grass + 40],
          [focusX + dx - 60, grass + 40],
        ]),
        painter.linear(
          [
            [0, palette.glow, 0.55],
            [1, palette.glow, 0],
          ],
          90,
        ),
      )
    return (
      beam((x - focusX) * 0.3) +
      line(`M${pt(x, y)}V${num(stand + 6)}`, '#0b0a1c', 5) +
      painter.glow(x, y, 46, palette.glow, 0.95) +
      range(8)
        .map((i) => fill(oval(x - 18 + (i % 4) * 12, y - 6 + Math.floor(i / 4) * 12, 4.4), '#ffffff'))
        .join('')
    )
  }
  return [
    sky(canvas),
    stars(canvas, Math.round(width / 12), 0.3),
    painter.glow(focusX, height * 0.44, height * 0.5, palette.glow, 0.7),
    band(canvas, stand, grass - stand, palette.haze[1]),
    fill(
      `M0,${num(stand + 8)}Q${pt(focusX, stand - 26)} ${pt(width, stand + 8)}V${num(grass)}H0Z`,
      palette.haze[1],
    ),
    crowd.join(''),
    stripes.join(''),
    band(
      canvas,
      grass,
      height - grass,
      painter.linear(
        [
          [0, palette.glow, 0.25],
          [1, '#03100c', 0.72],
        ],
        90,
      ),
    ),
    line(`M0,${num(grass)}H${num(width)}`, '#ffffff', 2, 0.7),
    line(oval(focusX, height * 0.84, width * 0.34, height * 0.08), '#ffffff', 3, 0.55),
    lamp(width * 0.09),
    lamp(width * 0.91),
  ].join('')
}

/** A cockfighting pit: lit sand, a ring of boards, flags above. */
export function arena(canvas: Canvas): string {
  const { painter, palette, random, width, height, focusX } = canvas
  const flag = (x: number, y: number, colour: string): string =>
    painter.solid(
      closed([
        [x - 11, y],
        [x + 11, y],
        [x, y + 26],
      ]),
      { hi: colour, mid: colour, lo: palette.sky[0], ink: '#05010f' },
      { rim: 1.5 },
    )
  const colours = [palette.main.mid, palette.second.mid, palette.trim.mid, '#ffffff']
  const ropeY = (x: number, level: number): number =>
    height * level + Math.sin((x / width) * Math.PI) * height * 0.07
  const flags = [0.02, 0.13].flatMap((level, row) =>
    range(Math.round(width / 30)).map((i) =>
      flag(i * 30 + 14 + row * 12, ropeY(i * 30 + 14, level), colours[(i + row) % colours.length] ?? '#fff'),
    ),
  )
  const boards = range(Math.round(width / 18)).map((i) =>
    fill(`M${pt(i * 18, height * 0.6)}h16v${num(height * 0.1)}h-16Z`, i % 2 ? ramps.wood.lo : ramps.wood.mid),
  )
  return [
    sky(canvas),
    painter.glow(focusX, height * 0.42, height * 0.56, palette.glow, 0.95),
    range(Math.round(width / 5))
      .map(() =>
        fill(
          oval(random.between(0, width), random.between(height * 0.34, height * 0.6), 4.2),
          palette.haze[random.int(0, 1)] ?? '#000',
          0.75,
        ),
      )
      .join(''),
    boards.join(''),
    band(
      canvas,
      height * 0.6,
      height * 0.1,
      painter.linear(
        [
          [0, '#05010f', 0],
          [1, '#05010f', 0.6],
        ],
        90,
      ),
    ),
    band(
      canvas,
      height * 0.7,
      height * 0.3,
      painter.linear(
        [
          [0, '#f3c98b'],
          [0.5, '#b9793f'],
          [1, '#4a2412'],
        ],
        90,
      ),
    ),
    fill(oval(focusX, height * 0.76, width * 0.44, height * 0.06), '#fff3cf', 0.5),
    flags.join(''),
    range(Math.round(width / 14))
      .map(() =>
        painter.glow(
          random.between(0, width),
          random.between(height * 0.2, height * 0.8),
          random.between(3, 8),
          palette.spark,
          0.7,
        ),
      )
      .join(''),
  ].join('')
}
