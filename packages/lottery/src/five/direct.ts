import { choose, numbersAt, range, sumOf } from '../kernel/counting'
import type { Draw, Picks, Play } from '../kernel/play'
import { playTexts } from '../kernel/texts'
import { all5, back2, back3, back4, front2, front3, middle3, positionRow, type Place } from './places'
import * as texts from './texts'

const digits = range(0, 9)

/** How many rows have the digit that was drawn at their position. */
function rowsHit(picks: Picks, draw: Draw, at: readonly number[]): number {
  let hit = 0
  for (const [row, position] of at.entries()) if (picks[row]?.includes(draw[position] ?? -1)) hit += 1
  return hit
}

const rowsPicked = (picks: Picks): number => picks.filter((numbers) => numbers.length > 0).length

/** All digits in their places. */
const direct = ({ id, at, words }: Place): Play => ({
  id: `five.${id}.direct`,
  type: 'trad',
  group: id,
  rows: at.map((position) => ({ id: positionRow(position), from: digits, min: 1, max: 10 })),
  outcomes: 10 ** at.length,
  tiers: [{ id: 'direct', wins: 1 }],
  reads: at,
  unit: { kind: 'product' },
  units: (picks) => picks.reduce((units, numbers) => units * numbers.length, 1),
  settle: (picks, draw) => [rowsHit(picks, draw, at) === at.length ? 1 : 0],
  highest: (_, [prize = 0]) => prize,
  ...playTexts(texts.direct, {
    at: words,
    picked: Array<string>(2).fill(at.map((_, index) => index + 1).join(' ')) as [string, string],
  }),
})

/** How many of the 1,000 combinations of three digits come to each sum, 0 to 27. */
const sumUnits = [
  1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 63, 69, 73, 75, 75, 73, 69, 63, 55, 45, 36, 28, 21, 15, 10, 6, 3, 1,
]
/** How many of them have each span, 0 to 9. */
const spanUnits = [10, 54, 96, 126, 144, 150, 144, 126, 96, 54]

/** A sum or a span: each value buys all its combinations, of which one is drawn. */
const byValue = (
  { id, at, words }: Place,
  kind: 'sum' | 'span',
  unitsOfValue: readonly number[],
  valueOf: (drawn: readonly number[]) => number,
): Play => ({
  id: `five.${id}.${kind}`,
  type: 'trad',
  group: id,
  rows: [{ id: kind, from: range(0, unitsOfValue.length - 1), min: 1, max: unitsOfValue.length }],
  outcomes: 1_000,
  tiers: [{ id: 'direct', wins: 1 }],
  reads: at,
  unit: { kind: 'number' },
  units: ([values = []]) => values.reduce((units, value) => units + (unitsOfValue[value] ?? 0), 0),
  settle: ([values = []], draw) => [values.includes(valueOf(numbersAt(draw, at))) ? 1 : 0],
  highest: (_, [prize = 0]) => prize,
  ...playTexts(texts[kind], { at: words }),
})

const sum = (place: Place): Play => byValue(place, 'sum', sumUnits, sumOf)
const span = (place: Place): Play =>
  byValue(place, 'span', spanUnits, (drawn) => Math.max(...drawn) - Math.min(...drawn))

/** Each place by itself; several may win, and a place may stay empty. */
const star1: Play = {
  id: 'five.star1',
  type: 'trad',
  group: 'star1',
  rows: all5.at.map((position) => ({ id: positionRow(position), from: digits, min: 0, max: 10 })),
  outcomes: 10,
  tiers: [{ id: 'digit', wins: 1 }],
  unit: { kind: 'number' },
  units: (picks) => picks.reduce((units, numbers) => units + numbers.length, 0),
  settle: (picks, draw) => [rowsHit(picks, draw, all5.at)],
  highest: (picks, [prize = 0]) => rowsPicked(picks) * prize,
  ...playTexts(texts.star1),
}

/** Two digits in their places, of every two places that were picked for. */
const twoDirect: Play = {
  id: 'five.two.direct',
  type: 'trad',
  group: 'two',
  rows: star1.rows,
  outcomes: 100,
  tiers: [{ id: 'direct', wins: 1 }],
  unit: { kind: 'two' },
  units: (picks) => {
    const all = picks.reduce((sum, { length }) => sum + length, 0)
    const squares = picks.reduce((sum, { length }) => sum + length * length, 0)
    return (all * all - squares) / 2
  },
  settle: (picks, draw) => [choose(rowsHit(picks, draw, all5.at), 2)],
  highest: (picks, [prize = 0]) => choose(rowsPicked(picks), 2) * prize,
  ...playTexts(texts.twoDirect),
}

/** The plays that ask for digits in their places. */
export const directPlays: readonly Play[] = [
  direct(all5),
  direct(back4),
  ...[front3, middle3, back3].flatMap((place) => [direct(place), sum(place), span(place)]),
  direct(front2),
  direct(back2),
  star1,
  twoDirect,
]
