import { settle } from '../kernel/check-picks'
import { playIn } from '../testing/play-in'
import { dice } from './index'

const playOf = playIn(dice)
const winners = (id: string, picks: number[][], draw: number[]) => {
  const won = settle(playOf(id), picks, draw)
  return playOf(id)
    .tiers.filter((_, tier) => (won[tier] ?? 0) > 0)
    .map((tier) => tier.id)
}
const faces = [1, 2, 3, 4, 5, 6]

// LOTTERY-1
it.each<[string, number[][], number[], string[]]>([
  ['dice.sum', [[3, 4, 9]], [2, 6, 1], ['9']],
  ['dice.sides', [[0, 1, 2, 3]], [1, 3, 6], ['small', 'even']],
  ['dice.sides', [[0, 1, 2, 3]], [6, 6, 5], ['big', 'odd']],
  ['dice.triple.any', [[0]], [2, 2, 2], ['any']],
  ['dice.triple.any', [[0]], [2, 2, 1], []],
  ['dice.triple', [faces], [2, 2, 2], ['2']],
  ['dice.triple', [faces], [2, 1, 2], []],
  ['dice.pair', [faces], [2, 1, 2], ['2']],
  ['dice.pair', [faces], [5, 5, 5], ['5']],
  ['dice.straight', [[0]], [6, 4, 5], ['any']],
  ['dice.straight', [[0]], [5, 6, 1], []],
  ['dice.straight', [[0]], [1, 1, 3], []],
  ['dice.face', [faces], [6, 1, 6], ['1', '6']],
])('%s with %j wins of %j the tiers %j', (id, picks, draw, tiers) => {
  expect(winners(id, picks, draw)).toEqual(tiers)
})

// LOTTERY-1
it.each<[string, number[][], number[], number]>([
  ['dice.pairsingle', [[2], [5]], [2, 5, 2], 1],
  ['dice.pairsingle', [[5], [2]], [2, 5, 2], 0],
  ['dice.pairsingle', [[2], [5]], [2, 2, 2], 0],
  ['dice.two', [[2, 5]], [2, 5, 2], 1],
  ['dice.two', [[1, 2, 5]], [2, 5, 1], 3],
  ['dice.two', [[1, 2]], [2, 2, 2], 0],
  ['dice.three', [[1, 2, 5]], [2, 5, 1], 1],
  ['dice.three', [[1, 2, 5]], [2, 5, 5], 0],
  ['dice.three.single', [[125, 126]], [2, 5, 1], 1],
  ['dice.pairsingle.single', [[225]], [2, 5, 2], 1],
])('%s with %j wins of %j %d units', (id, picks, draw, units) => {
  expect(settle(playOf(id), picks, draw)).toEqual([units])
})
