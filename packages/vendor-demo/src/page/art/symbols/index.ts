import type { SlotSymbol } from '@plaza/fair'
import type { Draw } from '../../stage/sprites'
import { drawChest } from './chest'
import { drawCrown } from './crown'
import { drawDrop } from './drop'
import { drawFish } from './fish'
import { drawLantern } from './lantern'
import { drawLeaf } from './leaf'
import { drawMango } from './mango'
import { drawPalm } from './palm'
import { drawShell } from './shell'
import { drawStar } from './star'

/** How each symbol of the reels is drawn. */
export const symbolArt: Readonly<Record<SlotSymbol, Draw>> = {
  wild: drawStar,
  scatter: drawChest,
  crown: drawCrown,
  lantern: drawLantern,
  mango: drawMango,
  shell: drawShell,
  fish: drawFish,
  palm: drawPalm,
  drop: drawDrop,
  leaf: drawLeaf,
}
