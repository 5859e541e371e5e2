import { ruleSets } from '../all'
import { everyProduct } from '../testing/enumerate'
import { randomNumbers, randomPicks } from '../testing/random'
import { settle } from './check-picks'
import { mostOfDraw } from './most-of-draw'
import type { ChosenLine } from './order-payout'
import type { Picks } from './play'
import { prizesOf } from './prizes'

const plays = Object.values(ruleSets).flatMap(({ plays: all }) => all)
const line = (id: string, picks: Picks, multiplier = 1): ChosenLine => {
  const play = plays.find((one) => one.id === id)
  if (!play) throw new Error(`there is no play ${id}`)
  return { play, picks, multiplier, prizes: prizesOf(play, { group: 1_950, unitMinor: 100 }) }
}

describe('the most that one draw pays of lines together', () => {
  // TABLE-5
  it.each([
    ['both sides of a total', [line('five.total.sides', [[0]]), line('five.total.sides', [[1]])], 195],
    [
      'both sides, one of them staked more',
      [line('five.total.sides', [[0]], 100), line('five.total.sides', [[1]], 99)],
      19_500,
    ],
    [
      'every face of a sum, a line each',
      Array.from({ length: 16 }, (_, at) => line('dice.sum', [[3 + at]])),
      21_060,
    ],
    [
      'all digits of one place, as ten lines',
      Array.from({ length: 10 }, (_, digit) => line('five.star1', [[digit], [], [], [], []])),
      975,
    ],
    [
      'a ticket and other numbers of the same play',
      [line('dice.three.single', [[123]]), line('dice.three', [[4, 5, 6]])],
      3_510,
    ],
    ['two plays', [line('five.star1', [[1], [], [], [], []]), line('five.total.sides', [[0]])], 1_170],
  ])('%s: the best draw counts, not the sum of what each line can win', (_, lines, minor) => {
    expect(mostOfDraw(lines)).toBe(minor)
  })

  // TABLE-5
  it('no throw of three dice pays random lines more', () => {
    const next = randomNumbers(18)
    const draws = everyProduct(3, 1, 6)
    const { plays: ofDice } = ruleSets.dice
    for (let time = 0; time < 60; time += 1) {
      const one = ofDice[next(ofDice.length)]
      const lines = Array.from({ length: 1 + next(6) }, () => {
        const play = next(2) === 0 && one ? one : (ofDice[next(ofDice.length)] ?? ofDice[0])
        return line(play?.id ?? '', play ? randomPicks(play, next) : [], 1 + next(9))
      })
      const paid = Math.max(
        ...draws.map((draw) =>
          lines.reduce(
            (sum, { play, picks, prizes, multiplier }) =>
              sum +
              settle(play, picks, draw).reduce(
                (all, units, tier) => all + units * (prizes[tier] ?? 0) * multiplier,
                0,
              ),
            0,
          ),
        ),
      )
      expect(Math.floor(paid / 10_000)).toBeLessThanOrEqual(mostOfDraw(lines))
    }
  })

  it('of no line it is nothing', () => {
    expect(mostOfDraw([])).toBe(0)
  })
})
