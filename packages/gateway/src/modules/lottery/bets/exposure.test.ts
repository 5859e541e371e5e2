import type { SlipLine } from '@plaza/contract/lottery'
import { checkPicks, settle, type Picks, type Play } from '@plaza/lottery'
import { ruleSets } from '@plaza/lottery/all'
import { sql } from 'kysely'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { addLotteries, testLottery } from '../draws/testing/add-lottery'
import { openBetsTestbed, type BetsTestbed } from './testing/bets-testbed'
import { openIssue } from './testing/test-issue'

const rich = 100_000_000
/** What one draw may cost, major units. */
const limit = 3_000
const { plays } = ruleSets.dice

/** Whole numbers below `below`, the same ones in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
    return (state >>> 8) % below
  }
}

function somePicks(play: Play, next: (below: number) => number): Picks {
  for (;;) {
    const picks = play.rows.map(({ from, max }) =>
      from.length > 0
        ? from.filter(() => next(3) === 0).slice(0, max)
        : [[112, 122, 123, 256, 345, 334, 556, 355][next(8)] ?? 0],
    )
    if (checkPicks(play, picks) === undefined) return picks
  }
}

function someLine(next: (below: number) => number): SlipLine {
  const play = plays[next(plays.length)]
  if (!play) throw new Error('there is no such play')
  const picks = somePicks(play, next).map((row) => [...row])
  const multiplier = 1 + next(40)
  return {
    play: play.id,
    picks,
    multiplier,
    mode: '1',
    prizeGroup: 1_950,
    amountMinor: play.units(picks) * multiplier * 100,
  }
}

describe('the exposure of an issue', () => {
  let bed: BetsTestbed
  let caller: TestCaller
  beforeAll(async () => {
    bed = await openBetsTestbed()
    const { db, clock, gateway } = bed.test
    await addLotteries(db, clock.now(), [testLottery({ code: 'dice60', rules: 'dice' })])
    const row = await db.read
      .selectFrom('merchants')
      .selectAll()
      .where('code', '=', 'demo')
      .executeTakeFirst()
    const settings = {
      ...(row?.settings as object),
      lotteryBetting: { lotteries: { dice60: { exposureMax: limit } } },
    }
    await db.write
      .updateTable('merchants')
      .set({ settings: JSON.stringify(settings) })
      .where('code', '=', 'demo')
      .execute()
    await sql`select pg_notify('plaza_merchant', 'demo')`.execute(db.read)
    await eventually(async () =>
      expect((await gateway.merchants.find('demo'))?.stored['lotteryBetting']).toBeDefined(),
    )
  })
  beforeEach(async () => {
    caller = await bed.member(rich)
  })
  afterAll(() => bed.test.close())

  const place = (issue: string, lines: SlipLine[]) => bed.place(caller, issue, lines, { lottery: 'dice60' })

  /** What every one of the 216 throws pays for the open orders of an issue, by the lines in the database alone. */
  async function worstThrow(issue: string): Promise<number> {
    const lines = await bed.test.db.read
      .selectFrom('lottery_lines as l')
      .innerJoin('lottery_orders as o', 'o.id', 'l.order_id')
      .select(['l.play', 'l.picks', 'l.multiplier', 'l.prizes'])
      .where('o.issue', '=', issue)
      .where('o.lottery', '=', 'dice60')
      .where('l.state', '=', 'placed')
      .execute()
    let worst = 0
    for (let code = 0; code < 216; code += 1) {
      const draw = [1 + (code % 6), 1 + (Math.floor(code / 6) % 6), 1 + Math.floor(code / 36)]
      const paid = lines.reduce((sum, { play: id, picks, multiplier, prizes }) => {
        const play = plays.find((one) => one.id === id)
        const won = play ? settle(play, picks, draw) : []
        return sum + won.reduce((all, units, tier) => all + units * (prizes[tier] ?? 0) * multiplier, 0)
      }, 0)
      worst = Math.max(worst, paid / 10_000)
    }
    return worst
  }

  // BET-2, LOTTERY-8
  it.each([1, 2, 3])(
    'whatever orders are placed, cut to what fits and cancelled (seed %d), no throw pays more than the limit',
    async (seed) => {
      const issue = `20261201-000${seed}`
      await openIssue(bed.test, issue, 'dice60')
      const next = numbersFrom(seed)
      const placed: string[] = []
      let refusals = 0
      for (let time = 0; time < 30; time += 1) {
        const lines = Array.from({ length: 1 + next(3) }, () => someLine(next))
        const answer = await place(issue, lines)
        if (answer.success) placed.push(answer.value.order.id)
        else {
          refusals += 1
          expect(answer.code).toBe('lottery.limit.exposure')
          const { line = 0, multiplier = 0, fittingMinor = 0 } = answer.value
          const cut = lines.slice(0, line)
          const last = cut.pop()
          if (last && multiplier > 0)
            expect(
              (await place(issue, [...cut, { ...last, multiplier, amountMinor: fittingMinor }])).success,
            ).toBe(true)
        }
        if (next(5) === 0 && placed.length > 0)
          await bed.cancel(caller, placed.splice(next(placed.length), 1)[0] ?? '')
        expect(await worstThrow(issue)).toBeLessThanOrEqual(limit * 100)
      }
      expect(refusals).toBeGreaterThan(3)
    },
  )

  // BET-2
  it('single tickets and the same numbers picked in rows are one outcome, whichever comes first', async () => {
    const three = (play: string, picks: number[][], multiplier: number): SlipLine => ({
      play,
      picks,
      multiplier,
      mode: '1',
      prizeGroup: 1_950,
      amountMinor: multiplier * 100,
    })
    // 35.10 for each unit.
    await openIssue(bed.test, '20261201-0011', 'dice60')
    expect((await place('20261201-0011', [three('dice.three', [[1, 2, 3]], 50)])).success).toBe(true)
    expect(await place('20261201-0011', [three('dice.three.single', [[123]], 36)])).toMatchObject({
      code: 'lottery.limit.exposure',
      value: { line: 1, multiplier: 35 },
    })
    expect((await place('20261201-0011', [three('dice.three.single', [[456]], 50)])).success).toBe(true)
  })

  // BET-2
  it('plays that one throw wins together share the limit of the issue', async () => {
    await openIssue(bed.test, '20261201-0012', 'dice60')
    const line = (play: string, picks: number[][], multiplier: number): SlipLine => ({
      play,
      picks,
      multiplier,
      mode: '1',
      prizeGroup: 1_950,
      amountMinor: multiplier * 100,
    })
    // 210.60 for each unit of a named triple, 35.10 for any.
    expect((await place('20261201-0012', [line('dice.triple', [[4]], 14)])).success).toBe(true)
    const refused = await place('20261201-0012', [line('dice.triple.any', [[0]], 2)])
    expect(refused).toMatchObject({ code: 'lottery.limit.exposure', value: { line: 1, multiplier: 1 } })
  })

  // BET-2
  it('a full slip is placed with a bounded number of outcomes, and cancelled to nothing', async () => {
    const { db } = bed.test
    const issue = await bed.open()
    const all = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
    const lines = Array.from({ length: 100 }, (_, at): SlipLine => {
      const picks = [[at % 10], [Math.floor(at / 10)], [1], at < 50 ? [1, 2] : all, all]
      return {
        play: 'five.all5.direct',
        picks,
        multiplier: 10,
        mode: '0.01',
        prizeGroup: 1_950,
        amountMinor: at < 50 ? 200 : 1_000,
      }
    })
    const { value, success } = await bed.place(caller, issue, lines)
    expect(success).toBe(true)
    const told = db.read.selectFrom('lottery_exposure_outcomes').where('issue', '=', issue)
    // The fifty lines of twenty numbers one by one; those of a hundred count with all that they can win.
    expect(await told.select('unit').execute()).toHaveLength(1_000)
    const exposed = async () =>
      (
        await sql<{ minor: number }>`select lottery_exposed('demo', 'five60', ${issue}) as minor`.execute(
          db.read,
        )
      ).rows[0]?.minor
    expect(await exposed()).toBeGreaterThan(0)
    await bed.cancel(caller, value.order.id)
    expect(await exposed()).toBe(0)
  })
})
