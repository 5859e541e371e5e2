import { choose, countIn, different, numbersAt, range, shapeOf, sumOf, timesIn } from '../kernel/counting'
import type { Play, PlayTexts } from '../kernel/play'
import { playTexts } from '../kernel/texts'
import { all5, back2, back3, back4, front2, front3, middle3, type Place } from './places'
import * as texts from './texts'

const digits = range(0, 9)
const digitRow = (min: number, id = 'digits') => ({ id, from: digits, min, max: 10 })
const one = (isWon: boolean): readonly number[] => [isWon ? 1 : 0]
const once = (_: unknown, [prize = 0]: readonly number[]): number => prize

/** Part of a play of which at most one unit wins. */
const base = ({ id, at }: Pick<Place, 'id' | 'at'>, play: string, wins: number, told: PlayTexts) => ({
  id: `five.${id}.${play}`,
  type: 'trad' as const,
  group: id,
  outcomes: 10 ** at.length,
  tiers: [{ id: play, wins }],
  reads: at,
  highest: once,
  ...told,
})

/** A pair and a single digit. */
const group3 = (place: Place): Play => ({
  ...base(place, 'group3', 3, playTexts(texts.group3, { at: place.words })),
  rows: [digitRow(2)],
  unit: { kind: 'split', some: 1, rest: 1 },
  units: ([set = []]) => set.length * (set.length - 1),
  settle: ([set = []], draw) => {
    const drawn = different(numbersAt(draw, place.at))
    return one(drawn.length === 2 && countIn(drawn, set) === 2)
  },
})

/** Three different digits; a pair never wins. */
const group6 = (place: Place): Play => ({
  ...base(place, 'group6', 6, playTexts(texts.group6, { at: place.words })),
  rows: [digitRow(3)],
  unit: { kind: 'set', size: 3 },
  units: ([set = []]) => choose(set.length, 3),
  settle: ([set = []], draw) => {
    const drawn = different(numbersAt(draw, place.at))
    return one(drawn.length === 3 && countIn(drawn, set) === 3)
  },
})

/** How many pairs with a single digit, and how many sets of three digits, come to each sum, 0 to 27. */
const pairSums = [0, 1, 2, 1, 3, 3, 3, 4, 5, 4, 5, 5, 4, 5, 5, 4, 5, 5, 4, 5, 4, 3, 3, 3, 1, 2, 1, 0]
const setSums = [0, 0, 0, 1, 1, 2, 3, 4, 5, 7, 8, 9, 10, 10, 10, 10, 9, 8, 7, 5, 4, 3, 2, 1, 1, 0, 0, 0]
const unitsAt = (units: readonly number[], sums: readonly number[]) =>
  sumOf(sums.map((sum) => units[sum] ?? 0))

/** The sum of three digits in any order, paid as group 3 or group 6; a triple never wins. */
const groupSum = (place: Place): Play => ({
  ...base(place, 'groupsum', 3, playTexts(texts.groupSum, { at: place.words })),
  tiers: [
    { id: 'group3', wins: 3 },
    { id: 'group6', wins: 6 },
  ],
  rows: [{ id: 'sum', from: range(1, 26), min: 1, max: 26 }],
  unit: { kind: 'number' },
  units: ([sums = []]) => unitsAt(pairSums, sums) + unitsAt(setSums, sums),
  unitsByTier: ([sums = []]) => [unitsAt(pairSums, sums), unitsAt(setSums, sums)],
  settle: ([sums = []], draw) => {
    const drawn = numbersAt(draw, place.at)
    const kinds = different(drawn).length
    const isHit = kinds > 1 && sums.includes(sumOf(drawn))
    return [isHit && kinds === 2 ? 1 : 0, isHit && kinds === 3 ? 1 : 0]
  },
  highest: ([sums = []], [pair = 0, set = 0]) =>
    Math.max(unitsAt(pairSums, sums) > 0 ? pair : 0, unitsAt(setSums, sums) > 0 ? set : 0),
})

/** Two different digits in any order. */
const group2 = (place: Place): Play => ({
  ...base(place, 'group', 2, playTexts(texts.group2, { at: place.words })),
  rows: [digitRow(2)],
  unit: { kind: 'set', size: 2 },
  units: ([set = []]) => choose(set.length, 2),
  settle: ([set = []], draw) => {
    const drawn = different(numbersAt(draw, place.at))
    return one(drawn.length === 2 && countIn(drawn, set) === 2)
  },
})

/** `count` of the digits picked are drawn, wherever they stand. */
const any = (place: Place, count: number, wins: number): Play => {
  const picked = range(1, count).join(', ')
  const n = String(count)
  return {
    ...base(
      place,
      `any${count}`,
      wins,
      playTexts(count === 1 ? texts.any : texts.anyOf, {
        at: place.words,
        n: [n, n],
        picked: [picked, picked],
      }),
    ),
    rows: [digitRow(count)],
    unit: { kind: 'set', size: count },
    units: ([set = []]) => choose(set.length, count),
    settle: ([set = []], draw) => [choose(countIn(different(numbersAt(draw, place.at)), set), count)],
    highest: ([set = []], [prize = 0]) => choose(Math.min(set.length, place.at.length), count) * prize,
  }
}

