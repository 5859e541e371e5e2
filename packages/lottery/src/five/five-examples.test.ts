import { settle } from '../kernel/check-picks'
import { playIn } from '../testing/play-in'
import { five } from './index'

const playOf = playIn(five)
const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const row = (at: number, options: number[], rows = 5) =>
  Array.from({ length: rows }, (_, index) => (index === at ? options : []))

/** What each play makes of one draw: what wins, and what only nearly does. */
const examples: Record<string, [picks: number[][], wins: number[]][]> = {
  // 7 7 3 0 9: sum 26; front 7 7 3, middle 7 3 0, back 3 0 9.
  'five.all5.direct': [
    [[[7], [7], [3], [0], [9]], [1]],
    [[[7], [7], [3], [9], [0]], [0]],
  ],
  'five.back4.direct': [
    [[[7], [3], [0], [9]], [1]],
    [[[7], [7], [3], [0]], [0]],
  ],
  'five.front3.direct': [[[[7], [7], [3]], [1]]],
  'five.middle3.direct': [[[[7], [3], [0]], [1]]],
  'five.back3.direct': [[[[3], [0], [9]], [1]]],
  'five.front2.direct': [
    [[[7], [7]], [1]],
    [[[0], [9]], [0]],
  ],
  'five.back2.direct': [
    [[[0], [9]], [1]],
    [[[9], [0]], [0]],
  ],
  'five.front3.sum': [
    [[[17]], [1]],
    [[[10, 12]], [0]],
  ],
  'five.middle3.sum': [[[[10]], [1]]],
  'five.back3.sum': [[[[12]], [1]]],
  'five.front3.span': [[[[4]], [1]]],
  'five.middle3.span': [[[[7]], [1]]],
  'five.back3.span': [[[[9]], [1]]],
  'five.star1': [
    [[[7], [7], [7], [7], [7]], [2]],
    [[all, [], [], [0], [0]], [2]],
  ],
  'five.two.direct': [
    [[[7], [], [3], [], [9]], [3]],
    [[[7], [7], [7], [], []], [1]],
  ],
  'five.front3.group3': [
    [[[3, 7]], [1]],
    [[[3, 8]], [0]],
  ],
  'five.middle3.group3': [[[all], [0]]],
  'five.back3.group3': [[[all], [0]]],
  'five.front3.group6': [[[all], [0]]],
  'five.middle3.group6': [
    [[[0, 3, 7]], [1]],
    [[[0, 3, 8]], [0]],
  ],
  'five.back3.group6': [[[[0, 3, 9, 5]], [1]]],
  'five.front3.groupsum': [[[[17]], [1, 0]]],
  'five.middle3.groupsum': [[[[10]], [0, 1]]],
  'five.back3.groupsum': [[[[12, 10]], [0, 1]]],
  'five.front2.group': [[[all], [0]]],
  'five.back2.group': [[[[9, 0]], [1]]],
  'five.front3.any1': [[[[7, 3, 0]], [2]]],
  'five.front3.any2': [[[[7, 3, 0]], [1]]],
  'five.middle3.any1': [[[[7, 9]], [1]]],
  'five.middle3.any2': [[[[7, 3, 0]], [3]]],
  'five.back3.any1': [[[[7, 9]], [1]]],
  'five.back3.any2': [[[[7, 9, 0]], [1]]],
  'five.back4.any1': [[[[7, 9, 1]], [2]]],
  'five.back4.any2': [[[[7, 3, 0, 9]], [6]]],
  'five.all5.any2': [[[[7, 3, 1]], [1]]],
  'five.all5.any3': [[[[7, 3, 0, 9]], [4]]],
  'five.all5.group120': [[[all], [0]]],
  'five.all5.group60': [
    [[[7], [0, 3, 9]], [1]],
    [[[3], [0, 7, 9]], [0]],
  ],
  'five.all5.group30': [[[all, all], [0]]],
  'five.all5.group20': [[[all, all], [0]]],
  'five.all5.group10': [[[all, all], [0]]],
  'five.all5.group5': [[[all, all], [0]]],
  'five.all5.atleast1': [[[[7, 0, 1]], [2]]],
  'five.all5.atleast2': [[[[7, 0, 1]], [1]]],
  'five.all5.atleast3': [[[[7, 0, 1]], [0]]],
  'five.all5.atleast4': [[[[7, 0, 1]], [0]]],
  'five.digit.sides': [
    [row(0, [0, 1, 2, 3]), [1, 0, 1, 0]],
    [row(3, [0, 1, 2, 3]), [0, 1, 0, 1]],
    [row(4, [0, 1, 2, 3]), [1, 0, 1, 0]],
  ],
  'five.total.sides': [[[[0, 1, 2, 3]], [1, 0, 0, 1]]],
  // Places 1 and 2 tie, 1 is above 3, 4 is below 5.
  'five.dragon': [
    [row(0, [0, 1, 2], 10), [0, 0, 1]],
    [row(1, [0, 1, 2], 10), [1, 0, 0]],
    [row(9, [0, 1, 2], 10), [0, 1, 0]],
  ],
  'five.shape': [
    [
      [[0, 1, 2, 3, 4], all.slice(0, 5), all.slice(0, 5)],
      [0, 0, 1, 1, 1],
    ],
  ],
}

// LOTTERY-1
it.each(five.plays.filter(({ ticket }) => !ticket).map((play) => play.id))(
  '%s wins of 7 7 3 0 9 what its rule says',
  (id) => {
    expect(examples[id]).toBeDefined()
    for (const [picks, wins] of examples[id] ?? [])
      expect([picks, settle(playOf(id), picks, [7, 7, 3, 0, 9])]).toEqual([picks, wins])
  },
)

// LOTTERY-1
it.each([
  ['five.all5.group120', [[1, 2, 3, 4, 5]], [5, 3, 1, 2, 4]],
  ['five.all5.group30', [[4, 8], [1]], [8, 4, 1, 4, 8]],
  ['five.all5.group20', [[6], [2, 5]], [2, 6, 6, 5, 6]],
  ['five.all5.group10', [[6], [2]], [2, 6, 6, 2, 6]],
  ['five.all5.group5', [[6], [2]], [6, 6, 2, 6, 6]],
  ['five.all5.atleast3', [[6]], [2, 6, 6, 2, 6]],
  ['five.all5.atleast4', [[6]], [6, 6, 6, 6, 6]],
])('%s with %j wins one unit of %j', (id, picks, draw) => {
  expect(settle(playOf(id), picks, draw)).toEqual([1])
})

it.each([
  ['leopard', [4, 4, 4]],
  ['straight', [3, 1, 2]],
  ['pair', [0, 9, 9]],
  ['half', [9, 4, 0]],
  ['mixed', [1, 3, 8]],
])('a %s is %j', (name, front) => {
  const shape = playOf('five.shape')
  const won = settle(shape, [[0, 1, 2, 3, 4], [], []], [...front, 5, 5])
  expect(shape.tiers.filter((_, tier) => won[tier] === 1).map(({ id }) => id)).toEqual([name])
})

it('dragon and tiger are named by their places', () => {
  expect(playOf('five.dragon').rows.map(({ id }) => id)).toEqual(
    ['1v2', '1v3', '1v4', '1v5', '2v3', '2v4', '2v5', '3v4', '3v5', '4v5'].map((pair) =>
      pair.replace(/(\d)v(\d)/, 'p$1v$2'),
    ),
  )
})
