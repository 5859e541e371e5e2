import { isDraw, settle, unitsOf } from '../kernel/check-picks'
import { choose } from '../kernel/counting'
import { basisPoints, rebateOf, returnOf } from '../kernel/prizes'
import { parseTickets } from '../kernel/tickets'
import { playIn } from '../testing/play-in'
import { randomNumbers, randomPicks } from '../testing/random'
import { six45 } from './index'

const playOf = playIn(six45)
const six = playOf('six45.six')
const single = playOf('six45.six.single')

/** A draw of which `hit` numbers are among 1 to `picked`. */
const drawWith = (hit: number, picked: number) => [
  ...Array.from({ length: hit }, (_, at) => at + 1),
  ...Array.from({ length: 6 - hit }, (_, at) => picked + 1 + at),
]

// LOTTERY-1
it.each([6, 7, 10, 15])(
  'a system of %d numbers wins units × winning outcomes, over all draws grouped by how many hit',
  (picked) => {
    const picks = [Array.from({ length: picked }, (_, at) => at + 1)]
    const won = [0, 0, 0, 0]
    let draws = 0
    for (let hit = 0; hit <= 6; hit += 1) {
      const ways = choose(picked, hit) * choose(45 - picked, 6 - hit)
      draws += ways
      for (const [tier, units] of settle(six, picks, drawWith(hit, picked)).entries())
        won[tier] = (won[tier] ?? 0) + units * ways
    }
    expect(draws).toBe(8_145_060)
    expect(unitsOf(six, picks)).toBe(choose(picked, 6))
    expect(won).toEqual(six.tiers.map(({ wins }) => Number(wins) * choose(picked, 6)))
  },
)

it('a system wins what its units win one by one as tickets', () => {
  const next = randomNumbers(45)
  for (let time = 0; time < 20; time += 1) {
    const [set = []] = randomPicks({ ...six, rows: [{ ...six.rows[0]!, max: 10 }] }, next)
    const sorted = [...set].sort((a, b) => a - b)
    const units = sixesOf(sorted).map((numbers) => numbers.reduce((code, one) => code * 100 + one, 0))
    const [draw = []] = randomPicks({ ...six, rows: [{ ...six.rows[0]!, max: 6 }] }, next)
    expect(settle(single, [units], draw)).toEqual(settle(six, [set], draw))
  }
})

function sixesOf(numbers: readonly number[], count = 6): number[][] {
  if (count === 0) return [[]]
  return numbers.flatMap((number, at) =>
    sixesOf(numbers.slice(at + 1), count - 1).map((rest) => [number, ...rest]),
  )
}

// LOTTERY-6
it('returns 85.52 per cent and no rebate at every prize group', () => {
  for (const group of [1_800, 1_950]) {
    expect(basisPoints(returnOf(six, group))).toBe(8_552)
    expect(rebateOf(six, { group, largestGroup: 1_960 })).toBe(0)
  }
})

it('states the jackpot with all that its system wins beside it', () => {
  const picks = [[1, 2, 3, 4, 5, 6, 7]]
  expect(settle(six, picks, [1, 2, 3, 4, 5, 6])).toEqual([1, 6, 0, 0])
  expect(six.highest(picks, [3_000_000, 5_000, 120, 8])).toBe(3_030_000)
  expect(single.highest([[10_203_040_506]], [3_000_000, 5_000, 120, 8])).toBe(3_000_000)
})

it('reads tickets of six numbers, together or apart', () => {
  expect(parseTickets(single, '010203040506\n6 5 4 3 2 1\n1 2 3 4 5 46; 01 02 03 04 05')).toEqual({
    valid: [10_203_040_506],
    duplicates: 1,
    invalid: ['1 2 3 4 5 46', '01 02 03 04 05'],
    over: 0,
  })
})

it('takes six ascending numbers for a draw', () => {
  expect(isDraw(six45, [1, 2, 3, 4, 5, 45])).toBe(true)
  expect(isDraw(six45, [2, 1, 3, 4, 5, 45])).toBe(false)
  expect(isDraw(six45, [1, 1, 3, 4, 5, 45])).toBe(false)
})