/** A digit is drawn `times` times or more among five. */
const atLeast = (times: number, wins: number): Play => {
  const drawn = range(1, 5)
    .map((place) => (place <= times ? 7 : place - 1))
    .join(' ')
  const n = String(times)
  return {
    ...base(all5, `atleast${times}`, wins, playTexts(texts.atLeast, { n: [n, n], drawn: [drawn, drawn] })),
    group: 'atleast',
    rows: [digitRow(1)],
    unit: { kind: 'number' },
    units: ([set = []]) => set.length,
    settle: ([set = []], draw) => [set.filter((digit) => timesIn(digit, draw) >= times).length],
    highest: ([set = []], [prize = 0]) => Math.min(set.length, Math.floor(5 / times)) * prize,
  }
}

/** Five different digits. */
const group120: Play = {
  ...base(all5, 'group120', 120, playTexts(texts.group120)),
  group: 'group5',
  rows: [digitRow(5)],
  unit: { kind: 'set', size: 5 },
  units: ([set = []]) => choose(set.length, 5),
  settle: ([set = []], draw) => [choose(countIn(different(draw), set), 5)],
}

/** A shape of five digits: `some` digits of the first row so many `times`, `rest` of the second, `restTimes` each. */
interface Shape {
  wins: number
  some: 1 | 2
  times: number
  rest: number
  restTimes: number
  rows: readonly [string, string]
}

const shapes: readonly Shape[] = [
  { wins: 60, some: 1, times: 2, rest: 3, restTimes: 1, rows: ['double', 'single'] },
  { wins: 30, some: 2, times: 2, rest: 1, restTimes: 1, rows: ['double', 'single'] },
  { wins: 20, some: 1, times: 3, rest: 2, restTimes: 1, rows: ['triple', 'single'] },
  { wins: 10, some: 1, times: 3, rest: 1, restTimes: 2, rows: ['triple', 'double'] },
  { wins: 5, some: 1, times: 4, rest: 1, restTimes: 1, rows: ['four', 'single'] },
]

/** The shape as the help says it: A for the first row's digits, B for the second's. */
const lettersOf = ({ some, times, rest, restTimes }: Shape): string =>
  [
    ...range(1, some).map((digit) => `A${some > 1 ? digit : ''} `.repeat(times)),
    ...range(1, rest).map((digit) => `B${rest > 1 ? digit : ''} `.repeat(restTimes)),
  ]
    .join('')
    .trim()

const exampleOf = ({ some, times, rest, restTimes }: Shape) => {
  const [first, second] = [range(1, some), range(some + 1, some + rest)]
  const drawn = [
    ...second.flatMap((digit) => Array<number>(restTimes).fill(digit)),
    ...first.flatMap((digit) => Array<number>(times).fill(digit)),
  ]
  return { first: first.join(', '), second: second.join(', '), drawn: drawn.join(' ') }
}

const groupOf = (shape: Shape): Play => {
  const { wins, some, times, rest, restTimes, rows } = shape
  const drawnShape = [...Array<number>(some).fill(times), ...Array<number>(rest).fill(restTimes)].join()
  const same = (text: string) => [text, text] as const
  const { first, second, drawn } = exampleOf(shape)
  return {
    ...base(
      all5,
      `group${wins}`,
      wins,
      playTexts(texts.groupOf, {
        n: same(String(wins)),
        shape: same(lettersOf(shape)),
        first: same(first),
        second: same(second),
        drawn: same(drawn),
      }),
    ),
    group: 'group5',
    rows: [digitRow(some, rows[0]), digitRow(rest, rows[1])],
    unit: { kind: 'split', some, rest },
    // Each choice of the first row's digits leaves the others of the second row to choose from.
    units: ([a = [], b = []]) => {
      const both = countIn(a, b)
      const only = a.length - both
      if (some === 1) return only * choose(b.length, rest) + both * choose(b.length - 1, rest)
      return choose(only, 2) * b.length + only * both * (b.length - 1) + choose(both, 2) * (b.length - 2)
    },
    settle: ([a = [], b = []], draw) => {
      if (shapeOf(draw).join() !== drawnShape) return [0]
      const kinds = different(draw)
      return one(kinds.every((digit) => (timesIn(digit, draw) === times ? a : b).includes(digit)))
    },
  }
}

/** The plays in which the order of the digits does not matter. */
export const groupPlays: readonly Play[] = [
  ...[front3, middle3, back3].flatMap((place) => [
    group3(place),
    group6(place),
    groupSum(place),
    any(place, 1, 271),
    any(place, 2, 54),
  ]),
  group2(front2),
  group2(back2),
  any(back4, 1, 3_439),
  any(back4, 2, 974),
  any(all5, 2, 14_670),
  any(all5, 3, 4_350),
  group120,
  ...shapes.map(groupOf),
  atLeast(1, 40_951),
  atLeast(2, 8_146),
  atLeast(3, 856),
  atLeast(4, 46),
]
