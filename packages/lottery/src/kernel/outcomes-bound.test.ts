import { ruleSets } from '../all'
import { everyProduct, everySet } from '../testing/enumerate'
import { randomNumbers, randomPicks } from '../testing/random'
import { settle } from './check-picks'
import { mostHits, outcomesOf } from './outcomes'
import type { Draw, Picks, Play, RuleSet } from './play'
import { prizesOf } from './prizes'

interface Line {
  play: Play
  picks: Picks
  multiplier: number
}
const group = { group: 1_950, unitMinor: 100 }

/** What a draw of a book pays at most by the outcomes of its lines: of each part the outcomes that can come together. */
function boundOf(lines: readonly Line[], most: number): number {
  const parts = new Map<string, { hits: number; sums: Map<string, number> }>()
  let wide = 0
  for (const { play, picks, multiplier } of lines) {
    const prizes = prizesOf(play, group)
    const outcomes = outcomesOf(play, picks, prizes, most)
    if (!outcomes) wide += play.highest(picks, prizes) * multiplier
    for (const { play: owner, part, unit, prize } of outcomes ?? []) {
      const known = parts.get(`${owner} ${part}`) ?? { hits: mostHits(play, part), sums: new Map() }
      parts.set(`${owner} ${part}`, known)
      known.sums.set(unit, (known.sums.get(unit) ?? 0) + prize * multiplier)
    }
  }
  for (const { hits, sums } of parts.values())
    wide += [...sums.values()]
      .sort((a, b) => b - a)
      .slice(0, hits)
      .reduce((sum, one) => sum + one, 0)
  return wide
}

const paidBy = (lines: readonly Line[], draw: Draw): number =>
  lines.reduce((paid, { play, picks, multiplier }) => {
    const prizes = prizesOf(play, group)
    return (
      paid +
      settle(play, picks, draw).reduce(
        (sum, units, tier) => sum + units * (prizes[tier] ?? 0) * multiplier,
        0,
      )
    )
  }, 0)

const booksOf = ({ plays }: RuleSet, next: (below: number) => number): Line[][] => {
  const line = (play: Play): Line => ({ play, picks: randomPicks(play, next), multiplier: 1 + next(9) })
  return [
    ...plays.map((play) => [line(play), line(play), line(play)]),
    plays.flatMap((play) => (next(3) === 0 ? [line(play)] : [])),
  ]
}

/** Draws of which some come close to what was picked. */
const someDraws = (rules: RuleSet, next: (below: number) => number, count: number): Draw[] =>
  Array.from({ length: count }, () => {
    const { draw } = rules
    const left = Array.from({ length: draw.last - draw.first + 1 }, (_, at) => draw.first + at)
    const numbers = Array.from({ length: draw.count }, () => {
      const at = next(left.length)
      return (draw.isDistinct ? left.splice(at, 1)[0] : left[at]) ?? draw.first
    })
    return draw.isSorted ? numbers.sort((a, b) => a - b) : numbers
  })

const everyDraw: Partial<Record<string, () => Draw[]>> = {
  dice: () => everyProduct(3, 1, 6),
  pc28: () => everyProduct(3, 0, 9),
  // The order counts for the first three alone; every set in three of its orders.
  eleven: () =>
    everySet(5, 1, 11).flatMap((set) => [set, set.toReversed(), [...set.slice(2), ...set.slice(0, 2)]]),
}

// LOTTERY-8, BET-2
it.each(Object.values(ruleSets).map((rules) => [rules.id, rules] as const))(
  '%s: no draw pays a book of random lines more than its outcomes together say',
  (id, rules) => {
    const next = randomNumbers(38)
    const draws = everyDraw[id]?.() ?? someDraws(rules, next, 600)
    for (const most of [1, 64, 100_000])
      for (const lines of booksOf(rules, next)) {
        const bound = boundOf(lines, most)
        const paid = Math.max(...draws.map((draw) => paidBy(lines, draw)))
        const plays = lines.map(({ play }) => play.id).join()
        expect([plays, paid <= bound]).toEqual([plays, true])
      }
  },
)

// LOTTERY-8
it('tickets of 6/45 that share five numbers with a draw are within what their pairs say', () => {
  const single = ruleSets.six45.plays.find(({ id }) => id === 'six45.six.single')
  if (!single) throw new Error('there are no tickets of 6/45')
  const draw = [1, 2, 3, 4, 5, 6]
  // All 234 tickets with exactly five of the draw, and the draw itself.
  const near = draw.flatMap((missing) =>
    Array.from({ length: 39 }, (_, at) =>
      [...draw.filter((number) => number !== missing), 7 + at].reduce((code, one) => code * 100 + one, 0),
    ),
  )
  const lines = [{ play: single, picks: [[...near, 10_203_040_506]], multiplier: 1 }]
  expect(paidBy(lines, draw)).toBe((3_000_000 + 234 * 5_000) * 100 * 10_000)
  expect(paidBy(lines, draw)).toBeLessThanOrEqual(boundOf(lines, 1_000))
})

// LOTTERY-8
it.each([
  ['five.front3.direct', '', 1],
  ['five.star1', '3', 1],
  ['five.digit.sides', '0', 2],
  ['five.all5.any2', '', 10],
  ['five.all5.atleast2', '', 2],
  ['eleven.any3.single', '', 10],
  ['eleven.any7', '', 15],
  ['dice.face', '0', 3],
  ['vn27.lo2', '0', 1],
  ['vn27.xien2', '', 351],
  ['six45.six.single', 'pairs', 15],
])('one draw hits of %s in part %j at most %d outcomes', (id, part, hits) => {
  const play = Object.values(ruleSets)
    .flatMap(({ plays }) => plays)
    .find((one) => one.id === id)
  expect(play && mostHits(play, part)).toBe(hits)
})
