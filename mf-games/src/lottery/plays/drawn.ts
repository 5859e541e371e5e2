import { settle, unitsOf, type Draw, type Picks, type Play } from '@plaza/lottery'
import { positionsOf } from './positions'

/** The picks that hold one number in one row. */
export const onlyPick = ({ rows }: Play, row: number, number: number): Picks =>
  rows.map((_, index) => (index === row ? [number] : []))

const wins = (play: Play, picks: Picks, draw: Draw): boolean =>
  settle(play, picks, draw).some((units) => units > 0)

/**
 * Whether a number of a line was drawn, also where the line as a whole did not win: at the places that its row reads, as an
 * option, a sum or a ticket that wins alone, or among the last digits of a Vietnamese board (TABLE-3). `playOf` finds a play of the
 * same rules.
 */
export function isDrawn(
  play: Play,
  row: number,
  number: number,
  draw: Draw,
  playOf: (id: string) => Play | undefined,
): boolean {
  const of = play.rows[row]
  if (!of) return false
  const at = positionsOf(play, of, draw.length)
  if (at) return at.some((position) => draw[position] === number)
  const alone = onlyPick(play, row, number)
  if (unitsOf(play, alone) > 0) return wins(play, alone, draw)
  // Combinations of a board: the numbers that appear are those that lô pays.
  const lo = of.id === 'numbers2' ? playOf(`${play.id.slice(0, play.id.indexOf('.'))}.lo2`) : undefined
  if (lo) return wins(lo, [[number]], draw)
  const read = play.reads ?? draw.map((_, position) => position)
  return !of.options && read.some((position) => draw[position] === number)
}
