import { settle } from '../kernel/check-picks'
import { playIn } from '../testing/play-in'
import { pk10 } from './index'

const playOf = playIn(pk10)
/** Place 1 has 3, place 10 has 4; the crown sum is 10. */
const order = [3, 7, 1, 10, 5, 2, 9, 6, 8, 4]
const row = (rows: number, at: number, options: number[]) =>
  Array.from({ length: rows }, (_, index) => (index === at ? options : []))

// LOTTERY-1
it.each<[string, number[][], number[]]>([
  ['pk10.positions', row(10, 0, [3, 4]), [1]],
  ['pk10.positions', row(10, 9, [3, 4]), [1]],
  ['pk10.positions', Array.from({ length: 10 }, () => [3]), [1]],
  ['pk10.front2.direct', [[3], [7]], [1]],
  ['pk10.front2.direct', [[7], [3]], [0]],
  ['pk10.front3.direct', [[3], [7], [1]], [1]],
  ['pk10.front3.direct', [[3], [7], [10]], [0]],
  ['pk10.front2.direct.single', [[307, 703]], [1]],
  ['pk10.front3.direct.single', [[30_701]], [1]],
  ['pk10.sides', row(10, 0, [0, 1, 2, 3]), [0, 1, 1, 0]],
  ['pk10.sides', row(10, 3, [0, 1, 2, 3]), [1, 0, 0, 1]],
  ['pk10.sides', row(10, 4, [0, 1, 2, 3]), [0, 1, 1, 0]],
  ['pk10.dragon', row(5, 0, [0, 1]), [0, 1]],
  ['pk10.dragon', row(5, 1, [0, 1]), [0, 1]],
  ['pk10.dragon', row(5, 3, [0, 1]), [1, 0]],
  ['pk10.dragon', row(5, 4, [0, 1]), [1, 0]],
  ['pk10.crown.sum', [[10, 11]], row(17, 7, [1]).map(([won = 0]) => won)],
  ['pk10.crown.sides', [[0, 1, 2, 3]], [0, 1, 0, 1]],
])('%s with %j wins %j', (id, picks, wins) => {
  expect(settle(playOf(id), picks, order)).toEqual(wins)
})
