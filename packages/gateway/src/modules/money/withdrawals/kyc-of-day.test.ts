import { setKycLevel } from '../../identity/kyc'
import { openWithdrawTestbed, type WithdrawTestbed, type Withdrawer } from './testing/withdraw-testbed'

describe('withdrawals by the level of verification', () => {
  let bed: WithdrawTestbed

  beforeAll(async () => {
    bed = await openWithdrawTestbed()
    await bed.terms({
      ...{ maxMinor: 1_000_000_000, daySumMinor: 10_000_000_000, dayCount: 100, freeADay: 100 },
      review: { ruledUpToMinor: 1_000_000_000 },
    })
  })
  afterAll(() => bed.test.close())

  const verify = ({ id }: Withdrawer, level: 'basic' | 'full') =>
    bed.test.db.transaction((trx) => setKycLevel(trx, id, level, bed.test.clock.now()))

  // KYC-2
  it('each level allows its amount a day, full verification any, and the form says which is needed', async () => {
    await bed.kyc({ withdrawADayMinor: { unverified: 100_000, basic: 300_000 } })
    const caller = await bed.member({ amountMinor: 2_000_000 })
    expect((await bed.options(caller)).kyc).toEqual({
      ...{ level: 'unverified', aDayMinor: 100_000, leftMinor: 100_000, needs: 'basic' },
    })
    await bed.create(caller, 60_000)
    expect(await bed.create(caller, 40_001)).toMatchObject({
      code: 'kyc.required',
      value: { level: 'basic', leftMinor: 40_000 },
    })
    expect((await bed.create(caller, 40_000)).value.withdrawal.state).toBe('submitted')
    await verify(caller, 'basic')
    expect((await bed.options(caller)).kyc).toMatchObject({
      level: 'basic',
      leftMinor: 200_000,
      needs: 'full',
    })
    expect(await bed.create(caller, 200_001)).toMatchObject({
      code: 'kyc.required',
      value: { level: 'full' },
    })
    await verify(caller, 'full')
    expect((await bed.options(caller)).kyc).toEqual({
      ...{ level: 'full', aDayMinor: null, leftMinor: null, needs: null },
    })
    expect((await bed.create(caller, 1_000_000)).value.withdrawal.state).toBe('submitted')
  })

  // KYC-2
  it('of two withdrawals at the same moment only what the level allows is taken', async () => {
    await bed.kyc({ withdrawADayMinor: { unverified: 100_000, basic: null } })
    const caller = await bed.member({ amountMinor: 1_000_000 })
    const answers = await Promise.all([1, 2].map(() => bed.create(caller, 60_000)))
    expect(answers.map(({ code }) => code ?? 'taken').sort()).toEqual(['kyc.required', 'taken'])
  })

  // KYC-2, WITHDRAW-6
  it('from ₱5,000,000.00 a fully verified member needs no documents beside the order', async () => {
    await bed.kyc({})
    const caller = await bed.member({ amountMinor: 600_000_000 })
    await verify(caller, 'full')
    const { id } = (await bed.create(caller, 500_000_000)).value.withdrawal
    await bed.test.runJobs()
    expect((await bed.look(caller, id)).value.withdrawal).toMatchObject({ waitsFor: 'second' })
    const approve = (by: string) => bed.operate({ kind: 'review-approve', order: id, documents: null }, by)
    expect(await approve('ana')).toMatchObject({ state: 'under-review' })
    expect(await approve('ben')).toMatchObject({ state: 'approved' })
  })
})
