import type { Dividend, SentEnvelope } from '@plaza/contract/agency'
import { sql } from 'kysely'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

interface Report {
  running: Dividend[]
  dividends: Dividend[]
}

describe('what the demo’s agents have and pay each other', () => {
  let test: SeededGateway
  beforeAll(async () => {
    test = await createSeededGateway()
  })
  afterAll(() => test.close())

  const report = async (account: string, side: string) =>
    test.value<Report>(`/wps/agent/dividends?side=${side}`, await test.as(account))

  // DIVIDEND-1
  it('agent01 owes agent02 a dividend, has paid one, and gets its own from the merchant', async () => {
    const owed = await report('agent01', 'owed')
    expect(owed.running).toMatchObject([{ state: 'calculating', member: 'agent02' }])
    const states = owed.dividends.map(({ state }) => state)
    expect(states).toContain('paid')
    expect(states.some((state) => state === 'to-pay' || state === 'unpaid')).toBe(true)
    expect((await report('agent02', 'mine')).dividends).toEqual(owed.dividends)
    expect((await report('agent01', 'mine')).dividends.map(({ state }) => state)).toContain('paid')
  })

  // ENVELOPE-1
  it('agent01 has red envelopes in every state', async () => {
    const { envelopes } = await test.value<{ envelopes: SentEnvelope[] }>(
      '/wps/agent/envelopes',
      await test.as('agent01'),
    )
    expect(envelopes).toMatchObject([
      { state: 'open', packets: 10, openedPackets: 2, returnedMinor: 0 },
      { state: 'finished', openedPackets: 3, openedMinor: 4_500 },
      { state: 'over', openedPackets: 1 },
    ])
    expect((envelopes[2]?.openedMinor ?? 0) + (envelopes[2]?.returnedMinor ?? 0)).toBe(6_000)
  })

  // INCOME-1, INCOME-2
  it('every commission and rebate of the demo’s agents was earned by bets of its day, to the centavo', async () => {
    const { rows } = await sql<{ paid: number; agents: number; days: number; unexplained: number }>`
      with paid as (
        select t.reference, a.owner, e.amount_minor from transactions t
          join entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id and a.owner <> 'house'
        where t.merchant = 'demo' and t.kind in ('commission', 'line-rebate')
      ), earned as (
        select agent_id, day, agent_id <> child_id as is_margin, sum(amount_minor) as amount_minor from income_sums
        where agent_id <> child_id or category <> 'LOTT' group by 1, 2, 3
      )
      select count(*)::int as paid, count(distinct i.member_id)::int as agents, count(distinct i.day)::int as days,
        (count(*) filter (where e.amount_minor is distinct from p.amount_minor))::int as unexplained
      from paid p left join agent_incomes i on i.no = p.reference and i.member_id = p.owner and i.paid_minor = p.amount_minor
        left join earned e on e.agent_id = i.member_id and e.day = i.day and e.is_margin = (i.kind = 'commission')`.execute(
      test.db.read,
    )
    expect(rows[0]).toMatchObject({ unexplained: 0 })
    expect(rows[0]?.paid).toBeGreaterThan(500)
    expect(rows[0]?.agents).toBeGreaterThan(20)
    expect(rows[0]?.days).toBeGreaterThan(80)
  })

  // INCOME-3
  it('every daily salary of the demo’s agents is what its contract pays, and was paid once', async () => {
    const { rows } = await sql<{ paid: number; agents: number; unexplained: number }>`
      select count(*)::int as paid, count(distinct s.member_id)::int as agents,
        (count(*) filter (where i.amount_minor is distinct from s.amount_minor or e.amount_minor is distinct from s.amount_minor))::int
          as unexplained
      from salaries s left join agent_incomes i on i.source = s.contract_id and i.period_at = s.period_at
        left join transactions t on t.reference = i.no
        left join entries e on e.transaction_id = t.id and e.amount_minor > 0
      where s.merchant = 'demo' and s.amount_minor > 0`.execute(test.db.read)
    expect(rows[0]).toMatchObject({ agents: 3, unexplained: 0 })
    expect(rows[0]?.paid).toBeGreaterThan(100)
  })

  // AGENT-7
  it('agent01 has links in every state, and each can be read', async () => {
    const { links } = await test.value<{ links: { channel: string; state: string; rates: unknown[] }[] }>(
      '/wps/agent/links?pageNo=1',
      await test.as('agent01'),
    )
    expect(links).toHaveLength(5)
    expect(new Set(links.map(({ state }) => state))).toEqual(new Set(['open', 'off', 'expired', 'used-up']))
    expect(links.every(({ rates }) => rates.length === 0)).toBe(true)
  })
})
