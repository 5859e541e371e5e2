import type { Draw, Picks, Play, Row, RuleSet } from './play'
import { isTicket } from './tickets'

/**
 * What is wrong with picks: too few or too many numbers (or rows), a number that the row does not have, a number twice,
 * or nothing picked.
 */
export type PicksProblem = 'count' | 'range' | 'double' | 'empty'

const has = (play: Play, row: Row, number: number): boolean => {
  if (play.ticket && row.from.length === 0) return isTicket(play.ticket, number)
  return Number.isInteger(number) && number >= (row.from[0] ?? Infinity) && number <= (row.from.at(-1) ?? -1)
}

/** Why the picks are no picks of the play, or undefined when they are. Never throws (LOTTERY-1). */
export function checkPicks(play: Play, picks: Picks): PicksProblem | undefined {
  if (!Array.isArray(picks) || !picks.every(Array.isArray)) return 'count'
  if (picks.length !== play.rows.length) return 'count'
  if (picks.every((numbers) => numbers.length === 0)) return 'empty'
  for (const [index, row] of play.rows.entries()) {
    const numbers = picks[index] ?? []
    if (numbers.some((number) => !has(play, row, number))) return 'range'
    if (new Set(numbers).size !== numbers.length) return 'double'
    if (numbers.length < row.min || numbers.length > row.max) return 'count'
  }
  return play.units(picks) > 0 ? undefined : 'count'
}

/** The units that picks are; 0 for what `checkPicks` refuses (LOTTERY-1). */
export const unitsOf = (play: Play, picks: Picks): number =>
  checkPicks(play, picks) === undefined ? play.units(picks) : 0

/**
 * The winning units by tier; zeros for picks that `checkPicks` refuses. Pure: the same picks and draw always come to the
 * same (LOTTERY-1).
 */
export const settle = (play: Play, picks: Picks, draw: Draw): readonly number[] =>
  checkPicks(play, picks) === undefined ? play.settle(picks, draw) : play.tiers.map(() => 0)

/** True when the numbers can be drawn by these rules, in this order. */
export function isDraw({ draw }: Pick<RuleSet, 'draw'>, numbers: Draw): boolean {
  if (numbers.length !== draw.count) return false
  if (!numbers.every((one) => Number.isInteger(one) && one >= draw.first && one <= draw.last)) return false
  if (draw.isDistinct && new Set(numbers).size !== numbers.length) return false
  return !draw.isSorted || isAscending(numbers)
}

const isAscending = (numbers: Draw): boolean =>
  numbers.every((one, index) => index === 0 || one >= (numbers[index - 1] ?? 0))

/** True when a row holds both sides of a one-half play, which is no valid stake. */
export const holdsBothSides = (play: Play, picks: Picks): boolean =>
  (play.opposites ?? []).some(([one, other]) =>
    picks.some((numbers) => numbers.includes(one) && numbers.includes(other)),
  )
