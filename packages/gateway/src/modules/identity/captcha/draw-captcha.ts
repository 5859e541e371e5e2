import sharp from 'sharp'
import { newSecret } from '../../../kernel/security/secrets'
import { seededRandom, type SeededRandom } from '../../../kernel/seeded-random'
import { digitStrokes, type Point } from './digit-strokes'

const width = 240
const height = 88
const inks = ['#2b1a5e', '#5b1647', '#123a5c', '#1d4a34', '#5a2d0c'] as const

type Warp = (point: Point) => Point

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join('L')}`

/** Bends the whole picture in two waves. */
function waves(random: SeededRandom): Warp {
  const across = { size: random.between(2.5, 5), length: random.between(9, 15), at: random.between(0, 6) }
  const down = { size: random.between(3, 6), length: random.between(14, 24), at: random.between(0, 6) }
  return ([x, y]) => [
    x + across.size * Math.sin(y / across.length + across.at),
    y + down.size * Math.sin(x / down.length + down.at),
  ]
}

/** Places the unit box of a digit: turned, slanted, larger or smaller. */
function place(random: SeededRandom, index: number): Warp {
  const turn = random.between(-0.32, 0.32)
  const slant = random.between(-0.25, 0.25)
  const size = { x: random.between(30, 37), y: random.between(44, 54) }
  const centre = { x: 38 + index * 54 + random.between(-6, 6), y: height / 2 + random.between(-6, 6) }
  return ([x, y]) => {
    const [dx, dy] = [(x - 0.5) * size.x + (0.5 - y) * slant * size.y, (y - 0.5) * size.y]
    return [
      centre.x + dx * Math.cos(turn) - dy * Math.sin(turn),
      centre.y + dx * Math.sin(turn) + dy * Math.cos(turn),
    ]
  }
}

const stroke = (points: readonly Point[], ink: string, thickness: number): string =>
  `<path d="${pathOf(points)}" fill="none" stroke="${ink}" stroke-width="${thickness.toFixed(1)}" stroke-linecap="round" stroke-linejoin="round"/>`

/** A line across the digits in the colour of one of them. */
function scratch(random: SeededRandom, warp: Warp): string {
  const [from, to] = [random.between(14, height - 14), random.between(14, height - 14)]
  const points = Array.from({ length: 25 }, (_, index): Point => [
    index * 10,
    from + ((to - from) * index) / 24 + 9 * Math.sin(index / 3 + from),
  ])
  return stroke(points.map(warp), random.pick(inks), random.between(1.4, 2.3))
}

const speck = (random: SeededRandom): string =>
  `<circle cx="${random.int(0, width)}" cy="${random.int(0, height)}" r="${random.between(0.8, 2.2).toFixed(1)}" fill="${random.pick(inks)}" opacity="0.55"/>`

/** The picture of a code as SVG; another seed draws the same digits quite differently. */
export function captchaSvg(code: string, seed: string): string {
  const random = seededRandom(seed)
  const warp = waves(random)
  const digits = [...code].flatMap((digit, index) => {
    const [put, ink, thickness] = [place(random, index), random.pick(inks), random.between(5.6, 7.2)]
    return (digitStrokes[digit] ?? []).map((points) =>
      stroke(
        points.map((point) => warp(put(point))),
        ink,
        thickness,
      ),
    )
  })
  const noise = [
    ...Array.from({ length: 3 }, () => scratch(random, warp)),
    ...Array.from({ length: 70 }, () => speck(random)),
  ]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#f3eefb"/>${digits.join('')}${noise.join('')}</svg>`
}

/** A picture of a code as base64 of a png, 240 × 88 pixels, drawn differently each time. */
export async function drawCaptcha(code: string): Promise<string> {
  const svg = Buffer.from(captchaSvg(code, newSecret()))
  const png = await sharp(svg).png({ palette: true, colours: 32 }).toBuffer()
  return png.toString('base64')
}
