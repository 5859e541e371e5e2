import { seededRandom } from '@plaza/gateway/seeded-random'
import { briefSeed, type Brief } from './brief'
import type { Canvas } from './canvas'
import { companionOf } from './companions'
import { num } from './geometry'
import { compositions, type Set } from './layouts'
import { motifs, type MotifName } from './motifs'
import { createPainter, fill } from './painter'
import { palettes } from './palettes'
import { scenes } from './scenes'

/** Height of every drawing, in its own units. */
export const unitHeight = 400

/** The base of a picture for a brief: canvas, painted scene, subject and companion, ready to be placed. */
export function prepareSet(brief: Brief, width: number, height: number, focus = 0.5): Set {
  const random = seededRandom(briefSeed(brief))
  const palette = palettes[brief.palette]
  const unitWidth = (unitHeight * width) / height
  const painter = createPainter()
  const canvas: Canvas = {
    painter,
    palette,
    random,
    width: unitWidth,
    height: unitHeight,
    focusX: unitWidth * focus,
  }
  const kept = (name: MotifName): string =>
    painter.keep(motifs[name](painter, palette, random.fork(`motif/${name}`)))
  const companion = companionOf(brief.motif, random.fork('companion'))
  return {
    canvas,
    scene: scenes[brief.setting](canvas),
    subject: kept(brief.motif),
    companion: kept(companion),
  }
}

/** Darkens the bottom, so that a name is legible there, and slightly the edges. */
function plate({ painter, palette, width, height }: Canvas): string {
  const area = `M0,0h${num(width)}v${num(height)}h${num(-width)}Z`
  const foot = painter.linear(
    [
      [0.62, palette.sky[0], 0],
      [0.88, palette.sky[0], 0.82],
      [1, '#05010f', 0.95],
    ],
    90,
  )
  const edge = painter.radial(
    [
      [0.62, '#05010f', 0],
      [1, '#05010f', 0.5],
    ],
    0.5,
    0.45,
    0.78,
  )
  return fill(area, edge) + fill(area, foot)
}

/** Draws the picture of a game. */
export function gamePicture(brief: Brief, width: number, height: number): string {
  const set = prepareSet(brief, width, height)
  const body = compositions[brief.layout](set) + plate(set.canvas)
  return set.canvas.painter.document(width, height, set.canvas.width, set.canvas.height, body)
}
