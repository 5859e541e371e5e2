import type { Deposit, Requirement } from '@plaza/contract/money'
import { sql } from 'kysely'
import { randomUUID } from 'node:crypto'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { eventually } from '../../../testing/eventually'
import { bonusStates } from './bonus-states'

const dayMs = 86_400_000
const welcome = {
  code: 'welcome',
  name: { en: 'Welcome bonus', fil: 'Welcome bonus' },
  percent: 100,
  capMinor: 100_000,
  wagering: 10,
  expiryDays: 7,
  highestStakeMinor: null,
  minMinor: 10_000,
}
const depositPromotions = [welcome, { ...welcome, code: 'reload', frequency: 'daily' }]

describe('what a bonus of deposits is to a member', () => {
  let test: TestGateway
  let members = 0

  beforeAll(async () => {
    test = await createTestGateway()
    await sql`update merchants set settings = settings || ${JSON.stringify({ depositPromotions })}::jsonb
      where code = 'demo'`.execute(test.db.write)
    await sql`select pg_notify('plaza_merchant', 'demo')`.execute(test.db.write)
    await eventually(async () => {
      expect((await test.gateway.merchants.find('demo'))?.stored['depositPromotions']).toEqual(
        depositPromotions,
      )
    })
  })
  afterAll(() => test.close())

  const member = () => test.signedIn({ account: `bonus${String((members += 1))}` })
  const post = async <Value>(caller: TestCaller, url: string, payload: object) => {
    const headers = { ...caller.headers, 'idempotency-key': randomUUID() }
    return (await test.call({ method: 'POST', url, payload, headers })).json<{ value: Value }>().value
  }
  const order = async (caller: TestCaller, promotion: string) =>
    (
      await post<{ deposit: Deposit }>(caller, '/wps/deposit', {
        method: 'demo-bank',
        amountMinor: 20_000,
        promotion,
      })
    ).deposit
  /** The demo bank pays within two seconds. */
  const paid = async (caller: TestCaller, promotion: string) => {
    await order(caller, promotion)
    await test.runJobs(4, 1_000)
  }
  const stateOf = async ({ id }: TestCaller, code: string) => {
    const merchant = await test.gateway.merchants.find('demo')
    if (!merchant) throw new Error('no merchant')
    const context = { merchant, memberId: id, now: test.clock.now() }
    return (await bonusStates(test.db.read, context)).get(code)
  }
  const requirementOf = async ({ headers }: TestCaller) =>
    (await test.call({ url: '/wps/withdraw/turnover', headers }))
      .json<{ value: { requirements: Requirement[] } }>()
      .value.requirements.find(({ kind }) => kind === 'bonus')

  // PROMO-2
  it('a bonus promotion is joined with an order, and open again when the order is cancelled', async () => {
    const caller = await member()
    expect(await stateOf(caller, 'welcome')).toBeUndefined()
    const { id } = await order(caller, 'welcome')
    expect(await stateOf(caller, 'welcome')).toBe('joined')
    await post(caller, `/wps/deposit/${id}/cancel`, {})
    expect(await stateOf(caller, 'welcome')).toBeUndefined()
  })

  // PROMO-2
  it('a bonus promotion is in process while it has to be bet, and closed once it is given up', async () => {
    const caller = await member()
    await paid(caller, 'welcome')
    expect(await stateOf(caller, 'welcome')).toBe('process')
    const requirement = await requirementOf(caller)
    await post(caller, `/wps/withdraw/turnover/${requirement?.id ?? ''}/give-up`, { goesMinor: 20_000 })
    expect((await requirementOf(caller))?.state).toBe('given-up')
    expect(await stateOf(caller, 'welcome')).toBe('close')
  })

  // PROMO-2
  it('a daily bonus can be had again on the next day, and a bonus that is given once cannot', async () => {
    const caller = await member()
    for (const code of ['welcome', 'reload']) await paid(caller, code)
    await sql`update turnover_requirements set state = 'done', ended_at = ${test.clock.now()}
      where member_id = ${caller.id}`.execute(test.db.write)
    for (const code of ['welcome', 'reload']) expect(await stateOf(caller, code)).toBe('claimed')
    test.clock.advance(dayMs)
    expect(await stateOf(caller, 'welcome')).toBe('claimed')
    expect(await stateOf(caller, 'reload')).toBeUndefined()
  })
})
