import { settle, unitsOf } from '../kernel/check-picks'
import { oddsOf } from '../kernel/prizes'
import { parseTickets } from '../kernel/tickets'
import { everyArrangement, everySet, placed } from '../testing/enumerate'
import { playIn } from '../testing/play-in'
import { provePlay } from '../testing/prove'
import { eleven } from './index'

const playOf = playIn(eleven)
const sets = everySet(5, 1, 11)

// LOTTERY-1
it.each(eleven.plays.map((play) => [play.id, play] as const))(
  '%s wins units × winning outcomes over every draw, for random picks',
  (_, play) => {
    const draws = play.reads ? placed(everyArrangement(play.reads.length, 1, 11), play.reads, 5) : sets
    expect(draws).toHaveLength(Number(play.outcomes))
    provePlay(play, draws, { times: 30, seed: 11 })
  },
)

it.each([
  [1, 22_000],
  [2, 55_000],
  [3, 165_000],
  [4, 660_000],
  [5, 4_620_000],
  [6, 770_000],
  [7, 220_000],
  [8, 82_500],
])('any-%d has fair odds of %d parts', (count, odds) => {
  expect(oddsOf(playOf(`eleven.any${count}`), 0, 2_000)).toBe(odds)
})

it('wins units of more than five numbers when all five drawn are among them', () => {
  const any7 = playOf('eleven.any7')
  expect(unitsOf(any7, [[1, 2, 3, 4, 5, 6, 7, 8]])).toBe(8)
  expect(settle(any7, [[1, 2, 3, 4, 5, 6, 7, 8]], [8, 1, 2, 3, 4])).toEqual([3])
  expect(settle(any7, [[1, 2, 3, 4, 5, 6, 7, 8]], [9, 1, 2, 3, 4])).toEqual([0])
})

it('the order of drawing decides the first two and three, not any-2', () => {
  expect(settle(playOf('eleven.front2.direct'), [[3], [9]], [9, 3, 1, 2, 4])).toEqual([0])
  expect(settle(playOf('eleven.front2.group'), [[3, 9]], [9, 3, 1, 2, 4])).toEqual([1])
  expect(settle(playOf('eleven.any2'), [[3, 9]], [1, 2, 9, 4, 3])).toEqual([1])
})

it('keeps tickets of any-8, the longest, as whole numbers', () => {
  const { valid, duplicates } = parseTickets(
    playOf('eleven.any8.single'),
    '1110090807060504\n4 5 6 7 8 9 10 11',
  )
  expect({ valid, duplicates }).toEqual({ valid: [405_060_708_091_011], duplicates: 1 })
  expect(settle(playOf('eleven.any8.single'), [valid], [4, 5, 6, 7, 11])).toEqual([1])
})
