import { randomUUID } from 'node:crypto'
import { ledgerAudit } from '../../../kernel/ledger'
import { firstDigit, openBetsTestbed, totalSides, type BetsTestbed } from './testing/bets-testbed'
import { sellsForMs } from './testing/test-issue'

describe('cancelling an order', () => {
  let bed: BetsTestbed
  let issue: string
  beforeAll(async () => {
    bed = await openBetsTestbed()
  })
  beforeEach(async () => {
    issue = await bed.open()
  })
  afterEach(async () => expect(await ledgerAudit(bed.test.db.read)).toEqual([]))
  afterAll(() => bed.test.close())

  const placed = async () => {
    const caller = await bed.member(10_000)
    const { value } = await bed.place(caller, issue, [
      firstDigit([1]),
      firstDigit([1, 2]),
      totalSides([0], 5),
    ])
    return { caller, id: value.order.id }
  }

  // LOTTERY-2
  it('one line that is cancelled gives its whole stake back, and the others stay', async () => {
    const { caller, id } = await placed()
    const { value } = await bed.cancel(caller, id, 2)
    expect(value.order).toMatchObject({ state: 'placed', amountMinor: 800, cancelledMinor: 200 })
    expect(value.order.highestPrizeMinor).toBe(975 + 975)
    expect(value.order.lines.map((line) => line.state)).toEqual(['placed', 'cancelled', 'placed'])
    expect(value.balance.totalMinor).toBe(9_400)
  })

  // LOTTERY-2
  it('a line cancelled before is not given back a second time with the rest', async () => {
    const { caller, id } = await placed()
    await bed.cancel(caller, id, 2)
    const again = await bed.cancel(caller, id, 2)
    expect(again).toMatchObject({ code: 'lottery.order.state', value: { state: 'cancelled' } })
    const { value } = await bed.cancel(caller, id)
    expect(value.order).toMatchObject({ state: 'cancelled', cancelledMinor: 800, highestPrizeMinor: 0 })
    expect(await bed.mainOf(caller)).toBe(10_000)
    expect((await bed.cancel(caller, id)).code).toBe('lottery.order.state')
  })

  it('the same cancellation sent twice gives back once', async () => {
    const { caller, id } = await placed()
    const key = randomUUID()
    const answers = await Promise.all([
      bed.cancel(caller, id, undefined, key),
      bed.cancel(caller, id, undefined, key),
    ])
    expect(answers.map((answer) => answer.success)).toEqual([true, true])
    expect(await bed.mainOf(caller)).toBe(10_000)
  })

  it('ten cancellations of one order at once give back once', async () => {
    const { caller, id } = await placed()
    const answers = await Promise.all(Array.from({ length: 10 }, () => bed.cancel(caller, id)))
    expect(answers.filter((answer) => answer.success)).toHaveLength(1)
    expect(await bed.mainOf(caller)).toBe(10_000)
  })

  // LOTTERY-2
  it('after the close nothing is cancelled, and the answer says the state', async () => {
    const { caller, id } = await placed()
    bed.test.clock.advance(sellsForMs)
    const late = await bed.cancel(caller, id)
    expect(late).toMatchObject({ code: 'lottery.order.state', value: { state: 'locked' } })
    expect(await bed.mainOf(caller)).toBe(9_200)
  })

  it('a settled order is not cancelled', async () => {
    const { caller, id } = await placed()
    await bed.end(issue, [1, 2, 3, 4, 5])
    expect(await bed.cancel(caller, id)).toMatchObject({
      code: 'lottery.order.state',
      value: { state: 'paid' },
    })
  })

  it('the order of another member, and a line that it has not, are not found', async () => {
    const { caller, id } = await placed()
    const stranger = await bed.member(0)
    expect((await bed.cancel(stranger, id)).code).toBe('lottery.order.not.found')
    expect((await bed.cancel(caller, id, 9)).code).toBe('lottery.order.not.found')
    expect((await bed.cancel(caller, 'LT0000000000000')).code).toBe('lottery.order.not.found')
  })

  it('the order of a member of another merchant is not found', async () => {
    const { id } = await placed()
    const stranger = await bed.member(0, { merchant: 'lite' })
    expect((await bed.cancel(stranger, id)).code).toBe('lottery.order.not.found')
  })
})
