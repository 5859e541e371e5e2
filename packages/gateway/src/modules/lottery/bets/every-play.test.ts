import type { LotteryRules, SlipLine } from '@plaza/contract/lottery'
import { prizesOf, settle, type Play, type RuleSet } from '@plaza/lottery'
import { ruleSets } from '@plaza/lottery/all'
import { ledgerAudit } from '../../../kernel/ledger'
import { seededRandom, type SeededRandom } from '../../../kernel/seeded-random'
import { addLotteries, testLottery } from '../draws/testing/add-lottery'
import { openBetsTestbed, type BetsTestbed } from './testing/bets-testbed'
import { endIssue, openIssue } from './testing/test-issue'

const group = 1900
const sample = (random: SeededRandom, from: readonly number[], count: number): number[] =>
  random.shuffled(from).slice(0, count)

/** Random picks that the play takes, by trying. */
function picksOf(play: Play, random: SeededRandom): number[][] {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    const picks = play.rows.map((row) =>
      sample(random, row.from, random.int(Math.max(row.min, 1), Math.min(row.max, Math.max(row.min, 1) + 2))),
    )
    if (play.units(picks) > 0) return picks
  }
  throw new Error(`no picks of ${play.id}`)
}

function drawOf({ draw }: RuleSet, random: SeededRandom): number[] {
  const all = Array.from({ length: draw.last - draw.first + 1 }, (_, at) => at + draw.first)
  const numbers = draw.isDistinct
    ? sample(random, all, draw.count)
    : Array.from({ length: draw.count }, () => random.int(draw.first, draw.last))
  return draw.isSorted ? numbers.toSorted((one, other) => one - other) : numbers
}

const lineOf = (play: Play, random: SeededRandom): SlipLine => {
  const picks = picksOf(play, random)
  const multiplier = Math.max(1, Math.ceil(100 / play.units(picks)))
  const amountMinor = play.units(picks) * multiplier
  const prizes = prizesOf(play, { group, unitMinor: 1 })
  return { play: play.id, picks, multiplier, mode: '0.01', prizeGroup: group, amountMinor, prizes }
}

/** What a line pays, in ten-thousandths of a minor unit, from the counts of its play alone. */
function owedOf(play: Play, line: SlipLine, draw: readonly number[]): bigint {
  const odds = (tier: number): bigint => {
    const { multiple, wins } = play.tiers[tier] ?? { wins: 1 }
    if (multiple !== undefined) return BigInt(multiple)
    return (BigInt(group) * BigInt(play.outcomes) * 10_000n) / (2_000n * BigInt(wins))
  }
  const won = settle(play, line.picks, draw)
  return won.reduce((sum, units, tier) => sum + BigInt(units) * odds(tier), 0n) * BigInt(line.multiplier)
}

describe('an order of every play', () => {
  let bed: BetsTestbed
  const random = seededRandom('every play')
  beforeAll(async () => {
    bed = await openBetsTestbed()
    const { db, clock } = bed.test
    const others = Object.keys(ruleSets).map((rules) =>
      testLottery({ code: `${rules}-test`, rules: rules as LotteryRules }),
    )
    await addLotteries(db, clock.now(), others)
    await db.write.updateTable('lotteries').set({ next_at: null }).execute()
  })
  afterAll(() => bed.test.close())

  // BET-1, BET-3
  it.each(Object.values(ruleSets))(
    'all plays of $id are staked, won and paid to the last ten-thousandth, and never more than was announced',
    async (rules) => {
      const plays = rules.plays.filter(({ rows }) => rows.every(({ from }) => from.length > 0))
      const caller = await bed.member(100_000_000)
      const code = `${rules.id}-test`
      for (let turn = 0; turn < 4; turn += 1) {
        const issue = `20261101-${String(1_000 * (turn + 1) + Object.keys(ruleSets).indexOf(rules.id)).padStart(4, '0')}`
        await openIssue(bed.test, issue, code)
        const draw = drawOf(rules, random)
        const placed = []
        for (const play of plays) {
          const line = lineOf(play, random)
          const { value } = await bed.place(caller, issue, [line], { lottery: code })
          expect({ play: play.id, state: value.order?.state }).toEqual({ play: play.id, state: 'placed' })
          placed.push({ play, line, order: value.order })
        }
        bed.test.clock.advance(60_000)
        await endIssue(bed.test, issue, draw)
        await bed.test.runJobs()
        const rows = await bed.test.db.read.selectFrom('lottery_orders').selectAll().execute()
        const settled = new Map(rows.map((row) => [row.id, row]))
        for (const { play, line, order } of placed) {
          const row = settled.get(order.id)
          const prizeMinor = Number(owedOf(play, line, draw) / 10_000n)
          expect({ play: play.id, prize: row?.prize_minor }).toEqual({ play: play.id, prize: prizeMinor })
          expect(order.highestPrizeMinor).toBeGreaterThanOrEqual(prizeMinor)
        }
      }
      expect(await ledgerAudit(bed.test.db.read)).toEqual([])
    },
    120_000,
  )
})
