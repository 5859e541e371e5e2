import type { Played, ShownFigures } from '@plaza/contract/play'
import type { TestCaller } from '../../../testing/create-test-gateway'
import { operateInEffect } from '../../../testing/operate-in-effect'
import {
  callsOf,
  openPlayTestbed,
  testNode,
  type PlayTestbed,
  type TestPlayer,
} from '../../play/game-sessions/testing/play-testbed'

interface Answer {
  code?: string
  value: {
    problem?: string
    played: Played[]
    totals: Record<string, number> & ShownFigures
    categories: ({ category: string } & ShownFigures)[]
    periods: ({ period: string } & ShownFigures)[]
    lifetime: Record<string, number>
    sources: { code: string; name: string }[]
    totalPages: number
  }
}

describe('what a member played and what came of it', () => {
  let bed: PlayTestbed
  let player: TestPlayer
  let stranger: TestPlayer

  const turn = (name: 'PERSREP' | 'TRANSBETREPMEM3', isOn: boolean) =>
    operateInEffect(bed.test, { kind: 'flag', merchant: 'demo', name, isOn })
  const read = async (path: string, who: Pick<TestCaller, 'headers'> = player) =>
    (await bed.test.call({ url: `/wps/member/${path}`, headers: who.headers })).json<Answer>()
  const records = (query = '', who?: TestPlayer) =>
    read(`gameRecord?from=2026-11-01&to=2026-11-01${query}`, who)
  const profit = (query = 'from=2026-11-01&to=2026-11-01', who?: TestPlayer) =>
    read(`profitAndLoss?${query}`, who)

  beforeAll(async () => {
    bed = await openPlayTestbed()
    await turn('PERSREP', true)
    await turn('TRANSBETREPMEM3', true)
    player = await bed.seat(100_000)
    stranger = await bed.seat(1_000)
    for (const [stake, payout] of [
      [500, 1_200],
      [700, 0],
      [300, 100],
    ]) {
      const { bet, win } = callsOf(player)
      const placed = bet(stake ?? 0)
      await bed.wallet('bet', placed)
      await bed.wallet('win', win(placed.transaction, payout ?? 0))
    }
    const taken = callsOf(player)
    const back = taken.bet(900)
    await bed.wallet('bet', back)
    await bed.wallet('rollback', taken.rollback(back.transaction))
    await bed.wallet('bet', callsOf(player).bet(400))
  })
  afterAll(() => bed.close())

  // RECORDS-3
  it('a game record has every round once with its status, and totals of what is settled', async () => {
    const { value } = await records()
    expect(
      value.played.map(({ status, stakeMinor, payoutMinor }) => [status, stakeMinor, payoutMinor]),
    ).toEqual(
      expect.arrayContaining([
        ['won', 500, 1_200],
        ['lost', 700, 0],
        ['lost', 300, 100],
        ['void', 0, 0],
        ['open', 400, 0],
      ]),
    )
    expect(value.totals).toEqual({
      ...{ count: 5, stakeMinor: 1_500, validMinor: 1_500, payoutMinor: 1_300, netMinor: -200 },
      ...{ openMinor: 400, currency: 'PHP' },
    })
    expect(value.sources).toEqual([{ code: 'TST', name: 'Test Vendor' }])
  })

  it('rounds are filtered by category, vendor, status and a part of their number', async () => {
    const counts = async (query: string) => (await records(query)).value.totals['count']
    expect(await counts('&category=RNG')).toBe(5)
    expect(await counts('&category=LIVE')).toBe(0)
    expect(await counts('&source=TST&status=lost')).toBe(2)
    expect(await counts('&source=none')).toBe(0)
    const [first] = (await records()).value.played
    expect(await counts(`&search=${(first?.reference ?? '').slice(2, 12).toUpperCase()}`)).toBe(1)
    expect(await records('&category=NONE')).toMatchObject({ code: 'request.invalid' })
    expect(await records('&status=cashed')).toMatchObject({ code: 'request.invalid' })
  })

  // RECORDS-4
  it('profit and loss has the same bets and prizes as the game record, and bets that are open do not count', async () => {
    const { value } = await profit()
    expect(value.totals).toMatchObject({
      stakeMinor: 1_500,
      validMinor: 1_500,
      prizeMinor: 1_300,
      netMinor: -200,
    })
    expect(value.categories).toMatchObject([{ category: 'RNG', netMinor: -200 }])
    expect(value.periods).toMatchObject([{ period: '2026-11-01', netMinor: -200 }])
  })

  it('the last months are shown by month, those without play too', async () => {
    const { value } = await profit('months=6')
    expect(value.periods.map(({ period, netMinor }) => [period, netMinor])).toEqual([
      ['2026-06', 0],
      ['2026-07', 0],
      ['2026-08', 0],
      ['2026-09', 0],
      ['2026-10', 0],
      ['2026-11', -200],
    ])
    expect((await profit('months=12')).value.periods).toHaveLength(12)
    expect(await profit('months=7')).toMatchObject({ code: 'request.invalid' })
  })

  it.each([
    ['from=2026-11-01&to=2026-10-31', 'order'],
    ['from=2026-10-01&to=2026-11-01', 'long'],
    ['from=2026-08-02&to=2026-08-03', 'early'],
  ])('the days %s are refused by both: %s', async (days, problem) => {
    for (const path of ['gameRecord', 'profitAndLoss'])
      expect(await read(`${path}?${days}`)).toMatchObject({ code: 'range.invalid', value: { problem } })
  })

  // RECORDS-3
  it('a round of a game that left the catalogue keeps the name of its game', async () => {
    const names = async () => (await records()).value.played.map(({ gameName }) => gameName)
    const before = await names()
    expect(new Set(before)).toEqual(new Set(['Test Slot']))
    const games = bed.test.db.write.updateTable('games').where('node_id', '=', testNode)
    await games.set({ left_at: bed.test.clock.now() }).execute()
    expect(await names()).toEqual(before)
    await games.set({ left_at: null }).execute()
  })

  it('nobody reads what another member played', async () => {
    expect((await records('', stranger)).value).toMatchObject({ played: [], sources: [] })
    expect((await profit(undefined, stranger)).value).toMatchObject({
      categories: [],
      lifetime: { depositMinor: 0, withdrawalMinor: 0, netDepositMinor: 0 },
    })
  })

  // RECORDS-3, RECORDS-4
  it('where the flag of a page is off, its call is refused', async () => {
    await turn('TRANSBETREPMEM3', false)
    expect(await records()).toMatchObject({ code: 'feature.off' })
    expect((await profit()).value.totals.netMinor).toBe(-200)
    await turn('PERSREP', false)
    expect(await profit()).toMatchObject({ code: 'feature.off' })
  })
})
