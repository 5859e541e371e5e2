import type { teamMemberCall, teamMembersCall, FreezeRequest } from '@plaza/contract/agency'
import { memberTypes } from '@plaza/contract/identity'
import type { AnswerOf } from '@plaza/contract/kernel'
import { createTestGateway, type TestCaller, type TestGateway } from '../../../testing/create-test-gateway'
import { operateInEffect } from '../../../testing/operate-in-effect'
import { perform } from '../../../testing/perform'
import { houseAccount, memberWallet, transfer } from '../../../kernel/ledger'

interface Answer<Value> {
  code?: string
  value: Value
}
type Members = AnswerOf<typeof teamMembersCall>

describe('the team of an agent', () => {
  let test: TestGateway
  let top: TestCaller
  let below: TestCaller
  let sister: TestCaller
  const account = (name: string, type: number, upline?: TestCaller, more: object = {}) =>
    test.signedIn({ account: name, type, ...(upline && { uplineId: upline.id }), ...more })
  const get = async <Value>({ headers }: TestCaller, path: string) =>
    (await test.call({ url: `/wps/agent/team/${path}`, headers })).json<Answer<Value>>()
  const post = async <Value>({ headers }: TestCaller, path: string, payload: object) =>
    (await test.call({ method: 'POST', url: `/wps/agent/team/${path}`, headers, payload })).json<
      Answer<Value>
    >()
  const list = async (query = '', who = top) => (await get<Members>(who, `members${query}`)).value
  const names = async (query = '', who = top) =>
    (await list(query, who)).members.map(({ userName }) => userName)
  const decide = (kind: 'freeze-approve' | 'freeze-refuse', request: string) =>
    perform(test.db, { kind, request }, { by: 'ana', why: 'a test' }, test.clock.now())
  const pay = (memberId: string, amountMinor: number) =>
    test.db.transaction((trx) =>
      transfer(trx, {
        ...{ merchant: 'demo', currency: 'PHP', kind: 'deposit', reference: `pay ${memberId}` },
        entries: [
          { account: memberWallet(memberId, 'main'), amountMinor },
          { account: houseAccount('psp:clearing'), amountMinor: -amountMinor },
        ],
        now: test.clock.now(),
      }),
    )

  beforeAll(async () => {
    test = await createTestGateway()
    top = await account('toper1', memberTypes.agent)
    sister = await account('sister1', memberTypes.agent)
    await account('sisters1', memberTypes.player, sister)
    below = await account('middle1', memberTypes.subAgent, top, {
      mobileNum: '9171234567',
    })
    const player = await account('direct1', memberTypes.player, top)
    const deep = await account('deeper1', memberTypes.player, below)
    await pay(player.id, 300)
    await pay(deep.id, 500)
    await pay(below.id, 70)
  })
  afterAll(() => test.close())

  // TEAM-11
  it('the list has who stands directly below, with the sizes and balances of their own teams', async () => {
    const { path, members, summary, currency } = await list()
    expect(path).toEqual([])
    expect(currency).toBe('PHP')
    expect(summary).toEqual({ members: 2, agents: 1, players: 1, balanceMinor: 370 })
    expect(members.find(({ userName }) => userName === 'middle1')).toMatchObject({
      ...{ type: 'agent', state: 'active', level: 1, directCount: 1, teamCount: 1 },
      ...{ balanceMinor: 70, teamBalanceMinor: 500, isOnline: true },
    })
    expect(members.find(({ userName }) => userName === 'direct1')).toMatchObject({
      ...{ type: 'player', level: 1, directCount: 0, teamCount: 0, balanceMinor: 300, teamBalanceMinor: 0 },
    })
  })

  // TEAM-11
  it('a name leads further down, level by level, with the way there', async () => {
    expect(await list('?of=middle1')).toMatchObject({
      path: ['middle1'],
      members: [{ userName: 'deeper1', level: 2 }],
      summary: { members: 1, balanceMinor: 500 },
    })
    expect(await list('?of=DEEPER1')).toMatchObject({ path: ['middle1', 'deeper1'], members: [] })
  })

  // TEAM-11
  it.each([
    ['?deep=1&sort=name', ['deeper1', 'direct1', 'middle1']],
    ['?deep=1&sort=richest', ['deeper1', 'direct1', 'middle1']],
    ['?deep=1&sort=poorest', ['middle1', 'direct1', 'deeper1']],
    ['?deep=1&search=DEEP', ['deeper1']],
    ['?deep=1&type=agent', ['middle1']],
    ['?deep=1&type=player&sort=name', ['deeper1', 'direct1']],
    ['?deep=1&least=71&most=400', ['direct1']],
    ['?deep=1&state=frozen', []],
    ['?deep=1&online=no', []],
    ['?deep=1&online=yes&search=middle', ['middle1']],
    ['?deep=1&search=%25', []],
    ['?deep=1&from=2020-01-01', []],
    ['?deep=1&to=2020-01-01&search=direct', ['direct1']],
  ])('filters and orders find %s', async (query, found) => {
    expect(await names(query)).toEqual(found)
  })

  // TEAM-11
  it('pages go on after the last row in every order, and none repeats or leaves out a member', async () => {
    const agent = await account('pager1', memberTypes.agent)
    for (let index = 0; index < 53; index += 1)
      await account(`paged${String(index).padStart(2, '0')}`, memberTypes.player, agent)
    for (const sort of ['registered', 'name', 'richest', 'poorest']) {
      const first = await list(`?sort=${sort}`, agent)
      expect(first.members).toHaveLength(50)
      const rest = await list(`?sort=${sort}&after=${first.next ?? ''}`, agent)
      expect(rest.next).toBeUndefined()
      expect(rest.summary).toBeUndefined()
      expect(new Set([...first.members, ...rest.members].map(({ userName }) => userName)).size).toBe(53)
    }
    expect(await get(agent, 'members?after=nothing')).toMatchObject({ code: 'request.invalid' })
  })

  // TEAM-11, TEAM-5
  it('an account of the team shows a masked number and nothing else of its person; strangers are unknown', async () => {
    const { value } = await get<AnswerOf<typeof teamMemberCall>>(top, 'member?account=middle1')
    expect(value).toMatchObject({
      path: ['middle1'],
      mobile: '+63 ••• 4567',
      directId: below.id,
      freeze: null,
    })
    expect(JSON.stringify(value)).not.toMatch(/9171234567|email|nickname|realName|birth/)
    expect((await get<AnswerOf<typeof teamMemberCall>>(top, 'member?account=deeper1')).value).toMatchObject({
      directId: null,
      mobile: null,
      member: { level: 2 },
    })
    for (const stranger of ['toper1', 'sister1', 'sisters1', 'nobody99'])
      for (const path of [`member?account=${stranger}`, `members?of=${stranger}`])
        expect(await get(top, path)).toMatchObject({ code: 'agent.team.unknown' })
    expect(await get(below, 'member?account=toper1')).toMatchObject({ code: 'agent.team.unknown' })
  })

  // TEAM-11
  it('names are suggested from the team alone', async () => {
    expect((await get<{ names: string[] }>(top, 'names?search=e')).value.names).toEqual([
      'deeper1',
      'direct1',
      'middle1',
    ])
    expect((await get<{ names: string[] }>(top, 'names?search=sister')).value.names).toEqual([])
  })

  // TEAM-12
  it('a message reaches the inbox of who stands directly below, once for its key, and can be replied to', async () => {
    const body = { account: 'middle1', content: 'Meet <today>?', key: 'message-key-1' }
    await post(top, 'message', body)
    expect(await post(top, 'message', body)).toMatchObject({ value: {} })
    const mails = await test.db.read
      .selectFrom('mails')
      .selectAll()
      .where('member_id', '=', below.id)
      .where('kind', '=', 'agent')
      .execute()
    expect(mails).toMatchObject([{ sender: 'toper1', content: { en: '<p>Meet &lt;today>?</p>' } }])
    for (const [who, content, code] of [
      ['deeper1', 'Hello', 'agent.team.unknown'],
      ['sister1', 'Hello', 'agent.team.unknown'],
      ['middle1', '  ', 'agent.team.text'],
      ['middle1', 'x'.repeat(501), 'agent.team.text'],
    ])
      expect(
        await post(top, 'message', {
          account: who,
          content,
          key: `a-key-of-${String(content)}`.slice(0, 20),
        }),
      ).toMatchObject({ code })
  })

  // TEAM-12
  it('a request to freeze waits once, is decided by an operator, and then the account cannot be used', async () => {
    const victim = await account('frozen1', memberTypes.player, below)
    const asked = { account: 'frozen1', reason: 'It is shared by several people' }
    const first = (await post<FreezeRequest>(top, 'freeze', asked)).value
    expect(first).toMatchObject({ state: 'waiting', endedAt: null })
    expect((await post<FreezeRequest>(top, 'freeze', asked)).value.id).toBe(first.id)
    for (const stranger of ['toper1', 'sister1', 'sisters1', 'nobody99'])
      expect(await post(top, 'freeze', { ...asked, account: stranger })).toMatchObject({
        code: 'agent.team.unknown',
      })
    expect(await post(below, 'freeze', { ...asked, account: 'toper1' })).toMatchObject({
      code: 'agent.team.unknown',
    })
    expect(await post(top, 'freeze', { account: 'direct1', reason: ' ' })).toMatchObject({
      code: 'agent.team.text',
    })
    await decide('freeze-approve', first.id)
    expect((await test.call({ url: '/wps/session', headers: victim.headers })).json()).not.toMatchObject({
      success: true,
      value: { account: 'frozen1' },
    })
    const { value } = await get<AnswerOf<typeof teamMemberCall>>(top, 'member?account=frozen1')
    expect(value).toMatchObject({ member: { state: 'frozen' }, freeze: { state: 'approved' } })
    expect(await names('?deep=1&state=frozen')).toEqual(['frozen1'])
    expect(await post(top, 'freeze', asked)).toMatchObject({ code: 'agent.team.frozen' })
    await expect(decide('freeze-refuse', first.id)).rejects.toThrow('It ended')
  })

  // TEAM-12
  it('a request that is refused leaves the account as it is, and can be made again', async () => {
    await account('kept1', memberTypes.player, top)
    const asked = { account: 'kept1', reason: 'A doubt' }
    const first = (await post<FreezeRequest>(top, 'freeze', asked)).value
    await decide('freeze-refuse', first.id)
    expect((await get<AnswerOf<typeof teamMemberCall>>(top, 'member?account=kept1')).value).toMatchObject({
      member: { state: 'active' },
      freeze: { state: 'refused' },
    })
    expect((await post<FreezeRequest>(top, 'freeze', asked)).value.id).not.toBe(first.id)
  })

  // TEAM-14
  it('at a merchant without levels an agent has to do with who stands directly below it alone', async () => {
    const levels = (isOn: boolean) =>
      operateInEffect(test, {
        ...{ kind: 'setting', merchant: 'demo', path: 'lines', value: { multiLevel: isOn } },
      })
    await levels(false)
    expect(await names('?deep=1&search=e')).not.toContain('deeper1')
    expect((await list()).members.find(({ userName }) => userName === 'middle1')).toMatchObject({
      ...{ directCount: 0, teamCount: 0, teamBalanceMinor: 0 },
    })
    expect(await list('?of=middle1')).toMatchObject({ members: [], summary: { members: 0, balanceMinor: 0 } })
    expect(await get(top, 'member?account=deeper1')).toMatchObject({ code: 'agent.team.unknown' })
    expect((await test.call({ url: '/wps/agent/home', headers: top.headers })).json()).toMatchObject({
      value: { teamMembers: 3 },
    })
    const link = { type: 'agent', days: 7, channel: '', rates: [], most: null }
    const { headers } = top
    expect(
      (await test.call({ method: 'POST', url: '/wps/agent/links', headers, payload: link })).json(),
    ).toMatchObject({ code: 'agent.account.levels' })
    await levels(true)
    expect(await names('?deep=1&search=deep')).toEqual(['deeper1'])
  })

  // TEAM-11
  it('searches of an agent for names are limited', async () => {
    const agent = await account('curious1', memberTypes.agent)
    for (let index = 0; index < 120; index += 1) await get(agent, `names?search=n${String(index)}`)
    for (const path of ['names?search=n', 'members?search=n', 'member?account=n', 'bets?account=n'])
      expect(await get(agent, path)).toMatchObject({ code: 'request.rate.limited' })
  })
})
