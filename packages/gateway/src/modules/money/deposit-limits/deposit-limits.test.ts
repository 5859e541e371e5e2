import type { DepositLimits, LimitPeriod } from '@plaza/contract/money'
import { randomUUID } from 'node:crypto'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'

interface Answer {
  success: boolean
  code?: string
  value: DepositLimits & Record<string, unknown>
}

const hourMs = 60 * 60_000
const dayMs = 24 * hourMs

describe('a limit on deposits', () => {
  let test: TestGateway
  let members = 0
  beforeEach(async () => {
    test = await createTestGateway()
  })
  afterEach(() => test.close())

  const member = () => test.signedIn({ account: `careful${(members += 1)}` })
  const send = async (caller: TestCaller, url: string, payload?: object) =>
    (
      await test.call({
        ...(payload && { method: 'POST', payload }),
        url,
        headers: { ...caller.headers, 'idempotency-key': randomUUID() },
      })
    ).json<Answer>()
  const limits = async (caller: TestCaller) => (await send(caller, '/wps/limits/deposit')).value
  const set = (caller: TestCaller, period: LimitPeriod, amountMinor: number | null) =>
    send(caller, '/wps/limits/deposit', { period, amountMinor })
  const confirm = (caller: TestCaller, period: LimitPeriod) =>
    send(caller, '/wps/limits/deposit/confirm', { period })
  const deposit = (caller: TestCaller, amountMinor: number) =>
    send(caller, '/wps/deposit', { method: 'demo-bank', amountMinor })
  const again = (caller: TestCaller) => test.signedInAgain(caller)
  const finish = () => test.runJobs(3, 1_000)

  it('a member who was never asked has no limit and has not chosen; "no limit" is a choice', async () => {
    const caller = await member()
    expect(await limits(caller)).toMatchObject({ isChosen: false, leftMinor: null })
    const { value } = await set(caller, 'day', null)
    expect(value).toMatchObject({ isChosen: true, leftMinor: null, currency: 'PHP' })
    expect((await deposit(caller, 5_000_000)).success).toBe(true)
  })

  // RG-7
  it('a deposit beyond the limit is refused with which limit, what is used and until when', async () => {
    const caller = await member()
    const madeAt = test.clock.now()
    await set(caller, 'day', 100_000)
    expect((await deposit(caller, 60_000)).success).toBe(true)
    await finish()
    expect(await deposit(caller, 40_001)).toMatchObject({
      code: 'deposit.limit.reached',
      value: {
        period: 'day',
        limitMinor: 100_000,
        usedMinor: 60_000,
        leftMinor: 40_000,
        resetsAt: madeAt + dayMs,
      },
    })
    expect((await deposit(caller, 40_000)).success).toBe(true)
    expect(await limits(caller)).toMatchObject({ leftMinor: 0 })
  })

  it('the limit that leaves the least holds, whatever its period', async () => {
    const caller = await member()
    const resetsAt = test.clock.now() + 7 * dayMs
    await set(caller, 'day', 100_000)
    await set(caller, 'week', 50_000)
    await set(caller, 'month', 200_000)
    expect(await deposit(caller, 60_000)).toMatchObject({
      code: 'deposit.limit.reached',
      value: { period: 'week', limitMinor: 50_000, resetsAt },
    })
  })

  it.each<[LimitPeriod, number]>([
    ['day', 1],
    ['week', 7],
    ['month', 30],
  ])('a deposit counts towards the limit of a %s for exactly %i days of 24 hours', async (period, days) => {
    const caller = await member()
    await set(caller, period, 50_000)
    const madeAt = test.clock.now()
    await deposit(caller, 50_000)
    await finish()
    test.clock.advance(madeAt + days * dayMs - 1 - test.clock.now())
    const back = await again(caller)
    expect((await deposit(back, 20_000)).code).toBe('deposit.limit.reached')
    test.clock.advance(1)
    expect((await deposit(back, 20_000)).success).toBe(true)
  })

  it('a limit says when the first deposit no longer counts, and a refusal when the amount fits', async () => {
    const caller = await member()
    await set(caller, 'day', 100_000)
    const first = test.clock.now()
    await deposit(caller, 30_000)
    await finish()
    test.clock.advance(first + hourMs - test.clock.now())
    const back = await again(caller)
    await deposit(back, 60_000)
    await finish()
    const shown = (await limits(back)).limits.find(({ period }) => period === 'day')
    expect(shown).toMatchObject({ usedMinor: 90_000, resetsAt: first + dayMs })
    // 40,000 fit without the first deposit; 50,000 not before the second one has left too.
    const resetsAt = async (amountMinor: number) => (await deposit(back, amountMinor)).value['resetsAt']
    expect(await resetsAt(40_000)).toBe(first + dayMs)
    expect(await resetsAt(50_000)).toBe(first + hourMs + dayMs)
    expect(await resetsAt(500_000)).toBe(first + hourMs + dayMs)
  })

  it('an order that was cancelled gives its room back', async () => {
    const caller = await member()
    await set(caller, 'month', 50_000)
    const { deposit: open } = (await deposit(caller, 50_000)).value as unknown as { deposit: { id: string } }
    expect(await limits(caller)).toMatchObject({ leftMinor: 0 })
    await test.call({ method: 'POST', url: `/wps/deposit/${open.id}/cancel`, headers: caller.headers })
    expect(await limits(caller)).toMatchObject({ leftMinor: 50_000 })
  })

  // RG-7
  it('a lower limit applies at once and ends a higher one that waits', async () => {
    const caller = await member()
    await set(caller, 'day', 100_000)
    await set(caller, 'day', 300_000)
    const { value } = await set(caller, 'day', 80_000)
    expect(value.limits[0]).toMatchObject({ period: 'day', amountMinor: 80_000 })
    expect(value.limits[0]).not.toHaveProperty('pending')
  })

  // RG-7
  it.each([
    ['a higher limit', 300_000],
    ['no limit in place of one', null],
  ])('%s applies after 24 hours and a second confirmation', async (_what, wanted) => {
    const caller = await member()
    await set(caller, 'day', 100_000)
    const askedAt = test.clock.now()
    expect((await set(caller, 'day', wanted)).value.limits[0]).toMatchObject({
      amountMinor: 100_000,
      pending: { amountMinor: wanted, confirmableAt: askedAt + dayMs },
    })
    test.clock.advance(dayMs - 1_000)
    const back = await again(caller)
    expect(await confirm(back, 'day')).toMatchObject({
      code: 'deposit.limit.early',
      value: { retryAt: askedAt + dayMs },
    })
    test.clock.advance(1_000)
    expect((await limits(back)).limits[0]?.amountMinor).toBe(100_000)
    expect((await confirm(back, 'day')).value.limits[0]).toMatchObject({ amountMinor: wanted })
    expect((await confirm(back, 'day')).code).toBe('deposit.limit.none')
  })

  it('a higher limit that waits can be given up', async () => {
    const caller = await member()
    await set(caller, 'week', 100_000)
    await set(caller, 'week', 200_000)
    const { value } = await send(caller, '/wps/limits/deposit/drop', { period: 'week' })
    expect(value.limits[1]).not.toHaveProperty('pending')
    test.clock.advance(dayMs)
    expect((await confirm(await again(caller), 'week')).code).toBe('deposit.limit.none')
  })

  it.each([0, -5, 1.5, 'x'])('a limit of %j is refused', async (amountMinor) => {
    expect(await set(await member(), 'day', amountMinor as number)).toMatchObject({ code: 'request.invalid' })
  })

  it('a trial account has no deposit limits', async () => {
    const caller = await test.signedIn({ account: 'trial', type: 4 })
    expect((await send(caller, '/wps/limits/deposit')).code).toBe('trial.rejected')
  })
})
