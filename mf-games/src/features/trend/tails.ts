import { prizesOf } from '../../lottery/board/board-prizes'
import { statsOf } from './omissions'

/** What is known about two last digits over some boards. */
export interface TailStats {
  /** 0 to 99. */
  number: number
  /** How many prizes ended in it. */
  hits: number
  /** Boards since it last came; 0 when it came in the newest, all that are given when it did not come (lô gan). */
  gap: number
  /** Most boards in a row without it. */
  longest: number
}

/** The last two digits of every prize of a board. */
const tailsOf = (numbers: readonly number[]): number[] =>
  prizesOf(numbers).flatMap(({ prizes }) => prizes.map((prize) => Number(prize.slice(-2))))

/** Statistics of 00 to 99 over boards, newest first: hits over the first `counted` of them, gaps over all (LOTTERY-5). */
export function tailStats(boards: readonly (readonly number[])[], counted: number): TailStats[] {
  const all = Array.from({ length: 100 }, (_, number) => number)
  const tails = boards.map(tailsOf)
  const hits = all.map(() => 0)
  for (const number of tails.slice(0, counted).flat()) hits[number] = (hits[number] ?? 0) + 1
  return statsOf(tails, all).map(({ number, current, largest }) => ({
    number,
    hits: hits[number] ?? 0,
    gap: current,
    longest: largest,
  }))
}

/** Those that have been away for the longest time, longest first. */
export const longestAway = (stats: readonly TailStats[], most: number): TailStats[] =>
  [...stats].sort((one, other) => other.gap - one.gap || one.number - other.number).slice(0, most)
