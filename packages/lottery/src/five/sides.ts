import { numbersAt, sumOf } from '../kernel/counting'
import { oddsBoard } from '../kernel/odds-board'
import type { Draw, Play } from '../kernel/play'
import { sideOpposites, sideOptions, sidesOf, sidesTogether } from '../kernel/sides'
import { playTexts } from '../kernel/texts'
import { all5, back3, front3, middle3, positionRow } from './places'
import * as texts from './texts'

const digitSides: Play = oddsBoard({
  id: 'five.digit.sides',
  group: 'sides',
  rows: all5.at.map(positionRow),
  options: sideOptions,
  outcomes: 10,
  wins: [5, 5, 5, 5],
  opposites: sideOpposites,
  together: sidesTogether,
  hits: (draw, row) => {
    const digit = draw[row] ?? 0
    return sidesOf(digit >= 5, digit)
  },
  ...playTexts(texts.digitSides),
})

const totalSides: Play = oddsBoard({
  id: 'five.total.sides',
  group: 'sides',
  rows: ['total'],
  options: sideOptions,
  outcomes: 100_000,
  wins: [50_000, 50_000, 50_000, 50_000],
  opposites: sideOpposites,
  together: sidesTogether,
  reads: all5.at,
  hits: (draw) => {
    const total = sumOf(draw)
    return sidesOf(total >= 23, total)
  },
  ...playTexts(texts.totalSides),
})

/** Calls back with every draw of `free` digits below `base`; the digits after these are 0. */
function eachDraw(base: number, free: number, call: (draw: readonly number[]) => void): void {
  for (let code = 0; code < base ** free; code += 1) {
    let left = code
    call(
      all5.at.map(() => {
        const digit = left % base
        left = (left - digit) / base
        return digit
      }),
    )
  }
}

/** Every combination of wins of a board whose rows share digits, found once and kept. */
function combinationsOf(
  { base, free, rows }: { base: number; free: number; rows: number },
  hit: (draw: Draw, row: number) => number,
): () => readonly (readonly (readonly number[])[])[] {
  let known: readonly (readonly (readonly number[])[])[] | undefined
  return () => {
    if (known) return known
    const keys = new Set<string>()
    eachDraw(base, free, (draw) => {
      let key = ''
      for (let row = 0; row < rows; row += 1) key += hit(draw, row)
      keys.add(key)
    })
    known = [...keys].map((key) => [...key].map((option) => [Number(option)]))
    return known
  }
}

const pairs = all5.at.flatMap((first) =>
  all5.at.filter((second) => second > first).map((second) => [first, second] as const),
)

const dragonOf = (draw: Draw, row: number): number => {
  const [first, second] = numbersAt(draw, pairs[row] ?? []) as [number, number]
  return first > second ? 0 : first < second ? 1 : 2
}

const dragon: Play = oddsBoard({
  id: 'five.dragon',
  group: 'dragon',
  rows: pairs.map(([first, second]) => `p${first + 1}v${second + 1}`),
  options: ['dragon', 'tiger', 'tie'],
  outcomes: 100,
  wins: [45, 45, 10],
  hits: (draw, row) => [dragonOf(draw, row)],
  // Only the order of the five digits counts, and five different ones have every order.
  combinations: combinationsOf({ base: 5, free: 5, rows: pairs.length }, dragonOf),
  ...playTexts(texts.dragon),
})

const shapePlaces = [front3, middle3, back3]

/** True for neighbours on the circle of digits, where 0 follows 9. */
const areNeighbours = (one: number, other: number): boolean => {
  const distance = Math.abs(one - other)
  return distance === 1 || distance === 9
}

/** 0 leopard, 1 straight, 2 pair, 3 half, 4 mixed. */
function shapeOfThree(drawn: readonly number[]): number {
  const [a = 0, b = 0, c = 0] = drawn
  if (a === b || b === c || a === c) return a === b && b === c ? 0 : 2
  const neighbours = Number(areNeighbours(a, b)) + Number(areNeighbours(b, c)) + Number(areNeighbours(a, c))
  return neighbours === 2 ? 1 : neighbours === 1 ? 3 : 4
}

const shapeAt = (draw: Draw, row: number): number => shapeOfThree(numbersAt(draw, shapePlaces[row]?.at ?? []))

const shape: Play = oddsBoard({
  id: 'five.shape',
  group: 'shape',
  rows: shapePlaces.map(({ id }) => id),
  options: ['leopard', 'straight', 'pair', 'half', 'mixed'],
  outcomes: 1_000,
  wins: [10, 60, 270, 360, 300],
  hits: (draw, row) => [shapeAt(draw, row)],
  // Turning the circle of digits changes no shape, so that the last digit can be 0.
  combinations: combinationsOf({ base: 10, free: 4, rows: shapePlaces.length }, shapeAt),
  ...playTexts(texts.shape),
})

/** The odds boards. */
export const sidePlays: readonly Play[] = [digitSides, totalSides, dragon, shape]
