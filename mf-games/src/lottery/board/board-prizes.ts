/** Ranks of the prizes of a Vietnamese board: the special prize, then the first to the eighth. */
export const prizeRanks = ['db', 'g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8'] as const
export type PrizeRank = (typeof prizeRanks)[number]

/** The prizes of one rank. */
export interface RankedPrizes {
  rank: PrizeRank
  /** Each as its digits, such as "04217". */
  prizes: readonly string[]
}

/** How many prizes of how many digits each rank has, from the special prize on. */
const north: readonly (readonly [prizes: number, digits: number])[] = [
  [1, 5],
  [1, 5],
  [2, 5],
  [6, 5],
  [4, 4],
  [6, 4],
  [3, 3],
  [4, 2],
]
const south: typeof north = [
  [1, 6],
  [1, 5],
  [1, 5],
  [2, 5],
  [7, 5],
  [1, 4],
  [3, 4],
  [1, 3],
  [1, 2],
]

/** The prizes of a board from its digits: 107 of the North's 27 prizes, else those of the 18 of Central and South. */
export function prizesOf(numbers: readonly number[]): RankedPrizes[] {
  let at = 0
  const take = (digits: number) => numbers.slice(at, (at += digits)).join('')
  return (numbers.length === 107 ? north : south).map(([prizes, digits], index) => ({
    rank: prizeRanks[index] ?? 'db',
    prizes: Array.from({ length: prizes }, () => take(digits)),
  }))
}

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
