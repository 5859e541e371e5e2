import { memberTypes } from '@plaza/contract/identity'
import type { Reality } from '@plaza/contract/play'
import type { TestGateway } from '../../../testing/create-test-gateway'
import { firstDigit, openBetsTestbed, type BetsTestbed } from './testing/bets-testbed'

interface Page {
  success: boolean
  code?: string
  value: { ids: string[]; hasMore: boolean }
}
const ordersOf = async (test: TestGateway, no: string, after = '') =>
  (await test.call({ url: `/lgw/draws/five60/${no}/orders${after && `?after=${after}`}` })).json<Page>()

describe('the published orders of a draw', () => {
  let bed: BetsTestbed
  beforeAll(async () => {
    bed = await openBetsTestbed()
  })
  afterAll(() => bed.test.close())

  // DRAW-2
  it('the ids of an issue are published when its selling has ended, those of practice money not', async () => {
    const issue = await bed.open()
    const caller = await bed.member(10_000)
    const trial = await bed.member(10_000, { merchant: 'demo-trial', type: memberTypes.trial })
    await bed.place({ ...trial, headers: { ...trial.headers, host: 'localhost' } }, issue, [firstDigit([1])])
    const ids = [
      (await bed.place(caller, issue, [firstDigit([1])])).value.order.id,
      (await bed.place(caller, issue, [firstDigit([2])])).value.order.id,
    ]
    await bed.cancel(caller, ids[1] ?? '')
    expect((await ordersOf(bed.test, issue)).value).toEqual({ ids: [], hasMore: false })
    await bed.end(issue, [1, 2, 3, 4, 5])
    const sorted = [...ids].sort()
    expect((await ordersOf(bed.test, issue)).value).toEqual({ ids: sorted, hasMore: false })
    expect((await ordersOf(bed.test, issue, sorted[0])).value).toEqual({
      ids: sorted.slice(1),
      hasMore: false,
    })
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
