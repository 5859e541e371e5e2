import type { SlotModel, SlotSymbol } from '@plaza/fair'
import { disc, kept, line, linear, plate, radial, type Paint } from '../art/brush'
import { gold, type Palette } from '../art/palette'
import { drawLanternString, drawNight } from '../art/scene'
import { symbolArt } from '../art/symbols'
import { easeOut, pulse, share } from '../stage/easing'
import { createSprites } from '../stage/sprites'
import type { Picture, View } from '../stage/stage'
import { drawCoins } from './coins'
import { planReel, reelsEndMs, stripPlace, travelAt, type ReelPlan } from './reel-motion'
import { slotBoard, type BoardBox } from './slot-layout'
import { spinOf, type SlotState } from './slot-state'
import { litWin, winsOf, type ShownWin } from './win-show'

const lineColours = ['#ffd268', '#7fe3ff', '#ff8fd0', '#8dffb0', '#ffb27a', '#c3a5ff']

/** Plans of the five reels of the current spin; none before the answer. */
export const plansOf = (state: SlotState): ReelPlan[] | null => {
  const spin = state.phase === 'asking' ? null : spinOf(state)
  return (
    spin?.stops.map((stop, reel) =>
      planReel(reel, state.stops[reel] ?? 0, stop, Math.max(0, state.answeredAt - state.spunAt)),
    ) ?? null
  )
}

/** When the reels of the current spin stop; page clock, ms. */
export const landsAt = (state: SlotState): number => state.spunAt + reelsEndMs(plansOf(state) ?? [])

interface Parts {
  model: SlotModel
  palette: () => Palette
  state: () => SlotState
}

