import { choose } from '../kernel/counting'

/**
 * On how many boards of `prizes` tails out of `tails` each of `numbers` given tails appears at least once: of all boards,
 * those that miss one are left out, those that miss two put back, and so on.
 */
export function boardsWithAll(numbers: number, prizes: number, tails: number): bigint {
  let boards = 0n
  for (let missed = 0; missed <= numbers; missed += 1) {
    const ways = BigInt(choose(numbers, missed)) * BigInt(tails - missed) ** BigInt(prizes)
    boards += missed % 2 === 0 ? ways : -ways
  }
  return boards
}

/** On how many such boards none of the given tails appears. */
export const boardsWithNone = (numbers: number, prizes: number, tails: number): bigint =>
  BigInt(tails - numbers) ** BigInt(prizes)
