import { disc, kept, plate, radial, type Paint } from '../art/brush'
import { hsl } from '../art/colour'
import { dangerColour, type Palette } from '../art/palette'
import { drawNight } from '../art/scene'
import { drawPearlAt } from '../art/symbols/pearl'
import { drawClam, drawOpenClam } from '../art/symbols/shell'
import { drawUrchin } from '../art/symbols/urchin'
import { easeOut, pulse, share } from '../stage/easing'
import { createSprites } from '../stage/sprites'
import type { Picture, View } from '../stage/stage'
import { minesBoard } from './mines-layout'
import type { MinesState } from './mines-state'

const openMs = 380
const revealGapMs = 26

interface Parts {
  palette: () => Palette
  state: () => MinesState
}

/** Draws the board: closed clams, opened ones with their pearl, and the urchins once the round is over. */
export function minesPicture({ palette, state }: Parts): Picture {
  const sprites = createSprites()

  const drawPearlOpen = (c: Paint, size: number, u: number, isDim: boolean) => {
    const p = palette()
    // Unopened shells are shown in the night's colour at the end, so that the opened ones stand out.
    const hue = isDim ? p.hue : p.hue + 168
    const colours = [hsl(hue, isDim ? 50 : 80, 82), hsl(hue, isDim ? 40 : 62, 52), hsl(hue, 62, 24)] as const
    c.globalAlpha = isDim ? 0.3 : 1
    const open = sprites.get(`open:${String(hue)}`, (k) => drawOpenClam(k, colours), size)
    c.drawImage(open, -size / 2, -size / 2, size, size)
    if (!isDim)
      disc(
        c,
        0,
        -size * 0.04,
        size * 0.5,
        radial(
          c,
          [0, -size * 0.04, size * 0.5],
          [
            [0, `rgb(255 240 255 / ${String(0.65 * u)})`],
            [1, 'rgb(255 240 255 / 0)'],
          ],
        ),
      )
    const pearl = sprites.get('pearl', (k) => drawPearlAt(k, 0, -4, 26), size)
    const grown = size * (0.5 + 0.5 * u)
    c.drawImage(pearl, -grown / 2, -grown / 2, grown, grown)
    c.globalAlpha = 1
  }

  const drawCell = (c: Paint, view: View, now: MinesState, field: number, cell: number): boolean => {
    const p = palette()
    const size = cell * 0.84
    const opened = now.opened.find((one) => one.field === field)
    const isMine = now.end?.mines.includes(field) === true
    const isStung = isMine && opened !== undefined
    const ground = isStung ? 'rgb(150 20 50 / 0.72)' : opened ? hsl(p.hue + 168, 52, 22, 0.85) : p.cell
    plate(c, [-cell / 2 + 3, -cell / 2 + 3, cell - 6, cell - 6, 12], ground, {
      style: isStung ? dangerColour : opened ? p.accent : p.cellEdge,
      width: isStung || opened ? 2 : 1,
    })
    const order = (field % 5) + Math.floor(field / 5)
    const from =
      opened && !isStung ? opened.at : now.end ? now.end.at + (isStung ? 0 : 240 + order * revealGapMs) : 0
    const isShown = opened !== undefined || now.end !== null
    const u = isShown ? share(view.now, from, openMs) : 0
    if (!isShown || u === 0) {
      const colours = [hsl(p.hue + 14, 62, 78), hsl(p.hue, 58, 52), hsl(p.hue - 8, 66, 22)] as const
      const clam = sprites.get(`clam:${String(p.hue)}`, (k) => drawClam(k, colours), size)
      const isPending = now.pending === field
      const breath = isPending && !view.reduced ? 0.05 * Math.sin(view.now / 70) : 0
      c.globalAlpha = now.phase === 'idle' || now.phase === 'asking' ? 0.82 : 1
      c.rotate(breath)
      c.drawImage(clam, -size / 2, -size / 2, size, size)
      c.globalAlpha = 1
      return isPending || now.end !== null
    }
    const grown = view.reduced ? 1 : easeOut(u)
    if (isMine) {
      const shake = isStung && !view.reduced ? Math.sin(u * 26) * (1 - u) * 4 : 0
      c.globalAlpha = (isStung ? 1 : 0.62) * (view.reduced ? u : 1)
      const s = size * (0.4 + 0.6 * grown)
      c.drawImage(sprites.get('urchin', drawUrchin, size), -s / 2 + shake, -s / 2, s, s)
      c.globalAlpha = 1
    } else {
      const lift = view.reduced || opened === undefined ? 0 : pulse(u) * cell * 0.05
      kept(c, () => {
        c.translate(0, -lift)
        drawPearlOpen(c, size, grown, opened === undefined)
      })
    }
    return u < 1
  }

  return {
    draw(c, view) {
      const now = state()
      const { x, y, cell } = minesBoard(view.width, view.height)
      drawNight(c, palette(), view.width, view.height, y > 70 ? (y - 12) / view.height : 0.5)
      plate(c, [x - 5, y - 5, cell * 5 + 10, cell * 5 + 10, 18], palette().panel, {
        style: palette().panelEdge,
        width: 1.5,
      })
      let isMoving = false
      for (let field = 0; field < 25; field++)
        kept(c, () => {
          c.translate(x + ((field % 5) + 0.5) * cell, y + (Math.floor(field / 5) + 0.5) * cell)
          isMoving = drawCell(c, view, now, field, cell) || isMoving
        })
      return isMoving
    },
  }
}