/** Draws the slot: the night, the frame, the reels as they turn and land, the wins as they are lit. */
export function slotPicture({ model, palette, state }: Parts): Picture {
  const sprites = createSprites()

  const symbolAt = (reel: number, place: number): SlotSymbol => model.reels[reel]?.[place] ?? 'leaf'
  const drawSymbol = (c: Paint, symbol: SlotSymbol, x: number, y: number, size: number): void => {
    c.drawImage(sprites.get(symbol, symbolArt[symbol], size), x - size / 2, y - size / 2, size, size)
  }

  const drawFrame = (c: Paint, p: Palette, box: BoardBox, isFree: boolean): void => {
    const pad = 6
    const [x, y, w, h] = [box.x - pad, box.y - pad, box.width + 2 * pad, box.height + 2 * pad]
    kept(c, () => {
      c.shadowColor = isFree ? p.accent : 'rgb(0 0 0 / 0.6)'
      c.shadowBlur = isFree ? 26 : 18
      plate(c, [x, y, w, h, 16], p.panel)
    })
    const rim = linear(
      c,
      [x, y, x + w, y + h],
      [
        [0, gold[0]],
        [0.3, gold[1]],
        [0.55, gold[2]],
        [0.8, gold[1]],
        [1, gold[3]],
      ],
    )
    plate(c, [x, y, w, h, 16], 'rgb(0 0 0 / 0)', { style: isFree ? p.accent : rim, width: 2.5 })
    for (let reel = 0; reel < 5; reel++) {
      const left = box.x + reel * box.cellWidth + 2
      plate(
        c,
        [left, box.y, box.cellWidth - 4, box.height, 9],
        linear(
          c,
          [0, box.y, 0, box.y + box.height],
          [
            [0, p.sky[0]],
            [0.5, p.cell],
            [1, p.sky[0]],
          ],
        ),
        { style: p.cellEdge, width: 1 },
      )
    }
  }

  const drawReel = (
    c: Paint,
    box: BoardBox,
    reel: number,
    view: View,
    now: SlotState,
    dim: (row: number) => number,
  ) => {
    const plan = plansOf(now)?.[reel] ?? null
    const length = model.reels[reel]?.length ?? 1
    const size = Math.min(box.cellWidth, box.cellHeight) * 0.86
    const x = box.x + (reel + 0.5) * box.cellWidth
    const middleOf = (row: number) => box.y + (row + 0.5) * box.cellHeight
    const isTurning = now.phase === 'asking' || now.phase === 'landing'
    const ms = view.now - now.spunAt
    if (!isTurning || view.reduced) {
      const isDone = !isTurning || (plan !== null && ms >= plan.endMs)
      const stop = (isDone ? (spinOf(now)?.stops[reel] ?? now.stops[reel]) : now.stops[reel]) ?? 0
      // Less movement: the reel fades out and the new symbols fade in where they belong.
      const fade = !isTurning
        ? 1
        : isDone && plan
          ? 0.15 + 0.85 * share(ms, plan.endMs, 160)
          : 1 - 0.85 * share(ms, 0, 200)
      for (let row = 0; row < 3; row++) {
        c.globalAlpha = fade * dim(row)
        drawSymbol(c, symbolAt(reel, (stop + row) % length), x, middleOf(row), size)
      }
      c.globalAlpha = 1
      return
    }
    const travelled = travelAt(plan, ms)
    const speed = Math.abs(travelled - travelAt(plan, ms - 16))
    const ghosts = speed > 0.18 ? 3 : 1
    const top = Math.floor(travelled)
    for (let cell = top - 3; cell <= top + 1; cell++) {
      const symbol = symbolAt(reel, stripPlace(plan, now.stops[reel] ?? 0, cell, length))
      for (let ghost = 0; ghost < ghosts; ghost++) {
        c.globalAlpha = ghosts === 1 ? 1 : 0.5 - ghost * 0.12
        drawSymbol(c, symbol, x, middleOf(travelled - cell - ghost * speed * 0.55), size)
      }
    }
    c.globalAlpha = 1
  }

  const drawLit = (
    c: Paint,
    box: BoardBox,
    win: ShownWin,
    view: View,
    since: number,
    isCheered: boolean,
  ): void => {
    const colour = isCheered
      ? (lineColours[(win.line ?? 0) % lineColours.length] ?? gold[1])
      : 'rgb(230 224 255 / 0.75)'
    const points = win.cells.map(
      ([reel, row]) => [box.x + (reel + 0.5) * box.cellWidth, box.y + (row + 0.5) * box.cellHeight] as const,
    )
    if (win.line !== null) {
      const shown = view.reduced ? 1 : easeOut(share(since, 0, 320))
      kept(c, () => {
        c.beginPath()
        c.rect(box.x, box.y, box.width * shown, box.height)
        c.clip()
        // Only over winning symbols: the rest of the line would cross out symbols that are not part of the win.
        const path = (model.lines[win.line ?? 0] ?? [])
          .slice(0, win.count)
          .map(
            (row, reel) =>
              `${reel === 0 ? 'M' : 'L'}${String(box.x + (reel + 0.5) * box.cellWidth)} ${String(box.y + (row + 0.5) * box.cellHeight)}`,
          )
          .join('')
        c.globalAlpha = 0.5
        line(c, path, '#0a0418', 7)
        c.globalAlpha = isCheered ? 0.9 : 0.6
        line(c, path, colour, 3)
      })
    }
    const grow = isCheered && !view.reduced ? 1 + 0.1 * pulse(share(since, 0, 620)) : 1
    const size = Math.min(box.cellWidth, box.cellHeight)
    win.cells.forEach(([reel, row], at) => {
      const [x, y] = points[at] ?? [0, 0]
      if (isCheered)
        disc(
          c,
          x,
          y,
          size * 0.72,
          radial(
            c,
            [x, y, size * 0.72],
            [
              [0, 'rgb(255 226 140 / 0.5)'],
              [1, 'rgb(255 210 104 / 0)'],
            ],
          ),
        )
      plate(
        c,
        [x - box.cellWidth / 2 + 3, y - box.cellHeight / 2 + 3, box.cellWidth - 6, box.cellHeight - 6, 9],
        'rgb(255 255 255 / 0.06)',
        {
          style: colour,
          width: 2,
        },
      )
      const stop = spinOf(state())?.stops[reel] ?? 0
      drawSymbol(c, symbolAt(reel, (stop + row) % (model.reels[reel]?.length ?? 1)), x, y, size * 0.86 * grow)
    })
  }

  return {
    draw(c, view) {
      const now = state()
      const p = palette()
      const box = slotBoard(view.width, view.height)
      const isFree = now.round !== null && now.step > 0 && now.phase !== 'idle'
      // The stalls are above the board where there is space, else beside it.
      drawNight(c, p, view.width, view.height, box.y > 90 ? (box.y - 12) / view.height : 0.62)
      if (box.y > 40) drawLanternString(c, view.width, 4, 16, Math.max(6, Math.round(view.width / 52)))
      drawFrame(c, p, box, isFree)
      const spin = spinOf(now)
      const stands =
        now.phase === 'showing' || now.phase === 'offer' || now.phase === 'total' || now.phase === 'idle'
      const wins = stands && spin ? winsOf(model, spin) : []
      const since = view.now - now.shownFrom
      const lit = now.phase === 'showing' ? litWin(wins.length, since) : null
      const shown = lit === null ? wins : wins.slice(lit, lit + 1)
      const isLit = (reel: number, row: number) =>
        shown.some((win) => win.cells.some(([a, b]) => a === reel && b === row))
      kept(c, () => {
        c.beginPath()
        c.rect(box.x, box.y, box.width, box.height)
        c.clip()
        for (let reel = 0; reel < 5; reel++)
          drawReel(c, box, reel, view, now, (row) => (wins.length === 0 || isLit(reel, row) ? 1 : 0.38))
      })
      // A return that is not more than the stake is no win to be cheered (ENGINE-4).
      const isCheered = spin !== null && spin.multiple > 100
      const within = lit === null ? since - wins.length * 850 : since - lit * 850
      for (const win of shown) drawLit(c, box, win, view, lit === null ? 1_000 : within, isCheered)
      const coins =
        isCheered && now.phase === 'showing' && !view.reduced
          ? drawCoins(c, view, box, since, spin.multiple)
          : false
      const isTurning = now.phase === 'asking' || now.phase === 'landing'
      return isTurning || coins || (now.phase === 'showing' && wins.length > 0)
    },
  }
}
