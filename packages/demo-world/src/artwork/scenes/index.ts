import type { Setting } from '../brief'
import type { Canvas } from '../canvas'
import { grid, hall, stage, table } from './indoors'
import { bay, cosmos, grove, market, summit } from './outdoors'
import { arena, pitch, reef } from './water-and-sport'

/** Paints a setting over the whole canvas. */
export type Scene = (canvas: Canvas) => string

export const scenes: Record<Setting, Scene> = {
  bay,
  market,
  reef,
  table,
  pitch,
  arena,
  hall,
  grid,
  stage,
  summit,
  cosmos,
  grove,
}
