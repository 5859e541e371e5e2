import { memberTypes } from '@plaza/contract/identity'
import type { LotteryOrder } from '@plaza/contract/lottery'
import type { Reality } from '@plaza/contract/play'
import { orderHash } from '@plaza/fair'
import { sql } from 'kysely'
import type { TestGateway } from '../../../testing/create-test-gateway'
import { tamper } from '../../../testing/tamper'
import { firstDigit, openBetsTestbed, type BetsTestbed } from './testing/bets-testbed'

interface Page {
  success: boolean
  code?: string
  value: { orders: { id: string; hash?: string }[]; hasMore: boolean }
}
const ordersOf = async (test: TestGateway, no: string, after = '') =>
  (await test.call({ url: `/lgw/draws/five60/${no}/accepted${after && `?after=${after}`}` })).json<Page>()

describe('the published orders of a draw', () => {
  let bed: BetsTestbed
  beforeAll(async () => {
    bed = await openBetsTestbed()
  })
  afterAll(() => bed.test.close())

  // DRAW-2
  it('the orders of an issue are published by id and hash when its selling has ended, those of practice money not', async () => {
    const issue = await bed.open()
    const caller = await bed.member(10_000)
    const trial = await bed.member(10_000, { merchant: 'demo-trial', type: memberTypes.trial })
    await bed.place({ ...trial, headers: { ...trial.headers, host: 'localhost' } }, issue, [firstDigit([1])])
    const orders = [
      (await bed.place(caller, issue, [firstDigit([1])])).value.order,
      (await bed.place(caller, issue, [firstDigit([2], { multiplier: 3 }), firstDigit([4])])).value.order,
    ]
    await bed.cancel(caller, orders[1]?.id ?? '')
    expect((await ordersOf(bed.test, issue)).value).toEqual({ orders: [], hasMore: false })
    await bed.end(issue, [1, 2, 3, 4, 5])
    // The hash follows from what the member sees of the order.
    const hashed = await Promise.all(
      orders.map(async (order) => ({
        id: order.id,
        hash: await orderHash({ ...order, salt: order.salt ?? '' }),
      })),
    )
    const sorted = hashed.toSorted((one, other) => (one.id < other.id ? -1 : 1))
    expect((await ordersOf(bed.test, issue)).value).toEqual({ orders: sorted, hasMore: false })
    expect((await ordersOf(bed.test, issue, sorted[0]?.id)).value).toEqual({
      orders: sorted.slice(1),
      hasMore: false,
    })
  })

  it('a line that somebody changes in the database no longer fits the hash that was published', async () => {
    const issue = await bed.open()
    const caller = await bed.member(10_000)
    const { id } = (await bed.place(caller, issue, [firstDigit([1])])).value.order
    await bed.end(issue, [1, 2, 3, 4, 5])
    const fits = async () => {
      const { value } = await bed.read<{ value: { order: LotteryOrder } }>(
        caller,
        `/lgw/orders/detail?id=${id}`,
      )
      const { salt = '', ...order } = value.order
      return (await orderHash({ ...order, salt })) === (await ordersOf(bed.test, issue)).value.orders[0]?.hash
    }
    expect(await fits()).toBe(true)
    for (const change of [
      "picks = '[[2],[],[],[],[]]'",
      'multiplier = 2',
      'amount_minor = 200',
      "play = 'five.star2'",
    ]) {
      await tamper(bed.test.db, sql.raw(`update lottery_lines set ${change} where order_id = '${id}'`))
      expect([change, await fits()]).toEqual([change, false])
      await tamper(
        bed.test.db,
        sql.raw(`update lottery_lines set picks = '[[1],[],[],[],[]]', multiplier = 1,
        amount_minor = 100, play = 'five.star1' where order_id = '${id}'`),
      )
    }
    expect(await fits()).toBe(true)
  })

  it('the orders of an unknown issue are not found', async () => {
    expect(await ordersOf(bed.test, '20200101-0001')).toMatchObject({
      success: false,
      code: 'lottery.issue.unknown',
    })
  })

  // RG-4
  it('the reality check starts with the first order and counts orders with their prizes', async () => {
    const issue = await bed.open()
    const caller = await bed.member(10_000)
    const reality = async () => (await bed.read<{ value: Reality }>(caller, '/wps/game/reality')).value
    expect(await reality()).toMatchObject({ since: null, dueAt: null, bets: 0 })
    await bed.place(caller, issue, [firstDigit([1]), firstDigit([2])])
    expect(await reality()).toMatchObject({
      since: bed.test.clock.now(),
      bets: 2,
      stakedMinor: 200,
      wonMinor: 0,
    })
    await bed.end(issue, [1, 0, 0, 0, 0])
    expect(await reality()).toMatchObject({ bets: 2, stakedMinor: 200, wonMinor: 975, netMinor: 775 })
  })
})
