import type { agentLinksCall } from '@plaza/contract/agency'
import { memberTypes } from '@plaza/contract/identity'
import type { AnswerOf } from '@plaza/contract/kernel'
import { seal } from '../../../testing/seal'
import { openAccountsTestbed, password, terms } from './testing'

const dayMs = 86_400_000
type Links = AnswerOf<typeof agentLinksCall>

describe('accounts that agents open', () => {
  let bed: Awaited<ReturnType<typeof openAccountsTestbed>>
  beforeAll(async () => {
    bed = await openAccountsTestbed()
  })
  afterAll(() => bed.test.close())
  const ratesOf = async (memberId: string) =>
    (
      await bed.test.db.read
        .selectFrom('agent_rates')
        .select(['category', 'rate'])
        .where('member_id', '=', memberId)
        .execute()
    ).map(({ category, rate }) => `${category} ${String(rate)}`)

  // AGENT-7
  it('an account opened by hand stands below the agent with its rates, and must choose another password first', async () => {
    const caller = await bed.agent()
    const opened = await bed.open(caller, { rates: [{ category: 'RNG', rate: 500 }], type: 'agent' })
    expect(opened.value.quota).toEqual({ used: 1, most: null })
    const member = await bed.walk.member(opened.value.userName)
    expect(member).toMatchObject({ upline_id: caller.id, type: 1, must_change_password: true })
    // No rate is higher than the agent's own.
    expect(await ratesOf(opened.value.id)).toEqual(['RNG 100'])
    const body = await seal(bed.test.gateway, { username: opened.value.userName, password, type: 'username' })
    const login = await bed.test.call({ method: 'POST', url: '/wps/session/login', ...body })
    expect(login.json()).toMatchObject({ value: { firstTimeLogin: true, customerType: 1 } })
  })

  // AGENT-7
  it('no account is opened where registration is closed', async () => {
    const caller = await bed.agent()
    await bed.walk.set({ kind: 'flag', name: 'USERNAMEREG3', isOn: false })
    expect((await bed.open(caller, {})).code).toBe('register.closed')
    await bed.walk.set({ kind: 'flag', name: 'USERNAMEREG3', isOn: true })
    expect((await bed.open(caller, {})).code).toBeUndefined()
  })

  // AGENT-7
  it.each([
    ['short', 'agent.account.name'],
    ['1begins', 'agent.account.name'],
    ['Мария01', 'agent.account.name'],
    ['much2longer3than4it', 'agent.account.name'],
    ['admin1', 'name.reserved'],
    ['TAKEN001', 'username.taken'],
  ])('the username %s is refused with %s', async (userName, code) => {
    if (userName === 'TAKEN001') await bed.test.signedIn({ account: 'taken001' })
    expect((await bed.open(await bed.agent(), { userName })).code).toBe(code)
  })

  // AGENT-7
  it('an easy password, one that is the name, and one account too many are refused', async () => {
    const caller = await bed.agent()
    expect((await bed.open(caller, { password: '12345678' })).code).toBe('password.weak')
    expect((await bed.open(caller, { userName: 'myname01', password: 'myname01' })).code).toBe(
      'password.weak',
    )
    await bed.walk.set({ kind: 'setting', path: 'agentAccounts', value: { mostAccounts: 2 } })
    const codes = await Promise.all(Array.from({ length: 5 }, async () => (await bed.open(caller, {})).code))
    expect(codes.filter((code) => code === undefined)).toHaveLength(2)
    expect(codes.filter((code) => code === 'agent.account.quota')).toHaveLength(3)
    const link = await bed.make(caller)
    expect((await bed.register(link.code)).code).toBe('affiliate.invalid')
    await bed.walk.set({ kind: 'setting', path: 'agentAccounts', value: {} })
  })

  // AGENT-7
  it('a member who registers by a link stands below its agent, with the type and the rates of the link', async () => {
    const caller = await bed.agent()
    const link = await bed.make(caller, { type: 'agent', channel: 'QR at the bar' })
    expect(link).toMatchObject({ state: 'open', used: 0, expiresAt: bed.test.clock.now() + 7 * dayMs })
    const check = await bed.test.call({
      url: `/wps/agent/affiliate?code=${link.code.toLowerCase()}&domain=x`,
    })
    expect(check.statusCode).toBe(200)
    const registered = await bed.register(link.code)
    expect(registered.value).toMatchObject({ customerType: 1, firstTimeLogin: false })
    const member = await bed.walk.member(registered.value.userName)
    expect(member).toMatchObject({ upline_id: caller.id, type: 1 })
    expect(await ratesOf(member?.id ?? '')).toEqual(['RNG 40'])
    const { links } = (await bed.send<Links>(caller, 'GET', '/links')).value
    expect(links).toMatchObject([{ id: link.id, used: 1, channel: 'QR at the bar' }])
  })

  // AGENT-7
  it('a link that is expired, used up, off, deleted or of a blocked agent is no valid code', async () => {
    const caller = await bed.agent()
    const [short, single, off, gone] = [
      await bed.make(caller, { days: 1 }),
      await bed.make(caller, { days: null, most: 1 }),
      await bed.make(caller, { days: null }),
      await bed.make(caller, { days: null }),
    ]
    expect((await bed.register(single.code)).code).toBeUndefined()
    await bed.send(caller, 'POST', `/links/${off.id}/state`, { isOff: true })
    expect((await bed.send(caller, 'DELETE', `/links/${gone.id}`)).code).toBeUndefined()
    bed.test.clock.advance(dayMs)
    for (const { code } of [short, single, off, gone])
      expect((await bed.register(code)).code).toBe('affiliate.invalid')
    const again = await bed.test.signedInAgain(caller)
    const { links } = (await bed.send<Links>(again, 'GET', '/links')).value
    expect(Object.fromEntries(links.map(({ id, state }) => [id, state]))).toEqual({
      ...{ [short.id]: 'expired', [single.id]: 'used-up', [off.id]: 'off' },
    })
    await bed.send(again, 'POST', `/links/${off.id}/state`, { isOff: false })
    await bed.send(again, 'POST', `/links/${single.id}`, terms({ days: undefined, most: 2 }))
    expect((await bed.register(off.code)).code).toBeUndefined()
    expect((await bed.register(single.code)).code).toBeUndefined()
    await bed.test.db.write
      .updateTable('members')
      .set({ blocked: true })
      .where('id', '=', caller.id)
      .execute()
    expect((await bed.register(off.code)).code).toBe('affiliate.invalid')
  })

  // AGENT-7
  it('a link for three takes three of ten who register at once', async () => {
    const link = await bed.make(await bed.agent(), { most: 3 })
    const answers = await Promise.all(Array.from({ length: 10 }, () => bed.register(link.code)))
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(3)
    expect(answers.filter(({ code }) => code === 'affiliate.invalid')).toHaveLength(7)
  })

  // AGENT-7
  it('strangers are refused every call, and an agent is told alike about another’s link and none', async () => {
    const owner = await bed.agent()
    const link = await bed.make(owner)
    const walkAll = async (caller: { headers: Record<string, string> }, id: string) => [
      (await bed.send(caller, 'POST', `/links/${id}`, terms())).code,
      (await bed.send(caller, 'POST', `/links/${id}/state`, { isOff: true })).code,
      (await bed.send(caller, 'DELETE', `/links/${id}`)).code,
    ]
    const rest = async (caller: { headers: Record<string, string> }) => [
      (await bed.send(caller, 'GET', '/links')).code,
      (await bed.send(caller, 'POST', '/links', terms())).code,
      (await bed.open(caller, {})).code,
    ]
    const all = (code: string, count: number) => Array.from({ length: count }, () => code)
    for (const [type, code] of [
      [memberTypes.player, 'agent.only'],
      [memberTypes.staff, 'agent.only'],
      [memberTypes.trial, 'trial.rejected'],
    ] as const) {
      const caller = await bed.account(type, { uplineId: owner.id })
      expect([...(await walkAll(caller, link.id)), ...(await rest(caller))]).toEqual(all(code, 6))
    }
    const visitor = { headers: { host: 'localhost' } }
    expect([...(await walkAll(visitor, link.id)), ...(await rest(visitor))]).toEqual(
      all('session.required', 6),
    )
    const elsewhere = await bed.account(memberTypes.agent, { merchant: 'lite' })
    for (const caller of [
      ...[
        await bed.account(2, { uplineId: owner.id }),
        await bed.account(41),
        await bed.account(42),
        elsewhere,
      ],
    ])
      for (const id of [link.id, 'nothing'])
        expect(await walkAll(caller, id)).toEqual(all('agent.link.unknown', 3))
    const { links } = (await bed.send<Links>(owner, 'GET', '/links')).value
    expect(links).toMatchObject([{ id: link.id, state: 'open' }])
  })
})
