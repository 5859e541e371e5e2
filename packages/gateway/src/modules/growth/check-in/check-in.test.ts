import type { CheckIn } from '@plaza/contract/growth'
import { randomUUID } from 'node:crypto'
import { ledgerAudit } from '../../../kernel/ledger'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { operateInEffect } from '../../../testing/operate-in-effect'

const dayMs = 86_400_000

interface Answer<Value> {
  code?: string
  value: Value
}
interface Done {
  checkIn: CheckIn
  amountMinor: number
  balance: { totalMinor: number }
}

describe('check-in', () => {
  let test: TestGateway
  let names = 0

  beforeAll(async () => {
    test = await createTestGateway()
    await turn(true)
    const value = { amountsMinor: [100, 200, 300, 400, 500, 600, 700] }
    await operateInEffect(test, { kind: 'setting', merchant: 'demo', path: 'checkIn', value })
  })
  afterAll(() => test.close())
  afterEach(async () => expect(await ledgerAudit(test.db.read)).toEqual([]))

  const turn = (isOn: boolean) =>
    operateInEffect(test, { kind: 'promo', merchant: 'demo', name: 'MISSION', isOn })
  const member = () => test.signedIn({ account: `daily${String((names += 1))}` })
  const post = async ({ headers }: TestCaller, path = '', payload: object = {}, key: string = randomUUID()) =>
    (
      await test.call({
        method: 'POST',
        url: `/wps/check-in${path}`,
        headers: { ...headers, 'idempotency-key': key },
        payload,
      })
    ).json<Answer<Done>>()
  const show = async ({ headers }: TestCaller) =>
    (await test.call({ url: '/wps/check-in', headers })).json<Answer<CheckIn>>()
  /** The member as it comes back a number of days later. */
  const later = (caller: TestCaller, days = 1) => {
    test.clock.advance(days * dayMs)
    return test.signedInAgain(caller)
  }

  // CHECKIN-1
  it('seven days in a row bring the seven rewards, and the eighth begins again', async () => {
    let caller = await member()
    const amounts: number[] = []
    for (let day = 0; day < 8; day += 1) {
      const { value } = await post(caller)
      amounts.push(value.amountMinor)
      expect(value.checkIn.streak).toBe(day + 1)
      caller = await later(caller)
    }
    expect(amounts).toEqual([100, 200, 300, 400, 500, 600, 700, 100])
    const { value } = await show(caller)
    expect(value).toMatchObject({ hasCheckedIn: false, streak: 8 })
    expect(value.days.map(({ state }) => state)).toEqual([
      'done',
      'open',
      ...Array.from({ length: 5 }, () => 'coming'),
    ])
    const balance = await test.call({ url: '/wps/wallets/balance', headers: caller.headers })
    expect(balance.json<Answer<{ totalMinor: number }>>().value.totalMinor).toBe(2_900)
  })

  // CHECKIN-1
  it('a day is checked in once, however often and from wherever it is pressed', async () => {
    const caller = await member()
    const key = randomUUID()
    const first = await post(caller, '', {}, key)
    expect((await post(caller, '', {}, key)).value).toEqual(first.value)
    const more = await Promise.all([post(caller), post(caller), post(caller)])
    expect(more.map(({ code }) => code)).toEqual(['checkin.done', 'checkin.done', 'checkin.done'])
  })

  // CHECKIN-1
  it('the card of the month makes one missed day up and keeps the streak; there is no second one in that month', async () => {
    let caller = await member()
    await post(caller)
    caller = await later(caller)
    await post(caller)
    caller = await later(caller, 2)
    const { missed, hasCard, streak } = (await show(caller)).value
    expect([hasCard, streak, missed]).toEqual([true, 0, { ...missed, amountMinor: 300, streak: 2 }])
    const day = missed?.day ?? ''
    expect((await post(caller, '/make-up', { day: '2026-01-01' })).code).toBe('checkin.day')
    const made = (await post(caller, '/make-up', { day })).value
    expect(made).toMatchObject({ amountMinor: 300, checkIn: { streak: 3, hasCard: false, missed: null } })
    expect((await post(caller)).value.amountMinor).toBe(400)
    caller = await later(caller, 2)
    const again = (await show(caller)).value.missed?.day ?? ''
    expect((await post(caller, '/make-up', { day: again })).code).toBe('checkin.card')
    expect((await post(caller)).value.amountMinor).toBe(100)
  })

  // CHECKIN-1
  it('check-in is not available while missions are off, and nobody sees another’s days', async () => {
    const [caller, stranger] = [await member(), await member()]
    await post(caller)
    expect((await show(stranger)).value).toMatchObject({ streak: 0, latest: [] })
    await turn(false)
    expect([(await show(caller)).code, (await post(stranger)).code]).toEqual(['feature.off', 'feature.off'])
    expect((await post(stranger, '/make-up', { day: '2026-11-01' })).code).toBe('feature.off')
    await turn(true)
  })

  it.each([
    ['no day', {}],
    ['a day that is none', { day: 'yesterday' }],
    ['an amount', { day: '2026-11-01', amountMinor: 1 }],
  ])('a make-up with %s is refused', async (_what, payload) => {
    expect((await post(await member(), '/make-up', payload)).code).toBe('request.invalid')
  })
})
