import { randomUUID } from 'node:crypto'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { firstDigit, openBetsTestbed, type BetsTestbed, type OrderAnswer } from './testing/bets-testbed'
import { sellsForMs } from './testing/test-issue'

describe('a bet in the last second before the close', () => {
  let bed: BetsTestbed
  let caller: TestCaller
  let issue = ''
  let closeAt = 0
  beforeAll(async () => {
    bed = await openBetsTestbed()
    caller = await bed.member(100_000)
  })
  beforeEach(async () => {
    issue = await bed.open()
    closeAt = bed.test.clock.now() + sellsForMs
  })
  afterAll(() => bed.test.close())

  const stamped = (ms: number) => ({ 'x-received-at': String(ms) })
  const post = async (
    url: string,
    payload: object,
    headers: Record<string, string>,
    remoteAddress?: string,
  ) => {
    const answer = await bed.test.call({
      method: 'POST',
      url,
      payload,
      headers: { ...caller.headers, 'idempotency-key': randomUUID(), ...headers },
      ...(remoteAddress !== undefined && { remoteAddress }),
    })
    return answer.json<OrderAnswer>()
  }
  const place = (headers: Record<string, string>, remoteAddress?: string) =>
    post('/lgw/orders', { lottery: bed.lottery, issue, lines: [firstDigit([1])] }, headers, remoteAddress)

  // LOTTERY-2
  it('a bet counts that the edge received before the close, however long it waits in the gateway', async () => {
    bed.test.clock.advance(sellsForMs + 900)
    const { value } = await place(stamped(closeAt - 1))
    const { created_at: createdAt } = await bed.test.db.read
      .selectFrom('lottery_orders')
      .select('created_at')
      .where('id', '=', value.order.id)
      .executeTakeFirstOrThrow()
    expect(createdAt).toBe(closeAt - 1)
  })

  // LOTTERY-2
  it('a bet that reached the edge at the close is refused', async () => {
    bed.test.clock.advance(sellsForMs + 300)
    expect(await place(stamped(closeAt))).toMatchObject({ code: 'lottery.issue.closed' })
  })

  it('a bet without a stamp counts by its arrival at the gateway', async () => {
    bed.test.clock.advance(sellsForMs - 1)
    expect(await place({})).toMatchObject({ success: true })
    bed.test.clock.advance(1)
    expect(await place({})).toMatchObject({ code: 'lottery.issue.closed' })
  })

  it('a stamp of more than a second ago counts for nothing', async () => {
    bed.test.clock.advance(sellsForMs + 1_000)
    expect(await place(stamped(closeAt - 1))).toMatchObject({ code: 'lottery.issue.closed' })
  })

  it('a stamp counts for nothing when it does not come from the edge', async () => {
    bed.test.clock.advance(sellsForMs + 300)
    expect(await place(stamped(closeAt - 1), '203.0.113.9')).toMatchObject({ code: 'lottery.issue.closed' })
  })

  it('a cancellation counts that the edge received before the close', async () => {
    const { value } = await place({})
    bed.test.clock.advance(sellsForMs + 300)
    const cancel = (ms: number) => post('/lgw/orders/suborders/cancel', { id: value.order.id }, stamped(ms))
    expect(await cancel(closeAt)).toMatchObject({ code: 'lottery.order.state' })
    expect(await cancel(closeAt - 1)).toMatchObject({ value: { order: { state: 'cancelled' } } })
  })
})
