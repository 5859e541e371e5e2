import { boardOf } from '@plaza/lottery/vietnam'

/** Ranks of the prizes of a Vietnamese board: the special prize, then the first to the eighth. */
export type PrizeRank = 'db' | 'g1' | 'g2' | 'g3' | 'g4' | 'g5' | 'g6' | 'g7' | 'g8'

/** The prizes of one rank. */
export interface RankedPrizes {
  rank: PrizeRank
  /** Each as its digits, such as "04217". */
  prizes: readonly string[]
}

/** The prizes of a board from its digits: 107 of the North's 27 prizes, else those of the 18 of Central and South. */
export const prizesOf = (numbers: readonly number[]): RankedPrizes[] =>
  boardOf(numbers.length === 107 ? 'vn27' : 'vn18', numbers).map(({ rank, prizes }) => ({
    rank: rank as PrizeRank,
    prizes: prizes.map((digits) => digits.join('')),
  }))

/** The last two digits of all prizes, by first and by last digit. */
export interface Endings {
  /** First digit → the last digits that came with it, ascending. */
  heads: readonly (readonly number[])[]
  /** Last digit → the first digits that came with it, ascending. */
  tails: readonly (readonly number[])[]
}

const ascending = (lists: number[][]) => lists.map((list) => list.sort((one, other) => one - other))

/** The first- and last-digit tables of a board. */
export function endingsOf(board: readonly RankedPrizes[]): Endings {
  const heads = Array.from({ length: 10 }, (): number[] => [])
  const tails = Array.from({ length: 10 }, (): number[] => [])
  for (const { prizes } of board)
    for (const prize of prizes) {
      const [head, tail] = [Number(prize.at(-2)), Number(prize.at(-1))]
      heads[head]?.push(tail)
      tails[tail]?.push(head)
    }
  return { heads: ascending(heads), tails: ascending(tails) }
}
