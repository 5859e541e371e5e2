import { everyCall } from '@plaza/contract/testing'
import { randomUUID } from 'node:crypto'
import { houseAccount, memberWallet, transfer } from '../../kernel/ledger'
import { sayStakesSettled } from '../../kernel/stakes/stake-settled'
import { askedOfAgents } from '../../testing/asked-of-agents'
import { createTestGateway, type TestCaller, type TestGateway } from '../../testing/create-test-gateway'
import { operateInEffect } from '../../testing/operate-in-effect'
import { settledStake } from '../../testing/settled-stake'

/** Calls that are asked for as much as they can say, where what strangers ask for names somebody. */
const widest: Readonly<Record<string, string>> = {
  'agent.teamReport': '',
  'agent.teamTransactions': '',
  'agent.teamTransactions.export': '',
  'agent.rebateIncome': '?by=member',
  'agent.contract.parties': '?kind=daily-salary',
  'agent.team.members': '?deep=1',
  'agent.team.names': '?search=deep',
  'agent.team.bets': '',
  'agent.team.bets.export': '',
}
const agentCalls = everyCall.filter(({ auth }) => auth === 'agent')
const named = agentCalls.filter(({ id }) => askedOfAgents[id]?.stranger !== undefined)

describe('the calls of agents at a merchant without levels', () => {
  let test: TestGateway
  let [top, middle, deep]: TestCaller[] = []
  const account = 'deepest1'
  const levels = (multiLevel: boolean) =>
    operateInEffect(test, { kind: 'setting', merchant: 'demo', path: 'lines', value: { multiLevel } })
  beforeAll(async () => {
    test = await createTestGateway()
    top = await test.signedIn({ account: 'upmost1', type: 1 })
    middle = await test.signedIn({ account: 'between1', type: 2, uplineId: top.id })
    deep = await test.signedIn({ account, type: 2, uplineId: middle.id })
    const [memberId, now] = [deep.id, test.clock.now()]
    const stake = settledStake({ memberId, stakeMinor: 77_00, reference: randomUUID() })
    await test.db.transaction((trx) => sayStakesSettled(trx, [stake], now))
    await test.db.transaction((trx) =>
      transfer(trx, {
        ...{ merchant: 'demo', currency: 'PHP', kind: 'deposit', reference: 'D1', now },
        entries: [
          { account: memberWallet(memberId, 'main'), amountMinor: 555_00 },
          { account: houseAccount('psp:clearing'), amountMinor: -555_00 },
        ],
      }),
    )
  })
  afterAll(() => test.close())

  /** What a call answers the top agent: with a name in the place of whom it asks about, or as widely as it can be asked. */
  const ask = async (id: string, name?: string) => {
    const call = everyCall.find((one) => one.id === id)
    const { query: given = '', body: sent } = askedOfAgents[id] ?? {}
    const who = name ?? 'nobody'
    const query = name === undefined ? (widest[id] ?? given) : given.replace('nobody', name)
    const body = sent && (JSON.parse(JSON.stringify(sent).replace('nobody', who)) as object)
    const answer = await test.call({
      method: call?.method ?? 'GET',
      url: `${call?.path.replace(':id', who) ?? ''}${query}`,
      headers: { ...top?.headers, 'idempotency-key': randomUUID() },
      ...(body && { payload: body }),
    })
    return { ...answer.json<{ code?: string; value?: unknown }>(), text: answer.body }
  }
  const nameOf = (id: string) => (askedOfAgents[id]?.isByName === true ? account : (deep?.id ?? ''))
  const says = (text: string) =>
    [deep?.id ?? '', account, '55500', '7700'].some((part) => text.includes(part))

  // TEAM-14 TEAM-5
  it.each(named.map(({ id }) => id))(
    '%s answers about somebody two levels down as about a stranger',
    async (id) => {
      await levels(false)
      expect((await ask(id, nameOf(id))).code).toBe(askedOfAgents[id]?.stranger)
    },
  )

  // TEAM-14
  it.each(agentCalls.map(({ id }) => id))('%s says nothing about an account two levels down', async (id) => {
    await levels(false)
    expect(says((await ask(id)).text)).toBe(false)
  })

  // TEAM-14
  it('with levels the same calls name the account two levels down, and figures have it again', async () => {
    await levels(true)
    const known: string[] = []
    for (const { id } of agentCalls) if (says((await ask(id)).text)) known.push(id)
    expect(known).toEqual(
      expect.arrayContaining([
        ...[
          'agent.teamOverview',
          'agent.teamReport',
          'agent.teamTransactions',
          'agent.teamTransactions.export',
        ],
        ...['agent.rebateIncome', 'agent.team.members', 'agent.team.names'],
      ]),
    )
    for (const id of ['agent.team.member', 'agent.team.bets'])
      expect(await ask(id, account)).not.toHaveProperty('code')
  })

  // TEAM-14 AGENT-7
  it('rates say that agents may be opened while a link for agents is made, and not where it is refused', async () => {
    const makes = async () => {
      const { headers } = top ?? {}
      const payload = { type: 'agent', days: 7, channel: '', rates: [], most: null }
      const answer = await test.call({ method: 'POST', url: '/wps/agent/links', headers, payload })
      return answer.json<{ code?: string }>().code
    }
    const known = async () => (await ask('agent.rates')).value
    await levels(false)
    expect([await known(), await makes()]).toMatchObject([{ mayOpenAgents: false }, 'agent.account.levels'])
    await levels(true)
    expect([await known(), await makes()]).toMatchObject([{ mayOpenAgents: true }, undefined])
  })
})
