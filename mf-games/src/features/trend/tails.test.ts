/** @jest-environment node */
import { longestAway, tailStats } from './tails'

/** A board of 18 prizes that all end in two digits. */
const board = (tail: number): number[] =>
  [6, 5, 5, 5, 5, ...Array<number>(7).fill(5), 4, 4, 4, 4, 3, 2].flatMap((digits) => [
    ...Array<number>(digits - 2).fill(9),
    Math.floor(tail / 10),
    tail % 10,
  ])

describe('two last digits over boards', () => {
  // LOTTERY-5
  it('have every prize that ended in them, and the boards since they last came', () => {
    const stats = tailStats([board(7), board(42), board(42)], 2)
    expect([stats[7], stats[42], stats[0]]).toEqual([
      { number: 7, hits: 18, gap: 0, longest: 2 },
      { number: 42, hits: 18, gap: 1, longest: 1 },
      { number: 0, hits: 0, gap: 3, longest: 3 },
    ])
    expect(stats).toHaveLength(100)
  })

  it('are listed by how long they have been away', () => {
    const stats = tailStats([board(7), board(0), board(1)], 3)
    expect(
      longestAway(stats, 100)
        .slice(-3)
        .map(({ number }) => number),
    ).toEqual([1, 0, 7])
    expect(longestAway(stats, 2).map(({ number }) => number)).toEqual([2, 3])
  })
})
