import { createTestGateway, type TestGateway } from '../../../testing/create-test-gateway'
import { onPostgres } from '../../../testing/test-database'
import { claimDrawn, lockToSettle, markSettled } from './settlement'
import { issueForBet } from './issue-for-bet'
import { registerOrders } from './accepted-orders'
import { addLotteries } from './testing/add-lottery'

describe('the issue of a bet', () => {
  let test: TestGateway
  let start = 0
  beforeEach(async () => {
    test = await createTestGateway()
    start = test.clock.now()
    await addLotteries(test.db, start)
    await test.runJobs()
  })
  afterEach(() => test.close())

  const bet = (no: string, now = test.clock.now(), { code = 'five60', merchant = 'demo' } = {}) =>
    test.db.transaction((trx) => issueForBet(trx, { merchant, code, no, now }))

  // DRAW-1
  it('a bet counts until the last millisecond before the close, by the time of the server', async () => {
    const { issue, lottery } = await bet('20261101-0721', start + 54_999)
    expect(issue).toMatchObject({ no: '20261101-0721', state: 'open', closeAt: start + 55_000 })
    expect(lottery.code).toBe('five60')
    await expect(bet('20261101-0721', start + 55_000)).rejects.toMatchObject({
      code: 'lottery.issue.closed',
      value: { next: { no: '20261101-0722' } },
    })
  })

  // DRAW-1
  it.each([
    ['another merchant’s lottery', '20261101-0721', { merchant: 'lite' }, 'lottery.not.found'],
    ['an unknown lottery', '20261101-0721', { code: 'nothing' }, 'lottery.not.found'],
    ['a number that the schedule has not', '20261101-1441', {}, 'lottery.issue.unknown'],
    ['an issue that is not open yet', '20261101-0722', {}, 'lottery.issue.early'],
    ['an issue of before the lottery began', '20261101-0100', {}, 'lottery.issue.closed'],
  ])('a bet is refused for %s', async (_what, no, where, code) => {
    await expect(bet(no, start, where)).rejects.toMatchObject({ code })
  })

  // DRAW-1
  it('selling ends only after the bets that are being accepted, and all of them are in the digest', async () => {
    // The embedded database runs one transaction at a time: there is nothing to wait for.
    if (!onPostgres()) return
    const accepted: string[] = []
    registerOrders(test.gateway, async () => ({ orders: accepted.map((id) => ({ id })), hasPractice: false }))
    const signal = () => {
      let give: () => void = () => undefined
      return { given: new Promise<void>((resolve) => (give = resolve)), give: () => give() }
    }
    const [locked, mayEnd] = [signal(), signal()]
    const accepting = test.db.transaction(async (trx) => {
      await issueForBet(trx, { merchant: 'demo', code: 'five60', no: '20261101-0721', now: start + 54_999 })
      locked.give()
      await mayEnd.given
      accepted.push('order-1')
    })
    await locked.given
    test.clock.advance(56_000)
    const closing = test.runJobs()
    await new Promise((resolve) => setTimeout(resolve, 300))
    mayEnd.give()
    await Promise.all([accepting, closing])
    const issue = await test.db.read.selectFrom('lottery_issues').selectAll().executeTakeFirstOrThrow()
    expect(issue).toMatchObject({ state: 'closed', orders: 1 })
  })

  // DRAW-1
  it('an ended issue with orders is claimed by one process, again when that dies, and never once it is settled', async () => {
    registerOrders(test.gateway, async () => ({ orders: [], hasPractice: true }))
    // The test claims in place of the job that settles orders.
    const { jobs } = test.gateway
    jobs.splice(
      jobs.findIndex((job) => job.name === 'lottery-settlement'),
      1,
    )
    await test.runJobs(1, 60_000)
    const claim = () => test.db.transaction((trx) => claimDrawn(trx, { now: test.clock.now(), limit: 10 }))
    const [ended, ...others] = await claim()
    expect(others).toEqual([])
    expect(ended).toMatchObject({ merchant: 'demo', code: 'five60', no: '20261101-0721', state: 'drawn' })
    expect(ended?.numbers).toHaveLength(5)
    expect(await claim()).toEqual([])
    test.clock.advance(5_000)
    expect(await claim()).toEqual([ended])
    const id = ended?.id ?? 0
    await test.db.transaction(async (trx) => {
      expect(await lockToSettle(trx, id, test.clock.now())).toEqual(ended)
      await markSettled(trx, id)
    })
    expect(await test.db.transaction((trx) => lockToSettle(trx, id, test.clock.now()))).toBeNull()
    test.clock.advance(3_600_000)
    expect(await claim()).toEqual([])
  })
})
