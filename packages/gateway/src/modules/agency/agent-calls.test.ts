import { everyCall } from '@plaza/contract/testing'
import { randomUUID } from 'node:crypto'
import { askedOfAgents as asked } from '../../testing/asked-of-agents'
import { createTestGateway, type TestCaller, type TestGateway } from '../../testing/create-test-gateway'

const agentCalls = everyCall.filter(({ auth }) => auth === 'agent')

/** Who calls, and the code with which everything that is for agents is refused; null where it is not. */
const callers: Readonly<Record<string, { type: number; merchant?: string; code: string | null }>> = {
  member: { type: 0, code: 'agent.only' },
  trial: { type: 4, code: 'trial.rejected' },
  staff: { type: 40, code: 'agent.only' },
  agent: { type: 1, code: null },
  'an agent below': { type: 2, code: null },
  tester: { type: 41, code: null },
  robot: { type: 42, code: null },
  'a sister line': { type: 1, code: null },
  'an agent of another merchant': { type: 1, merchant: 'lite', code: null },
}

const accountOf = (name: string) => name.replaceAll(' ', '').replaceAll('’', '')

describe('the calls of agents', () => {
  let test: TestGateway
  let upline: TestCaller
  const people = new Map<string, TestCaller>()
  beforeAll(async () => {
    test = await createTestGateway()
    upline = await test.signedIn({ account: 'upline', type: 1 })
    for (const [name, { type, merchant }] of Object.entries(callers))
      people.set(
        name,
        await test.signedIn({
          account: accountOf(name),
          type,
          ...(merchant === undefined ? { uplineId: upline.id } : { merchant }),
        }),
      )
    const announcement = { id: 'for-agents', type: 'A' as const, groups: ['m_home'], published_at: 0 }
    const texts = { title: { en: 'Agents' }, content: { en: '<p>Agents</p>' } }
    for (const merchant of ['demo', 'lite'])
      await test.db.write
        .insertInto('announcements')
        .values({ ...announcement, ...texts, merchant } as never)
        .execute()
  })
  afterAll(() => test.close())

  const send = async (id: string, caller?: TestCaller, more = '', named = 'nobody') => {
    const call = everyCall.find((one) => one.id === id)
    const { query: given = '', body: sent } = asked[id] ?? {}
    const query = given.replace('nobody', named)
    const body = sent && (JSON.parse(JSON.stringify(sent).replace('nobody', named)) as object)
    const answer = await test.call({
      method: call?.method ?? 'GET',
      url: `${call?.path.replace(':id', named) ?? ''}${query}${more && `${query ? '&' : '?'}${more}`}`,
      headers: { ...caller?.headers, 'idempotency-key': randomUUID() },
      ...(body && { payload: body }),
    })
    return answer.json<{ success: boolean; code?: string; value?: object }>()
  }

  // TEAM-5
  it('every call for agents is walked by these tests', () => {
    expect(agentCalls.map(({ id }) => id).sort()).toEqual(Object.keys(asked).sort())
  })

  it.each(agentCalls.map(({ id }) => id))('%s needs a session', async (id) => {
    expect(await send(id)).toMatchObject({ success: false, code: 'session.required' })
  })

  // TEAM-5
  it.each(
    agentCalls.flatMap(({ id }) =>
      Object.entries(callers).map(
        ([who, { type, code }]) =>
          [
            id,
            who,
            code ?? (asked[id]?.refused?.includes(type) ? 'agent.only' : (asked[id]?.stranger ?? 'answers')),
          ] as const,
      ),
    ),
  )('%s, asked by %s: %s', async (id, who, expected) => {
    const answer = await send(id, people.get(who))
    expect(answer.code ?? 'answers').toBe(expected)
  })

  // TEAM-5
  it.each(agentCalls.map(({ id }) => id).filter((id) => asked[id]?.stranger !== undefined))(
    '%s answers alike about the upline, a sister line, the caller, another merchant’s agent and nobody',
    async (id) => {
      const caller = people.get('an agent below')
      const names = ['upline', ...Object.keys(callers).map(accountOf)]
      const ids = [upline.id, ...[...people.values()].map((one) => one.id)]
      for (const named of [...(asked[id]?.isByName ? names : ids), 'nobody'])
        expect(await send(id, caller, '', named)).toMatchObject({ code: asked[id]?.stranger })
    },
  )

  it.each(['agent.home', 'agent.teamKpi', 'agent.teamOverview'])(
    '%s says the same whatever other member a parameter names',
    async (id) => {
      const own = await send(id, people.get('an agent below'))
      const strangers = [upline.id, ...[...people.values()].map((one) => one.id)]
      for (const stranger of strangers)
        for (const parameter of [`memberId=${stranger}`, `agentId=${stranger}`, `id=${stranger}`])
          expect(await send(id, people.get('an agent below'), parameter)).toEqual(own)
      for (const parameter of ['userName=upline', 'merchant=lite', 'merchantCode=lite'])
        expect(await send(id, people.get('an agent below'), parameter)).toEqual(own)
    },
  )
})
