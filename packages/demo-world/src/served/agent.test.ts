import type { AnswerOf } from '@plaza/contract/kernel'
import type { agentHomeCall } from '@plaza/contract/agency'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

type AgentHome = AnswerOf<typeof agentHomeCall>

describe('the agent’s home', () => {
  let test: SeededGateway
  beforeAll(async () => {
    test = await createSeededGateway()
  })
  afterAll(() => test.close())

  const home = async (account: string) => test.value<AgentHome>('/wps/agent/home', await test.as(account))

  /** Walks the tree level by level in the test, to compare with the query. */
  async function teamOf(account: string): Promise<{ members: number; balanceMinor: number; levels: number }> {
    const members = await test.db.read
      .selectFrom('members')
      .selectAll()
      .where('merchant', '=', 'demo')
      .execute()
    const accounts = await test.db.read
      .selectFrom('accounts')
      .selectAll()
      .where('owner', '<>', 'house')
      .execute()
    let level = members.filter((one) => one.account === account)
    const team: string[] = []
    let levels = 0
    while (level.length > 0) {
      const above = new Set(level.map((one) => one.id))
      level = members.filter((one) => one.upline_id !== null && above.has(one.upline_id))
      if (level.length > 0) levels += 1
      team.push(...level.map((one) => one.id))
    }
    const balanceMinor = accounts
      .filter((one) => team.includes(one.owner))
      .reduce((sum, one) => sum + one.balance_minor, 0)
    return { members: team.length, balanceMinor, levels }
  }

  it('the agent’s home shows the balance of the whole tree below, over at least three levels', async () => {
    const expected = await teamOf('agent01')
    expect(expected.levels).toBeGreaterThanOrEqual(3)
    expect(expected.members).toBeGreaterThan(100)
    const shown = await home('agent01')
    expect(shown).toMatchObject({
      userName: 'agent01',
      teamMembers: expected.members,
      teamBalanceMinor: expected.balanceMinor,
      currency: 'PHP',
    })
    expect(shown.balanceMinor).toBeGreaterThanOrEqual(20_000_00)
  })

  it('the home of an agent’s downline shows its own part of the tree and nothing of its upline’s', async () => {
    const expected = await teamOf('agent02')
    const shown = await home('agent02')
    expect(shown).toMatchObject({ teamMembers: expected.members, teamBalanceMinor: expected.balanceMinor })
    expect(shown.teamMembers).toBeLessThan((await home('agent01')).teamMembers)
  })

  it('no parameter makes the agent’s home show another agent’s data', async () => {
    const headers = await test.as('agent02')
    const own = await home('agent02')
    const { id } = await test.db.read
      .selectFrom('members')
      .select('id')
      .where('account', '=', 'agent01')
      .executeTakeFirstOrThrow()
    for (const query of [`memberId=${id}`, `id=${id}`, 'userName=agent01', 'merchant=lite'])
      expect(await test.value<AgentHome>(`/wps/agent/home?${query}`, headers)).toEqual(own)
  })

  it('the agent’s home stays within the merchant, even where a row of another merchant names this agent', async () => {
    const before = await home('agent02')
    const { id } = await test.db.read
      .selectFrom('members')
      .select('id')
      .where('account', '=', 'agent02')
      .executeTakeFirstOrThrow()
    await test.db.write.updateTable('members').set({ upline_id: id }).where('merchant', '=', 'lite').execute()
    expect(await home('agent02')).toEqual(before)
  })

  it('an agent below whom nobody stands has a team of nobody and nothing', async () => {
    expect(await home('agent03')).toMatchObject({ teamMembers: 0, teamBalanceMinor: 0, balanceMinor: 0 })
  })

  it.each([
    ['player01', 'agent.only'],
    ['type40', 'agent.only'],
    ['up01', 'agent.only'],
  ])('the agent’s home is refused to %s', async (account, code) => {
    const answer = await test.call({ url: '/wps/agent/home', headers: await test.as(account) })
    expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({ status: 403, code })
  })

  it.each(['type41', 'type42', 'agent02'])('the agent’s home is open to %s', async (account) => {
    expect((await home(account)).userName).toBe(account)
  })
})
