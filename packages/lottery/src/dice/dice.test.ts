import { settle, unitsOf } from '../kernel/check-picks'
import { oddsOf } from '../kernel/prizes'
import { parseTickets } from '../kernel/tickets'
import { everyProduct } from '../testing/enumerate'
import { playIn } from '../testing/play-in'
import { provePlay } from '../testing/prove'
import { dice } from './index'

const playOf = playIn(dice)
const throws = everyProduct(3, 1, 6)

// LOTTERY-1
it.each(dice.plays.map((play) => [play.id, play] as const))(
  '%s wins units × winning outcomes over all 216 throws, for random picks',
  (_, play) => provePlay(play, throws, { times: 60, seed: 6 }),
)

it('a triple loses big and small, odd and even', () => {
  for (let face = 1; face <= 6; face += 1)
    expect(settle(playOf('dice.sides'), [[0, 1, 2, 3]], [face, face, face])).toEqual([0, 0, 0, 0])
  expect(settle(playOf('dice.sides'), [[0, 1, 2, 3]], [2, 5, 6])).toEqual([1, 0, 1, 0])
})

it.each([
  ['dice.sum', 0, 2_160_000],
  ['dice.triple.any', 0, 360_000],
  ['dice.pair', 0, 135_000],
  ['dice.pairsingle', 0, 720_000],
  ['dice.two', 0, 72_000],
  ['dice.three', 0, 360_000],
  ['dice.straight', 0, 90_000],
  ['dice.face', 0, 23_736],
])('%s has at place %d fair odds of %d parts', (id, tier, odds) => {
  expect(oddsOf(playOf(id), tier, 2_000)).toBe(odds)
})

it('pays 388.8 for a stake of 2 on the sum 3 at group 1800, as incumbents do', () => {
  expect(2 * oddsOf(playOf('dice.sum'), 0, 1_800)).toBe(3_888_000)
})

it('takes a pair with the same face as single for no unit', () => {
  expect(unitsOf(playOf('dice.pairsingle'), [[1], [1]])).toBe(0)
  expect(
    unitsOf(playOf('dice.pairsingle'), [
      [1, 2],
      [1, 2],
    ]),
  ).toBe(2)
})

it('reads tickets of three faces', () => {
  expect(parseTickets(playOf('dice.three.single'), '123 321 124 112 127')).toMatchObject({
    valid: [123, 124],
    duplicates: 1,
    invalid: ['112', '127'],
  })
})
