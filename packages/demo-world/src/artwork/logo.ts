import type { LogoBrief } from './brief'
import { lettering } from './glyphs'
import { hashText, seededRandom } from '@plaza/gateway/seeded-random'
import { motifs } from './motifs'
import { createPainter, group, place } from './painter'
import { palettes } from './palettes'

const [viewWidth, viewHeight] = [400, 200] as const
const markSize = 104

interface Placed {
  markup: string
  width: number
  height: number
}

const word = (text: string, height: number, paint: string, weight: number): Placed => {
  const { markup, width } = lettering(text, height, paint, weight)
  return { markup, width, height }
}

/** Lines of a wordmark: one, or two of which the second is smaller and wide. */
function linesOf(text: string, light: string, colour: string, weight: number): Placed[] {
  const [first = text, ...rest] = text.split(' ')
  const lead = word(first, 62, light, weight)
  return rest.length > 0 ? [lead, word(rest.join(' '), 30, colour, weight * 1.15)] : [lead]
}

/** A vendor's wordmark without a background: its mark, and its name in strokes. Legible on dark and on light. */
export function logoPicture(brief: LogoBrief, width: number, height: number): string {
  const painter = createPainter()
  const palette = palettes[brief.palette]
  const weight = 12 + (hashText(brief.word) % 3) * 3
  const paint = painter.linear(
    [
      [0, palette.main.hi],
      [0.5, palette.main.mid],
      [1, palette.main.lo],
    ],
    90,
  )
  const mark = motifs[brief.motif](painter, palette, seededRandom(brief.word))
  const lines = linesOf(brief.word, paint, palette.second.mid, weight)
  const gap = 18
  const tall = lines.reduce((sum, line) => sum + line.height, 0) + gap * (lines.length - 1)
  const wide = Math.max(...lines.map((line) => line.width))
  const availableWidth = viewWidth - 32
  const scale = Math.min(1, (availableWidth - markSize - 20) / wide)
  const total = markSize + 20 + wide * scale
  const left = (viewWidth - total) / 2
  let y = (viewHeight - tall * scale) / 2
  const texts = lines.map((line) => {
    const placed = group(line.markup, place(left + markSize + 20, y, scale))
    y += (line.height + gap) * scale
    return placed
  })
  const body = group(mark, place(left + markSize / 2, viewHeight / 2, markSize / 200)) + texts.join('')
  return painter.document(width, height, viewWidth, viewHeight, body)
}
