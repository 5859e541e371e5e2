import { settle, unitsOf } from '../kernel/check-picks'
import type { Play } from '../kernel/play'
import { everyProduct, placed } from '../testing/enumerate'
import { provePlay } from '../testing/prove'
import { five } from './index'
import { playIn } from '../testing/play-in'

const whole = everyProduct(5, 0, 9)
const drawsFor = (play: Play) =>
  play.reads && play.reads.length < 5 ? placed(everyProduct(play.reads.length, 0, 9), play.reads, 5) : whole

const playOf = playIn(five)
const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index)

// LOTTERY-1
it.each(five.plays.map((play) => [play.id, play] as const))(
  '%s wins units × winning outcomes over every draw, for random picks',
  (_, play) => {
    const draws = drawsFor(play)
    provePlay(play, draws, { times: draws.length === whole.length ? 2 : 25, seed: 5 })
  },
)

it('has more than thirty five-digit plays besides the odds boards and the single tickets', () => {
  const tradition = five.plays.filter(({ type, id }) => type === 'trad' && !id.endsWith('.single'))
  expect(tradition.length).toBeGreaterThan(30)
  expect(new Set(five.plays.map(({ id }) => id)).size).toBe(five.plays.length)
})

it.each([
  ['five.all5.direct', [[1], [2], [3], [4], [5, 6]], 2],
  ['five.front3.sum', [range(0, 27)], 1_000],
  ['five.front3.sum', [[13]], 75],
  ['five.middle3.span', [range(0, 9)], 1_000],
  ['five.back3.group3', [[1, 2, 3]], 6],
  ['five.back3.group6', [[1, 2, 3, 4]], 4],
  ['five.front3.groupsum', [range(1, 26)], 210],
  ['five.front2.group', [[1, 2, 3]], 3],
  ['five.star1', [[1], [], [2, 3], [], []], 3],
  ['five.two.direct', [[1, 2], [3], [], [4], []], 5],
  ['five.all5.group120', [range(0, 9)], 252],
  ['five.all5.group60', [[1], [1, 2, 3, 4]], 1],
  [
    'five.all5.group30',
    [
      [1, 2],
      [1, 2, 3],
    ],
    1,
  ],
  [
    'five.all5.group5',
    [
      [1, 2],
      [1, 2],
    ],
    2,
  ],
])('%s counts units of %j', (id, picks, units) => {
  expect(unitsOf(playOf(id), picks)).toBe(units)
})

it('takes 9-0-1 and 8-9-0 for straights, in any order', () => {
  const shape = playOf('five.shape')
  for (const draw of [
    [9, 0, 1, 5, 5],
    [0, 8, 9, 5, 5],
  ])
    expect(settle(shape, [[1], [], []], draw)).toEqual([0, 1, 0, 0, 0])
})

it('never lets a pair win group 6', () => {
  const group6 = playOf('five.front3.group6')
  expect(settle(group6, [range(0, 9)], [1, 1, 2, 0, 0])).toEqual([0])
  expect(settle(group6, [range(0, 9)], [1, 3, 2, 0, 0])).toEqual([1])
})

it('lets an empty position of the one-star play neither cost nor win', () => {
  const star1 = playOf('five.star1')
  const picks = [[], [0], [], [], [9]]
  expect(unitsOf(star1, picks)).toBe(2)
  expect(settle(star1, picks, [0, 0, 0, 0, 0])).toEqual([1])
  expect(unitsOf(star1, [[], [], [], [], []])).toBe(0)
})

it('pays nothing when a group sum is a triple', () => {
  const sums = playOf('five.front3.groupsum')
  expect(settle(sums, [[3]], [1, 1, 1, 0, 0])).toEqual([0, 0])
  expect(settle(sums, [[3]], [0, 3, 0, 0, 0])).toEqual([1, 0])
  expect(settle(sums, [[3]], [0, 1, 2, 0, 0])).toEqual([0, 1])
})

it('counts a digit that is drawn twice once in any-2', () => {
  expect(settle(playOf('five.front3.any2'), [[1, 2]], [1, 1, 2, 0, 0])).toEqual([1])
  expect(settle(playOf('five.front3.any2'), [[1, 2]], [1, 1, 3, 0, 0])).toEqual([0])
})
