import { sumOf } from '../kernel/counting'
import { oddsBoard } from '../kernel/odds-board'
import type { Play, PlayTexts, RuleSet } from '../kernel/play'
import { sideOpposites, sideOptions, sidesOf, sidesTogether } from '../kernel/sides'
import { playTexts } from '../kernel/texts'
import * as texts from './texts'

/** A board of one row, over all three digits. */
const board = (
  id: string,
  rest: Pick<Parameters<typeof oddsBoard>[0], 'options' | 'wins' | 'hits' | 'together' | 'opposites'>,
  told: PlayTexts,
): Play =>
  oddsBoard({ id: `pc28.${id}`, group: id, rows: [id], outcomes: 1_000, reads: [0, 1, 2], ...rest, ...told })

const sum = board(
  'sum',
  {
    options: { first: 0, last: 27 },
    wins: [
      1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75, 75, 73, 69, 63, 55, 45, 36, 28, 21, 15, 10, 6, 3,
      1,
    ],
    hits: (draw) => [sumOf(draw)],
  },
  playTexts(texts.sum),
)

const sides = board(
  'sides',
  {
    options: sideOptions,
    wins: [500, 500, 500, 500],
    opposites: sideOpposites,
    together: sidesTogether,
    hits: (draw) => sidesOf(sumOf(draw) >= 14, sumOf(draw)),
  },
  playTexts(texts.sides),
)

const pairs = board(
  'pairs',
  {
    options: ['big-odd', 'big-even', 'small-odd', 'small-even'],
    wins: [231, 269, 269, 231],
    hits: (draw) => {
      const total = sumOf(draw)
      return [(total >= 14 ? 0 : 2) + (total % 2 === 1 ? 0 : 1)]
    },
  },
  playTexts(texts.pairs),
)

const extremes = board(
  'extremes',
  {
    options: ['extreme-big', 'extreme-small'],
    wins: [56, 56],
    hits: (draw) => {
      const total = sumOf(draw)
      return total >= 22 ? [0] : total <= 5 ? [1] : []
    },
  },
  playTexts(texts.extremes),
)

/** Three digits, of which the sum counts. */
export const pc28: RuleSet = {
  id: 'pc28',
  draw: { count: 3, first: 0, last: 9, isDistinct: false, isSorted: false },
  plays: [sum, sides, pairs, extremes],
}
