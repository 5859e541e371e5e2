import { sql } from 'kysely'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { planPast } from './plan-past'
import { forgetIssues } from './forget-issues'
import { addLotteries, everyMinute, testLottery } from './testing/add-lottery'

const dayMs = 86_400_000

describe('issues that no list shows any more', () => {
  let test: TestGateway
  let start = 0
  beforeAll(async () => {
    test = await createTestGateway()
    start = test.clock.now()
  })
  afterAll(() => test.close())

  const keptOf = async (code: string) => {
    const rows = await test.db.read
      .selectFrom('lottery_issues as i')
      .innerJoin('lotteries as l', 'l.id', 'i.lottery_id')
      .select(['i.draw_at', 'i.has_orders'])
      .where('l.code', '=', code)
      .orderBy('i.no')
      .execute()
    return rows.map((row) => ({ ...row, daysOld: Math.ceil((start - row.draw_at) / dayMs) }))
  }

  // DRAW-5
  it('issues nobody played are kept for 1,440 draws and a week at least, those with orders and daily ones for long', async () => {
    const schedules = {
      hourly: { ...everyMinute, kind: 'every', seconds: 3_600 },
      tenMinutes: { ...everyMinute, kind: 'every', seconds: 600 },
      daily: { ...everyMinute, kind: 'daily', at: '21:00', closesBeforeSeconds: 900 },
    } as const
    const past = (code: keyof typeof schedules, days: number) => {
      const lottery = testLottery({ code, schedule: schedules[code] })
      const terms = { secret: code, from: start - days * dayMs, to: start }
      const ordersOf = (no: string) => (no.endsWith('-0007') ? [{ id: 'an-order' }] : [])
      return { ...lottery, past: planPast(lottery, terms).draw({ ordersOf }) }
    }
    await addLotteries(test.db, start, [past('hourly', 70), past('tenMinutes', 12), past('daily', 120)])
    await forgetIssues(test.db.write, start + 1)
    expect((await keptOf('hourly')).filter(({ has_orders: has }) => !has)).toHaveLength(1_440 - 60)
    expect((await keptOf('hourly')).filter(({ has_orders: has }) => has)).toHaveLength(70)
    expect((await keptOf('tenMinutes')).filter(({ daysOld }) => daysOld <= 10)).toHaveLength(1_440)
    expect(
      (await keptOf('tenMinutes')).filter(({ daysOld }) => daysOld > 10).map(({ has_orders: has }) => has),
    ).toEqual([true, true])
    expect(await keptOf('daily')).toHaveLength(120)
  })

  const later = 1_000 * dayMs

  // DRAW-8
  it('the last issues of a lottery that draws no more stay, and the database refuses to delete them', async () => {
    const before = await keptOf('daily')
    await forgetIssues(test.db.write, start + later)
    expect(await keptOf('daily')).toEqual(before)
    await expect(test.db.write.deleteFrom('lottery_issues').execute()).rejects.toThrow('is kept')
  })

  // DRAW-5
  it('an issue that waits for its settlement is never forgotten', async () => {
    await sql`insert into lottery_issues (lottery_id, no, n, of_day, open_at, close_at, draw_at, state, chain, link,
        seed_hash, seed, digest, numbers)
      select distinct on (lottery_id) lottery_id, '20990101-0001', 1, 1, open_at + ${later}::bigint,
        close_at + ${later}::bigint, draw_at + ${later}::bigint, state, chain, link + 1, seed_hash, seed, digest, numbers
      from lottery_issues order by lottery_id, no desc`.execute(test.db.read)
    await test.db.write.updateTable('lottery_issues').set({ settle_at: start }).execute()
    const before = await keptOf('daily')
    await forgetIssues(test.db.write, start + later)
    expect(await keptOf('daily')).toEqual(before)
    await test.db.write.updateTable('lottery_issues').set({ settle_at: null }).execute()
    await forgetIssues(test.db.write, start + later)
    expect(await keptOf('daily')).toHaveLength(1)
  })
})
