import type { AgentLink, agentLinksCall } from '@plaza/contract/agency'
import { memberTypes } from '@plaza/contract/identity'
import type { AnswerOf } from '@plaza/contract/kernel'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { seal } from '../../../testing/seal'
import { registerWalk } from '../../identity/registration/testing/register-walk'

interface Answer<Value> {
  code?: string
  value: Value
}
type Links = AnswerOf<typeof agentLinksCall>

describe('how many accounts and links an agent has', () => {
  let test: TestGateway
  let walk: ReturnType<typeof registerWalk>
  let names = 0
  beforeAll(async () => {
    test = await createTestGateway()
    walk = registerWalk(test)
    await walk.set(
      { kind: 'flag', name: 'USERNAMEREG3', isOn: true },
      { kind: 'setting', path: 'agentRates', value: { highest: { RNG: 100 } } },
      { kind: 'setting', path: 'register.rules.affiliateCode.isEnabled', value: true },
    )
  })
  afterAll(() => test.close())

  const password = 'Perla-by-the-sea'
  const next = (name: string) => `${name}${String((names += 1))}`
  const account = (type: number, more: object = {}) =>
    test.signedIn({ account: next('opener'), type, ...more })
  const agent = () => account(memberTypes.agent)
  const terms = (more: object = {}) => ({
    ...{ type: 'player', days: 7, channel: 'Facebook', rates: [{ category: 'RNG', rate: 40 }], most: null },
    ...more,
  })
  const send = async <Value>(
    { headers }: { headers: Record<string, string> },
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
  ) =>
    (await test.call({ method, url: `/wps/agent${url}`, headers, ...(payload && { payload }) })).json<
      Answer<Value>
    >()
  const make = async (caller: TestCaller, more: object = {}) =>
    (await send<AgentLink>(caller, 'POST', '/links', terms(more))).value
  const open = async (caller: { headers: Record<string, string> }, more: object) => {
    const body = await seal(test.gateway, {
      userName: next('opened'),
      password,
      type: 'player',
      rates: [],
      ...more,
    })
    const sent = await test.call({
      ...{ method: 'POST', url: '/wps/agent/accounts', payload: body.payload },
      headers: { ...body.headers, ...caller.headers },
    })
    return sent.json<Answer<{ id: string; userName: string; quota: { used: number; most: number | null } }>>()
  }
  const register = (affiliateCode: string) =>
    walk.submit({ username: next('linked'), password, affiliateCode })

  // AGENT-7
  it('of accounts that begin at once by hand, by link and by the affiliate code, no more than may be below the agent come about', async () => {
    const caller = await agent()
    const [link, code] = [await make(caller), 'FULL7777']
    const affiliate = { merchant: 'demo', code, member_id: caller.id, created_at: 0 }
    await test.db.write.insertInto('affiliates').values(affiliate).execute()
    await walk.set({ kind: 'setting', path: 'agentAccounts', value: { mostAccounts: 3 } })
    const check = async (given: string) =>
      (await test.call({ url: `/wps/agent/affiliate?code=${given}`, headers: caller.headers })).json<
        Answer<object>
      >().code
    expect([await check(link.code), await check(code)]).toEqual([undefined, undefined])
    const codes = await Promise.all(
      Array.from({ length: 4 }, () => [
        open(caller, {}).then((answer) => answer.code),
        register(link.code).then((answer) => answer.code),
        register(code).then((answer) => answer.code),
      ]).flat(),
    )
    expect(codes.filter((one) => one === undefined)).toHaveLength(3)
    const refused = codes.filter((one) => one !== undefined)
    expect(refused.filter((one) => !['agent.account.quota', 'affiliate.invalid'].includes(one))).toEqual([])
    const { quota, links } = (await send<Links>(caller, 'GET', '/links')).value
    expect(quota).toEqual({ used: 3, most: 3 })
    // Only registrations that came about are counted by the link.
    expect(links[0]?.used).toBeLessThanOrEqual(3)
    expect([await check(link.code), await check(code)]).toEqual(['affiliate.invalid', 'affiliate.invalid'])
    expect((await register(code)).code).toBe('affiliate.invalid')
    await walk.set({ kind: 'setting', path: 'agentAccounts', value: {} })
    expect([await check(link.code), await check(code)]).toEqual([undefined, undefined])
  })

  // AGENT-7
  it('of ten links that are made at once, no more than an agent may have come about', async () => {
    const caller = await agent()
    await walk.set({ kind: 'setting', path: 'agentAccounts', value: { mostLinks: 2 } })
    const made = await Promise.all(
      Array.from({ length: 10 }, () => send<AgentLink>(caller, 'POST', '/links', terms())),
    )
    expect(made.filter(({ code }) => code === undefined)).toHaveLength(2)
    expect(made.filter(({ code }) => code === 'agent.link.count')).toHaveLength(8)
    await walk.set({ kind: 'setting', path: 'agentAccounts', value: {} })
  })
})
