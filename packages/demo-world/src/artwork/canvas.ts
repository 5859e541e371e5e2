import type { SeededRandom } from '@plaza/gateway/seeded-random'
import type { Painter } from './painter'
import type { Palette } from './palettes'

/** The surface of a scene or layout: 400 units high, as wide as the picture's aspect ratio requires. */
export interface Canvas {
  painter: Painter
  palette: Palette
  random: SeededRandom
  width: number
  height: number
  /** Where the viewer should look first, horizontally: the middle of a tile, the far side of a banner. */
  focusX: number
}

/** Where the sky meets the ground, as a share of the height. */
export const horizonShare = 0.67

export const horizonOf = (canvas: Canvas): number => canvas.height * horizonShare
