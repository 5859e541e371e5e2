import type { AgentLink, agentLinksCall } from '@plaza/contract/agency'
import type { AnswerOf } from '@plaza/contract/kernel'
import { type Answer, openAccountsTestbed, terms } from './testing'

type Links = AnswerOf<typeof agentLinksCall>

describe('how many accounts and links an agent has', () => {
  let bed: Awaited<ReturnType<typeof openAccountsTestbed>>
  beforeAll(async () => {
    bed = await openAccountsTestbed()
  })
  afterAll(() => bed.test.close())

  // AGENT-7
  it('accounts opened at once by hand, by link and by the affiliate code never exceed how many may be below the agent', async () => {
    const caller = await bed.agent()
    const [link, code] = [await bed.make(caller), 'FULL7777']
    const affiliate = { merchant: 'demo', code, member_id: caller.id, created_at: 0 }
    await bed.test.db.write.insertInto('affiliates').values(affiliate).execute()
    await bed.walk.set({ kind: 'setting', path: 'agentAccounts', value: { mostAccounts: 3 } })
    const check = async (given: string) =>
      (await bed.test.call({ url: `/wps/agent/affiliate?code=${given}`, headers: caller.headers })).json<
        Answer<object>
      >().code
    expect([await check(link.code), await check(code)]).toEqual([undefined, undefined])
    const codes = await Promise.all(
      Array.from({ length: 4 }, () => [
        bed.open(caller, {}).then((answer) => answer.code),
        bed.register(link.code).then((answer) => answer.code),
        bed.register(code).then((answer) => answer.code),
      ]).flat(),
    )
    expect(codes.filter((one) => one === undefined)).toHaveLength(3)
    const refused = codes.filter((one) => one !== undefined)
    expect(refused.filter((one) => !['agent.account.quota', 'affiliate.invalid'].includes(one))).toEqual([])
    const { quota, links } = (await bed.send<Links>(caller, 'GET', '/links')).value
    expect(quota).toEqual({ used: 3, most: 3 })
    // Only registrations that came about are counted by the link.
    expect(links[0]?.used).toBeLessThanOrEqual(3)
    expect([await check(link.code), await check(code)]).toEqual(['affiliate.invalid', 'affiliate.invalid'])
    expect((await bed.register(code)).code).toBe('affiliate.invalid')
    await bed.walk.set({ kind: 'setting', path: 'agentAccounts', value: {} })
    expect([await check(link.code), await check(code)]).toEqual([undefined, undefined])
  })

  // AGENT-7
  it('ten links made at once never exceed how many an agent may have', async () => {
    const caller = await bed.agent()
    await bed.walk.set({ kind: 'setting', path: 'agentAccounts', value: { mostLinks: 2 } })
    const made = await Promise.all(
      Array.from({ length: 10 }, () => bed.send<AgentLink>(caller, 'POST', '/links', terms())),
    )
    expect(made.filter(({ code }) => code === undefined)).toHaveLength(2)
    expect(made.filter(({ code }) => code === 'agent.link.count')).toHaveLength(8)
    await bed.walk.set({ kind: 'setting', path: 'agentAccounts', value: {} })
  })
})
