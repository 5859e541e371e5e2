import { settle, unitsOf } from '../kernel/check-picks'
import { oddsOf } from '../kernel/prizes'
import { parseTickets } from '../kernel/tickets'
import { everyArrangement, overDraws, placed, statedWins } from '../testing/enumerate'
import { playIn } from '../testing/play-in'
import { provePlay } from '../testing/prove'
import { randomNumbers, randomPicks } from '../testing/random'
import { bestArrangement } from './best-arrangement'
import { pk10 } from './index'

const playOf = playIn(pk10)
const order = [3, 7, 1, 10, 5, 2, 9, 6, 8, 4]

// LOTTERY-1
it.each(pk10.plays.filter(({ reads }) => reads).map((play) => [play.id, play] as const))(
  '%s wins units × winning outcomes over every arrangement of the places that it reads',
  (_, play) => {
    const at = play.reads ?? []
    provePlay(play, placed(everyArrangement(at.length, 1, 10), at, 10), { times: 40, seed: 10 })
  },
)

// LOTTERY-1
it.each(['pk10.positions', 'pk10.sides'])(
  '%s wins units × winning outcomes when every number comes in at every place once',
  (id) => {
    const rotations = order.map((_, shift) => order.map((__, at) => order[(at + shift) % 10] ?? 0))
    const play = playOf(id)
    const next = randomNumbers(3)
    for (let time = 0; time < 100; time += 1) {
      const picks = randomPicks(play, next)
      expect(overDraws(play, picks, rotations, []).wins).toEqual(statedWins(play, picks, 10))
    }
  },
)

// LOTTERY-1
it('dragon and tiger win 45 of 90 at each of the five pairs, and never both', () => {
  const dragon = playOf('pk10.dragon')
  for (let row = 0; row < 5; row += 1) {
    const draws = placed(everyArrangement(2, 1, 10), [row, 9 - row], 10)
    const picks = [0, 1, 2, 3, 4].map((at) => (at === row ? [0, 1] : []))
    const { wins, highest } = overDraws(dragon, picks, draws, [1, 1])
    expect([wins, highest]).toEqual([[45, 45], 1])
  }
})

it('crown sum 11 is small: big needs more, and wins 40 of 90', () => {
  const sides = playOf('pk10.crown.sides')
  const eleven = [4, 7, 1, 2, 3, 5, 6, 8, 9, 10]
  expect(settle(sides, [[0, 1, 2, 3]], eleven)).toEqual([0, 1, 1, 0])
  expect(sides.tiers.map(({ wins }) => wins)).toEqual([40, 50, 50, 40])
  expect([0, 1].map((tier) => oddsOf(sides, tier, 2_000))).toEqual([22_500, 18_000])
})

it.each([
  [
    'pk10.front2.direct',
    [
      [1, 2],
      [2, 3],
    ],
    3,
  ],
  ['pk10.front2.direct', [[1], [1]], 0],
  [
    'pk10.front3.direct',
    [
      [1, 2, 3],
      [1, 2, 3],
      [1, 2, 3],
    ],
    6,
  ],
  ['pk10.front3.direct', [[1], [1, 2], [1, 2, 3]], 1],
])('%s counts units of %j', (id, picks, units) => {
  expect(unitsOf(playOf(id), picks)).toBe(units)
})

it('reads tickets of numbers with two digits, together or apart', () => {
  expect(parseTickets(playOf('pk10.front2.direct.single'), '0110 1 10\n1001, 0101 0111 7 8 9')).toEqual({
    valid: [110, 1_001, 708],
    duplicates: 1,
    invalid: ['0101', '0111', '9'],
    over: 0,
  })
})

it('finds the arrangement that pays most, as trying all of them does', () => {
  const next = randomNumbers(8)
  for (let time = 0; time < 20; time += 1) {
    const worths = Array.from({ length: 25 }, () => next(4))
    const worth = (place: number, number: number) => worths[place * 5 + number] ?? 0
    const tried = everyArrangement(5, 0, 4).map((order) =>
      order.reduce((sum, number, place) => sum + worth(place, number), 0),
    )
    expect(bestArrangement(5, worth)).toBe(Math.max(...tried))
  }
})

it('states that of ten bets on big only five can win', () => {
  const bets = Array.from({ length: 10 }, () => [0])
  expect(playOf('pk10.sides').highest(bets, [2, 2, 2, 2])).toBe(10)
  expect(playOf('pk10.positions').highest(Array(10).fill([7]), [3])).toBe(3)
})
