import type { RuleSet, RulesId } from '../kernel/play'
import { digitsOfBoard, northBoard, prizesOfBoard, southBoard, type Board } from './boards'
import { vietnamPlays, type Scheme } from './plays'
import { boardsWithAll, boardsWithNone } from './tail-counts'

export { boardOf } from './boards'

const base = 10
const tails = base ** 2

const north: Scheme = {
  id: 'vn27',
  board: northBoard,
  base,
  heads: [
    { rank: 'db', end: 'first' },
    { rank: 'g1', end: 'last' },
    { rank: 'g7', end: 'last' },
  ],
  xien: [
    [2, 170_000],
    [3, 740_000],
    [4, 3_400_000],
  ],
  // As xiên of two, three and four: 93.3, 91.0 and 90.8 per cent.
  miss: [
    [4, 28_100],
    [8, 86_450],
    [10, 156_100],
  ],
}

/** The prize that returns on fewer prizes what `multiple` returns on the board of the North, floored, ×10⁴. */
function sameReturn(
  boards: (numbers: number, prizes: number, tails: number) => bigint,
  [numbers, multiple]: readonly [number, number],
): readonly [number, number] {
  const [more, less] = [prizesOfBoard(northBoard).length, prizesOfBoard(southBoard).length]
  const all = BigInt(tails)
  const returned = BigInt(multiple) * boards(numbers, more, tails) * all ** BigInt(less)
  return [numbers, Number(returned / (boards(numbers, less, tails) * all ** BigInt(more)))]
}

const south: Scheme = {
  id: 'vn18',
  board: southBoard,
  base,
  heads: [{ rank: 'g8', end: 'last' }],
  xien: north.xien.map((row) => sameReturn(boardsWithAll, row)),
  miss: north.miss.map((row) => sameReturn(boardsWithNone, row)),
}

const ruleSet = (id: RulesId, board: Board, scheme: Scheme): RuleSet => ({
  id,
  draw: { count: digitsOfBoard(board), first: 0, last: base - 1, isDistinct: false, isSorted: false },
  plays: vietnamPlays(scheme),
})

/** Boards of 27 prizes, as in the North: every digit is drawn by itself. */
export const vn27: RuleSet = ruleSet('vn27', northBoard, north)

/** Boards of 18 prizes, as in Central and South. */
export const vn18: RuleSet = ruleSet('vn18', southBoard, south)
