import { settle } from '../kernel/check-picks'
import { everyProduct } from '../testing/enumerate'
import { playIn } from '../testing/play-in'
import { provePlay } from '../testing/prove'
import { pc28 } from './index'

const playOf = playIn(pc28)
const draws = everyProduct(3, 0, 9)

// LOTTERY-1
it.each(pc28.plays.map((play) => [play.id, play] as const))(
  '%s wins units × winning outcomes over all 1,000 draws, for random picks',
  (_, play) => provePlay(play, draws, { times: 30, seed: 28 }),
)

it('PC28 big-odd has 231 and big-even 269 outcomes', () => {
  const pairs = playOf('pc28.pairs')
  const won = [0, 0, 0, 0]
  for (const draw of draws)
    for (const [tier, units] of settle(pairs, [[0, 1, 2, 3]], draw).entries())
      won[tier] = (won[tier] ?? 0) + units
  expect(won).toEqual([231, 269, 269, 231])
})

it.each([
  [
    [9, 9, 4],
    [1, 0],
  ],
  [
    [9, 9, 3],
    [0, 0],
  ],
  [
    [5, 0, 0],
    [0, 1],
  ],
  [
    [5, 1, 0],
    [0, 0],
  ],
])('%j wins the extremes %j', (draw, wins) => {
  expect(settle(playOf('pc28.extremes'), [[0, 1]], draw)).toEqual(wins)
})
