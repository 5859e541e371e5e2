import type { Chase, LotteryOrder } from '@plaza/contract/lottery'
import { randomUUID } from 'node:crypto'
import { ledgerAudit } from '../../../kernel/ledger'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { firstDigit, openBetsTestbed, type BetsTestbed } from '../bets/testing/bets-testbed'
import { addLotteries } from '../draws/testing/add-lottery'

interface Answer {
  success: boolean
  code?: string
  value: { order: LotteryOrder; chase: Chase }
}

/** Of testStart, noon in Manila, and the one after it. */
const issues = ['20261101-0721', '20261101-0722']

describe.each([
  ['demo', 'lite'],
  ['lite', 'demo'],
])('an order and a plan of merchant %s asked for by an account of merchant %s', (merchant, other) => {
  let bed: BetsTestbed
  let owner: TestCaller
  let stranger: TestCaller
  let order: string
  let chase: string

  const post = async (caller: TestCaller, url: string, payload: object) => {
    const headers = { ...caller.headers, 'idempotency-key': randomUUID() }
    return (await bed.test.call({ method: 'POST', url, payload, headers })).json<Answer>()
  }

  beforeAll(async () => {
    bed = await openBetsTestbed()
    const { db, clock } = bed.test
    await db.write.deleteFrom('lotteries').execute()
    await addLotteries(db, clock.now(), undefined, 'demo')
    await addLotteries(db, clock.now(), undefined, 'lite')
    await bed.test.runJobs()
    owner = await bed.member(10_000, { merchant, account: 'namesake' })
    stranger = await bed.member(10_000, { merchant: other, account: 'namesake' })
    const [issue = ''] = issues
    order = (await bed.place(owner, issue, [firstDigit([1])])).value.order.id
    const planned = await post(owner, '/lgw/chases', {
      lottery: 'five60',
      lines: [firstDigit([2])],
      issues: issues.map((one) => ({ issue: one, multiplier: 1 })),
      stopsOnWin: false,
    })
    chase = planned.value.chase.id
  })
  afterAll(async () => {
    expect(await ledgerAudit(bed.test.db.read)).toEqual([])
    await bed.test.close()
  })

  // BET-4, LOTTERY-4
  it.each([
    ['the order', () => bed.read<Answer>(stranger, `/lgw/orders/detail?id=${order}`)],
    ['the plan', () => bed.read<Answer>(stranger, `/lgw/chases/detail?id=${chase}`)],
    ['the order to cancel', () => bed.cancel(stranger, order)],
    ['a line of the order to cancel', () => bed.cancel(stranger, order, 1)],
    ['the plan to cancel', () => post(stranger, '/lgw/chases/cancel', { id: chase })],
  ])('%s is not found, and nothing of it changes', async (_what, ask) => {
    const answer = await ask()
    expect(answer).toMatchObject({ success: false, code: 'lottery.order.not.found' })
    expect(JSON.stringify(answer)).not.toContain(owner.id)
    expect((await bed.read<Answer>(owner, `/lgw/orders/detail?id=${order}`)).value.order.state).toBe('placed')
    expect((await bed.read<Answer>(owner, `/lgw/chases/detail?id=${chase}`)).value.chase.state).toBe(
      'running',
    )
    expect(await bed.mainOf(stranger)).toBe(10_000)
    expect(await bed.mainOf(owner)).toBe(10_000 - 100 - 200)
  })
})
