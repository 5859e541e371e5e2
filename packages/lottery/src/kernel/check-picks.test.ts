import { five } from '../five'
import { checkPicks, holdsBothSides, isDraw, settle, unitsOf } from './check-picks'
import type { Picks, Play } from './play'
import { playIn } from '../testing/play-in'

const playOf = playIn(five)
const direct2 = playOf('five.front2.direct')
const group3 = playOf('five.front3.group3')

// LOTTERY-1
it.each<[string, Play, unknown, string | undefined]>([
  ['takes what a play asks for', direct2, [[1], [2]], undefined],
  ['misses a row', direct2, [[1]], 'count'],
  ['has a row too many', direct2, [[1], [2], [3]], 'count'],
  ['has an empty row', direct2, [[1], []], 'count'],
  ['has nothing', direct2, [[], []], 'empty'],
  ['has a number beyond the row', direct2, [[1], [10]], 'range'],
  ['has a number below the row', direct2, [[-1], [1]], 'range'],
  ['has a broken number', direct2, [[1.5], [1]], 'range'],
  ['has a text', direct2, [['1'], [1]], 'range'],
  ['has a number twice', direct2, [[1, 1], [1]], 'double'],
  ['has too few numbers', group3, [[1]], 'count'],
  ['are no unit', playOf('five.all5.group60'), [[1], [1, 2, 3]], 'count'],
  ['are picks of another play', group3, [[1], [2]], 'count'],
  ['are no rows at all', group3, 'abc', 'count'],
  ['are rows that are no lists', group3, [1], 'count'],
])('picks that %s', (_, play, picks, problem) => {
  expect(checkPicks(play, picks as Picks)).toBe(problem)
  if (problem === undefined) return
  expect(unitsOf(play, picks as Picks)).toBe(0)
  expect(settle(play, picks as Picks, [1, 2, 3, 4, 5])).toEqual(play.tiers.map(() => 0))
})

it.each([
  [[1, 2, 3, 4, 5], true],
  [[1, 1, 1, 1, 1], true],
  [[1, 2, 3, 4], false],
  [[1, 2, 3, 4, 10], false],
  [[1, 2, 3, 4, 0.5], false],
])('%j as a draw of five digits: %s', (numbers, is) => {
  expect(isDraw(five, numbers)).toBe(is)
})

it('finds both sides of a one-half play in one row, and only there', () => {
  const sides = playOf('five.digit.sides')
  expect(holdsBothSides(sides, [[0, 1], [], [], [], []])).toBe(true)
  expect(holdsBothSides(sides, [[2], [], [3, 2], [], []])).toBe(true)
  expect(holdsBothSides(sides, [[0, 2], [1, 3], [], [], []])).toBe(false)
  expect(
    holdsBothSides(direct2, [
      [0, 1],
      [0, 1],
    ]),
  ).toBe(false)
})
