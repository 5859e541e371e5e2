import { verifyDraw } from '@plaza/fair'
import { sql } from 'kysely'
import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { tamper } from '../../../testing/tamper'
import { digestOf, hexOf } from './chain'
import { registerOrders } from './accepted-orders'
import { addLotteries, everyMinute, testLottery } from './testing/add-lottery'

const minuteMs = 60_000
const dayMs = 86_400_000

describe('the clock of lotteries', () => {
  let test: TestGateway
  beforeEach(async () => {
    test = await createTestGateway()
  })
  afterEach(() => test.close())

  const issues = () => test.db.read.selectFrom('lottery_issues').selectAll().orderBy('no').execute()
  const states = async () => (await issues()).map(({ no, state }) => `${no} ${state}`)
  const stepAt = async (ms: number) => {
    test.clock.advance(ms - test.clock.now())
    await test.runJobs()
  }

  // DRAW-1
  it('an issue is opened, closed and drawn when its time comes, and the next one opens at the draw', async () => {
    const start = test.clock.now()
    await addLotteries(test.db, start)
    await test.runJobs()
    expect(await states()).toEqual(['20261101-0721 open'])
    await stepAt(start + 54_999)
    expect(await states()).toEqual(['20261101-0721 open'])
    // What the site received before the close is still on its way.
    await stepAt(start + 55_999)
    expect(await states()).toEqual(['20261101-0721 open'])
    await stepAt(start + 56_000)
    expect(await states()).toEqual(['20261101-0721 closed'])
    await stepAt(start + 59_999)
    expect(await states()).toEqual(['20261101-0721 closed'])
    await stepAt(start + minuteMs)
    expect(await states()).toEqual(['20261101-0721 drawn', '20261101-0722 open'])
  })

  // DRAW-2
  it('the seed stays sealed until the draw, and every draw can be computed again from what is published', async () => {
    registerOrders(test.gateway, async () => ({
      orders: [{ id: 'b', hash: 'bb' }, { id: 'a' }],
      hasPractice: false,
    }))
    const start = test.clock.now()
    await addLotteries(test.db, start)
    await test.runJobs()
    for (let second = 5; second <= 180; second += 5) await stepAt(start + second * 1000)
    const [first, second, third, open] = await issues()
    expect(open).toMatchObject({ state: 'open', seed: null, digest: null, numbers: null })
    const chain = await test.db.read.selectFrom('lottery_chains').selectAll().executeTakeFirstOrThrow()
    for (const [issue, before] of [
      [first, null],
      [second, first],
      [third, second],
    ]) {
      const proof = {
        rules: 'five',
        no: issue?.no ?? '',
        seedHash: hexOf(issue?.seed_hash ?? new Uint8Array()),
        seed: hexOf(issue?.seed ?? new Uint8Array()),
        digest: hexOf(issue?.digest ?? new Uint8Array()),
        numbers: [...(issue?.numbers ?? [])],
        chain: { end: hexOf(chain.end_hash), link: issue?.link ?? 0 },
        previous: before ? { seed: hexOf(before.seed ?? new Uint8Array()) } : null,
      }
      expect(await verifyDraw(proof)).toMatchObject({
        seedMatchesHash: true,
        followsChain: true,
        numbersMatch: true,
      })
      expect(proof.digest).toBe(digestOf([{ id: 'a' }, { id: 'b', hash: 'bb' }]))
      expect(issue).toMatchObject({ orders: 2, has_orders: true })
    }
    // What the open issue committed to is the seed that was published last: nothing that is still to come.
    expect(hexOf(open?.seed_hash ?? new Uint8Array())).toBe(hexOf(third?.seed ?? new Uint8Array()))
  })

  // DRAW-3
  it('after an outage every issue of the last 24 hours is drawn in its order, none twice', async () => {
    const start = test.clock.now()
    await addLotteries(test.db, start, [
      testLottery(),
      testLottery({
        code: 'daily',
        schedule: { ...everyMinute, kind: 'daily', at: '21:00', closesBeforeSeconds: 900 },
      }),
    ])
    await test.runJobs()
    await stepAt(start + 3 * 3_600_000 + 20_000)
    const fast = (await issues()).filter(({ of_day }) => of_day === 1440)
    expect(fast.map(({ n }) => n)).toEqual(Array.from({ length: 181 }, (_, index) => 721 + index))
    expect(fast.map(({ link }) => link)).toEqual(fast.map((_, index) => index + 1))
    expect(fast.filter(({ state }) => state === 'drawn')).toHaveLength(180)
    expect(fast.at(-1)).toMatchObject({ state: 'open' })
    const before = await issues()
    await test.runJobs()
    expect(await issues()).toEqual(before)
  })

  // DRAW-3
  it('an issue older than 24 hours is voided, its orders to be refunded, and the clock goes on a day ago', async () => {
    registerOrders(test.gateway, async (_trx, { no }) => ({
      orders: no === '20261101-0721' ? [{ id: 'a' }] : [],
      hasPractice: false,
    }))
    const start = test.clock.now()
    await addLotteries(test.db, start)
    await test.runJobs()
    await stepAt(start + 2 * dayMs + 30_000)
    const [old, ...rest] = await issues()
    expect(old).toMatchObject({ no: '20261101-0721', state: 'void', numbers: null, has_orders: true })
    expect(rest).toHaveLength(1441)
    expect(rest[0]).toMatchObject({ no: '20261102-0721', state: 'drawn' })
    expect(rest.at(-1)).toMatchObject({ no: '20261103-0721', state: 'open' })
  })

  // DRAW-3
  it('a clock that is moved forward by a day and back draws no issue a second time', async () => {
    const start = test.clock.now()
    await addLotteries(test.db, start)
    await test.runJobs()
    await stepAt(start + dayMs)
    const drawn = (await issues()).filter(({ state }) => state === 'drawn')
    expect(drawn).toHaveLength(1440)
    await stepAt(start + 5 * minuteMs)
    await stepAt(start + dayMs - minuteMs)
    await stepAt(start + dayMs + 30_000)
    const after = await issues()
    expect(after.filter(({ state }) => state === 'drawn')).toEqual(drawn)
    expect(after).toHaveLength(1441)
  })

  // DRAW-2
  it('the database refuses to change the numbers, the seed or the digest of a drawn issue', async () => {
    const start = test.clock.now()
    await addLotteries(test.db, start)
    await test.runJobs()
    await stepAt(start + minuteMs)
    for (const change of [{ numbers: Uint8Array.of(1, 2, 3, 4, 5) }, { seed: new Uint8Array(32) }])
      await expect(
        test.db.write.updateTable('lottery_issues').set(change).where('state', '=', 'drawn').execute(),
      ).rejects.toThrow('is drawn already')
  })

  // DRAW-1
  it('a lottery whose step fails is left alone while the others are drawn', async () => {
    const start = test.clock.now()
    await addLotteries(test.db, start, [testLottery(), testLottery({ code: 'pk60', rules: 'pk10' })])
    await test.runJobs()
    await tamper(
      test.db,
      sql`update lottery_issues set seed_hash = '\\x00'
        where lottery_id = (select id from lotteries where code = 'five60')`,
    )
    await stepAt(start + minuteMs)
    expect((await states()).sort()).toEqual([
      '20261101-0721 drawn',
      '20261101-0721 open',
      '20261101-0722 open',
    ])
  })

  // DRAW-1
  it('several processes that step together open, close and draw every issue once', async () => {
    const start = test.clock.now()
    const codes = ['five60', 'pk60', 'dice60', 'eleven60']
    const rules = ['five', 'pk10', 'dice', 'eleven'] as const
    await addLotteries(
      test.db,
      start,
      codes.map((code, index) => testLottery({ code, rules: rules[index] ?? 'five' })),
    )
    const jobs = test.gateway.jobs.filter(({ name }) => name === 'draws')
    const together = async () => {
      const runs = Array.from({ length: 4 }, async () => {
        for (const job of jobs) while ((await job.run()) > 0);
      })
      await Promise.all(runs)
    }
    await together()
    for (let turn = 0; turn < 12; turn += 1) {
      test.clock.advance(turn % 2 === 0 ? 56_000 : 4_000)
      await together()
    }
    const all = await issues()
    expect(all).toHaveLength(4 * 7)
    expect(all.filter(({ state }) => state === 'drawn')).toHaveLength(4 * 6)
    for (const { link, n } of all) expect(link).toBe(n - 720)
  })
})

// DRAW-1
it('a gateway without lotteries has no secret of chains and writes nothing', async () => {
  const test = await createTestGateway()
  await test.runJobs(3, minuteMs)
  expect(
    await test.db.read.selectFrom('secrets').select('name').where('name', '=', 'lottery-draws').execute(),
  ).toEqual([])
  expect(await test.db.read.selectFrom('lottery_issues').selectAll().execute()).toEqual([])
  await test.close()
})
