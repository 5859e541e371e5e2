import { setVipLevel } from '../../identity/directory'
import { openWithdrawTestbed, type WithdrawTestbed } from './testing/withdraw-testbed'

describe('the most of one withdrawal', () => {
  let bed: WithdrawTestbed
  beforeAll(async () => {
    bed = await openWithdrawTestbed()
    await bed.terms({ maxMinor: 100_000, maxPerLevelMinor: 50_000 })
  })
  afterAll(() => bed.test.close())

  // WITHDRAW-1
  it('each VIP level raises the largest withdrawal, on the form and at the gateway', async () => {
    const caller = await bed.member({ amountMinor: 1_000_000 })
    const most = async () => (await bed.options(caller)).maxMinor
    expect(await most()).toBe(100_000)
    expect(await bed.create(caller, 100_001)).toMatchObject({
      code: 'withdraw.amount.range',
      value: { maxMinor: 100_000 },
    })
    await bed.test.db.transaction((trx) => setVipLevel(trx, caller.id, 2))
    expect(await most()).toBe(200_000)
    expect(await bed.create(caller, 200_001)).toMatchObject({ value: { maxMinor: 200_000 } })
    expect((await bed.create(caller, 200_000)).value.withdrawal.state).toBe('submitted')
  })
})
