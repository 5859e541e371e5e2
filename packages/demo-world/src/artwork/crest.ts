import { seededRandom } from '@plaza/gateway/seeded-random'
import { briefSeed, type Brief } from './brief'
import { oval, polygon, star, symmetric } from './geometry'
import { motifs } from './motifs'
import { createPainter, fill, group, place } from './painter'
import { palettes } from './palettes'
import { ramps } from './ramps'

const shapes: readonly ((size: number) => string)[] = [
  (s) => scaled(symmetric('M0,-100C30,-88 60,-82 90,-82C96,-10 78,58 0,100'), s),
  (s) => oval(0, 0, 96 * s),
  (s) => polygon(6, 102 * s),
  (s) => scaled(symmetric('M0,-84C24,-104 60,-102 88,-84C80,-50 84,-20 86,4C88,54 40,76 0,102'), s),
]

const scaled = (path: string, size: number): string =>
  path.replaceAll(/-?\d+(?:\.\d+)?/g, (number) => String(Math.round(Number(number) * size * 10) / 10))

/** A team's crest without a background: shield, halves in its colours, its beast or object, a star. */
export function crestPicture(brief: Brief, width: number, height: number): string {
  const random = seededRandom(briefSeed(brief))
  const painter = createPainter()
  const palette = palettes[brief.palette]
  const shape = random.pick(shapes)
  const field = shape(0.86)
  const halves = random.pick([
    'M0,-120L120,-120L120,120L0,120Z',
    'M-120,120L120,-120L120,120Z',
    'M-120,10L120,10L120,120L-120,120Z',
    'M-30,-120L30,-120L30,120L-30,120Z',
  ])
  const body =
    painter.solid(shape(1), ramps.gold, { rim: 6 }) +
    painter.solid(field, palette.second, { rim: 4 }) +
    painter.clipped(
      field,
      painter.solid(halves, palette.main, { rim: 0 }) + painter.glow(-30, -40, 120, '#ffffff', 0.3),
    ) +
    fill(oval(0, 6, 62), palette.sky[0], 0.82) +
    group(motifs[brief.motif](painter, palette, random.fork('motif')), place(0, 4, 0.62)) +
    painter.solid(star(5, 15, 7, 0, -74), ramps.lemon, { rim: 2 })
  const side = 212
  const units = (side * width) / height
  return painter.document(width, height, units, side, group(body, place(units / 2, side / 2)))
}
