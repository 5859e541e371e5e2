import type { Dividend, SentEnvelope } from '@plaza/contract/agency'
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
