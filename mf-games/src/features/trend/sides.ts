import type { LotteryFamily } from '@plaza/contract/lottery'
import { drawFacts, type DrawTag } from '../../lottery/facts/draw-facts'
import { placesOf, type Place } from './places'

/** The least number that is big at a place, by family. */
function bigFrom(family: LotteryFamily): number {
  if (family === 'pk10' || family === 'eleven') return 6
  if (family === 'dice') return 4
  return 5
}

/** Size and parity of a number at a place of a family's draw. */
export const sidesOf = (family: LotteryFamily, number: number): [size: DrawTag, parity: DrawTag] => [
  number >= bigFrom(family) ? 'big' : 'small',
  number % 2 === 1 ? 'odd' : 'even',
]

/** The places of which size and parity are followed: those that one number fills. */
export const sidePlacesOf = (family: LotteryFamily): Place[] =>
  placesOf(family).filter(({ isPath }) => isPath)

/** Two places that are compared, from 0. */
export type Duel = readonly [one: number, other: number]

/** The pairs of places of which the greater wins; none in families without such plays. */
export function duelsOf(family: LotteryFamily): Duel[] {
  if (family === 'pk10') return [0, 1, 2, 3, 4].map((place) => [place, 9 - place] as const)
  if (family === 'eleven') return [[0, 4]]
  if (family !== 'five') return []
  return [0, 1, 2, 3, 4].flatMap((one) => [1, 2, 3, 4].filter((o) => o > one).map((o) => [one, o] as const))
}

/** Who wins a pair: dragon the first, tiger the second. */
export function duelOf(numbers: readonly number[], [one, other]: Duel): DrawTag {
  const [first = 0, second = 0] = [numbers[one], numbers[other]]
  return first > second ? 'dragon' : first < second ? 'tiger' : 'tie'
}

/** One thing that came several times in a row, up to the newest draw. */
export interface Streak {
  /** Where: a place, a pair, or the sum of all. */
  at: { kind: 'place'; place: Place } | { kind: 'duel'; duel: Duel } | { kind: 'total' }
  side: DrawTag
  length: number
}

/** Fewest times in a row that are listed as a streak. */
export const leastStreak = 3

const lengthOf = (sides: readonly (DrawTag | undefined)[]): number => {
  const end = sides.findIndex((side) => side !== sides[0])
  return end < 0 ? sides.length : end
}

/** What has come at least three times in a row in the newest draws (newest first), longest first. */
export function streaksOf(family: LotteryFamily, draws: readonly (readonly number[])[]): Streak[] {
  const found: Streak[] = []
  const add = (at: Streak['at'], sides: readonly (DrawTag | undefined)[]) => {
    const [side] = sides
    const length = lengthOf(sides)
    if (side !== undefined && length >= leastStreak) found.push({ at, side, length })
  }
  for (const place of sidePlacesOf(family)) {
    const sides = draws.map((numbers) => sidesOf(family, place.of(numbers)[0] ?? 0))
    add(
      { kind: 'place', place },
      sides.map(([size]) => size),
    )
    add(
      { kind: 'place', place },
      sides.map(([, parity]) => parity),
    )
  }
  for (const duel of duelsOf(family))
    add(
      { kind: 'duel', duel },
      draws.map((numbers) => duelOf(numbers, duel)),
    )
  // Of a Vietnamese board the tags are those of its last two digits, which its places have already.
  if (family !== 'vietnam') {
    const tags = draws.map((numbers) => drawFacts(family, numbers).tags)
    for (const pair of [
      ['big', 'small'],
      ['odd', 'even'],
    ] as const)
      add(
        { kind: 'total' },
        tags.map((own) => pair.find((tag) => own.includes(tag))),
      )
  }
  return found.sort((one, other) => other.length - one.length)
}
