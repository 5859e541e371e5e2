import { randomUUID } from 'node:crypto'
import { callWallet } from '../../../testing/vendor-caller'
import {
  callsOf,
  deadNode,
  lotteryNode,
  openPlayTestbed,
  testAgent,
  testNode,
  type PlayTestbed,
} from './testing/play-testbed'

let testbed: PlayTestbed
beforeAll(async () => {
  testbed = await openPlayTestbed({ COUNTRY_HEADER: 'x-visitor-country' })
})
afterAll(() => testbed.close())

let names = 0
const member = async (balanceMinor: number) => {
  names += 1
  const caller = await testbed.test.signedIn({ account: `launcher${String(names)}` })
  if (balanceMinor > 0) await testbed.fund(caller.id, balanceMinor)
  return caller
}
interface Opened {
  success: boolean
  code?: string
  value: { url: string; origin: string; presentation: string; play: { id: string }; minimumMinor?: number }
}
const opened = async (...args: Parameters<PlayTestbed['launch']>) =>
  (await testbed.launch(...args)).json<Opened>()
const tokenOf = ({ value }: Opened) => decodeURIComponent(new URL(value.url).hash.replace('#token=', ''))
const trade = async (token: string, userAgent = testAgent) =>
  (
    await callWallet(testbed.test, {
      vendor: 'TST',
      action: 'session',
      body: { token, userAgent },
      key: testbed.key.privateKey,
    })
  ).json<{ status: string; player: string; mode: string; balanceMinor: number }>()

describe('opening a game', () => {
  // LAUNCH-3
  it('opening a game returns its frame’s address, with the token in the fragment only and the account it is for', async () => {
    const caller = await member(1_000)
    const answer = await opened(caller, { language: 'en' })
    expect(answer.value).toMatchObject({
      presentation: 'frame',
      origin: 'http://games.example',
      orientation: 'any',
      play: { nodeId: testNode, mode: 'real', bets: 0, netMinor: 0, endedAt: null },
      game: { gameName: 'Test Slot' },
      reality: { intervalMinutes: 60, since: testbed.test.clock.now(), bets: 0 },
    })
    expect(answer.value.url).toMatch(
      /^http:\/\/games\.example\/play\/tst-1\?lang=en&vendor=TST#token=[\w-]{43}$/,
    )
    expect(await trade(tokenOf(answer))).toMatchObject({
      status: 'OK',
      mode: 'real',
      balanceMinor: 1_000,
      currency: 'PHP',
      language: 'en',
      game: { gameId: 'tst-1', engine: 'slot-high', minBetMinor: 100, maxBetMinor: 10_000 },
      operatorOrigin: 'http://localhost',
    })
  })

  it('opening a game makes it the last one opened, unless it was opened later elsewhere', async () => {
    const caller = await member(1_000)
    const recent = () =>
      testbed.test.db.read
        .selectFrom('recents')
        .select(['node_id', 'opened_at'])
        .where('member_id', '=', caller.id)
        .execute()
    await opened(caller)
    const now = testbed.test.clock.now()
    expect(await recent()).toEqual([{ node_id: testNode, opened_at: now }])
    await testbed.test.db.write
      .updateTable('recents')
      .set({ opened_at: now + 5_000 })
      .where('member_id', '=', caller.id)
      .execute()
    expect((await opened(caller)).success).toBe(true)
    expect(await recent()).toEqual([{ node_id: testNode, opened_at: now + 5_000 }])
  })

  // LAUNCH-2
  it('opening a game twice with one intent gives the same game session and token, also concurrently', async () => {
    const caller = await member(1_000)
    const intent = randomUUID()
    const [one, two] = await Promise.all([opened(caller, { intent }), opened(caller, { intent })])
    expect(two.value.url).toBe(one.value.url)
    expect(two.value.play.id).toBe(one.value.play.id)
    expect((await opened(caller, { intent, mode: 'demo' })).code).toBe('idempotency.conflict')
    await testbed.test.call({
      method: 'POST',
      url: `/wps/game/play/${one.value.play.id}/leave`,
      headers: caller.headers,
    })
    expect((await opened(caller, { intent })).code).toBe('game.launch.refused')
  })

  // LAUNCH-1
  it('a game opens by vendor and game id, and a vendor’s lobby opens', async () => {
    const caller = await member(1_000)
    const headers = { ...caller.headers, 'user-agent': testAgent }
    const by = async (query: string) =>
      (
        await testbed.test.call({ url: `/wps/game/launchGame?intent=${randomUUID()}&${query}`, headers })
      ).json<Opened>()
    for (const query of [
      'vendor=TST&gameId=tst-1',
      'vendor=TST&code=lobby',
      'code=TST',
      'vendor=TST&category=RNG',
    ])
      expect((await by(query)).value.play).toMatchObject({ nodeId: testNode })
    for (const query of ['vendor=TST&gameId=nothing', 'code=lobby', 'vendor=NOBODY'])
      expect((await by(query)).code).toBe('game.not.found')
  })

  // RECENT-1
  it('opening a game adds it to the recent ones', async () => {
    const caller = await member(1_000)
    await opened(caller)
    const rows = await testbed.test.db.read
      .selectFrom('recents')
      .selectAll()
      .where('member_id', '=', caller.id)
      .execute()
    expect(rows).toMatchObject([{ node_id: testNode, opened_at: testbed.test.clock.now() }])
  })

  // LAUNCH-8
  it('a practice game needs no money and shows the vendor no balance', async () => {
    const caller = await member(0)
    const answer = await opened(caller, { mode: 'demo' })
    const traded = await trade(tokenOf(answer))
    expect(traded).toMatchObject({ status: 'OK', mode: 'demo', balanceMinor: 0 })
  })
})

describe('a launch is refused', () => {
  const code = async (balance: number, query: Record<string, string> = {}) =>
    (await opened(await member(balance), query)).code
  const vendors = (changes: Record<string, unknown>) =>
    testbed.test.db.write.updateTable('vendors').set(changes).where('code', '=', 'TST').execute()

  // LAUNCH-4
  it('a launch is refused for a game that does not exist or cannot be played', async () => {
    expect(await code(1_000, { nodeId: '999' })).toBe('game.not.found')
    expect(await code(1_000, { nodeId: String(deadNode) })).toBe('game.unsupported')
  })

  // HALL-2
  it('no vendor launches a lottery’s tile, and the refusal names the lottery', async () => {
    const answer = await opened(await member(1_000), { nodeId: String(lotteryNode) })
    expect(answer).toMatchObject({ code: 'game.unsupported', value: { lottery: 'five60' } })
  })

  // LAUNCH-4
  it('a launch is refused without money for the smallest bet, and the answer names the amount', async () => {
    const answer = await opened(await member(99))
    expect(answer).toMatchObject({
      code: 'wallet.insufficient',
      value: { minimumMinor: 100, currency: 'PHP' },
    })
  })

  // LAUNCH-4
  it('a launch is refused while the vendor is in maintenance, with its end where known', async () => {
    const until = testbed.test.clock.now() + 60_000
    await vendors({ is_in_maintenance: true, maintenance_cause: 'operator', maintenance_until: until })
    const answer = await opened(await member(1_000))
    await vendors({ is_in_maintenance: false, maintenance_cause: null, maintenance_until: null })
    expect(answer).toMatchObject({ code: 'game.maintenance', value: { until } })
  })

  // LAUNCH-4
  it('a launch is refused from a country that the vendor does not serve', async () => {
    await vendors({ blocked_countries: ['DE'] })
    const caller = await member(1_000)
    const from = (country: string) =>
      opened({
        ...caller,
        headers: { ...caller.headers, 'x-visitor-country': country } as typeof caller.headers,
      })
    const [there, here] = [await from('de'), await from('PH')]
    await vendors({ blocked_countries: [] })
    expect(there.code).toBe('game.country')
    expect(here.success).toBe(true)
  })

  // LAUNCH-4
  it('a launch is refused when a limit is used up, and the answer names the limit and its end', async () => {
    const caller = await member(1_000)
    const limit = { member_id: caller.id, kind: 'wager', period: 'day', amount: 99, set_at: 0 } as const
    await testbed.test.db.write.insertInto('member_limits').values(limit).execute()
    const midnight = Date.UTC(2026, 10, 1, 16)
    expect(await opened(caller)).toMatchObject({
      code: 'limit.reached',
      value: { limit: 'wager', period: 'day', resetsAt: midnight },
    })
    expect((await opened(caller, { mode: 'demo' })).success).toBe(true)
  })

  // LAUNCH-2
  it('a launch is refused without a session, from another site, and for a prefetch', async () => {
    const caller = await member(1_000)
    const url = `/wps/game/launchGame?nodeId=${testNode}&intent=${randomUUID()}`
    expect((await testbed.test.call({ url })).json()).toMatchObject({ code: 'session.required' })
    const headers = { ...caller.headers, 'sec-fetch-site': 'cross-site' }
    expect((await testbed.test.call({ url, headers })).json()).toMatchObject({ code: 'request.origin' })
  })
})

describe('a launch token', () => {
  const refused = { status: 'RS_ERROR_INVALID_TOKEN' }
  const token = async () => tokenOf(await opened(await member(1_000)))

  // LAUNCH-3
  it('a launch token works once', async () => {
    const one = await token()
    const answers = await Promise.all([trade(one), trade(one)])
    expect(answers.map(({ status }) => status).sort()).toEqual(['OK', 'RS_ERROR_INVALID_TOKEN'])
  })

  // LAUNCH-3
  it('a launch token works for 60 s', async () => {
    const [early, late] = [await token(), await token()]
    testbed.test.clock.advance(59_999)
    expect(await trade(early)).toMatchObject({ status: 'OK' })
    testbed.test.clock.advance(1)
    expect(await trade(late)).toEqual(refused)
  })

  // LAUNCH-3
  it('a launch token works only on its own device and for its own member', async () => {
    const one = await token()
    expect(await trade(one, 'another browser')).toEqual(refused)
    const [mine, theirs] = [await trade(one), await trade(await token())]
    expect(mine.player).not.toBe(theirs.player)
    const stranger = callsOf({ session: 'x', player: theirs.player }).bet(100)
    expect(await testbed.wallet('bet', stranger)).toEqual({ status: 'RS_ERROR_INVALID_SESSION' })
  })

  it('a forged launch token or one of an ended sign-in is refused', async () => {
    expect(await trade('x'.repeat(43))).toEqual(refused)
    const caller = await member(1_000)
    const one = tokenOf(await opened(caller))
    await testbed.test.call({ method: 'DELETE', url: '/wps/session/logout', headers: caller.headers })
    expect(await trade(one)).toEqual(refused)
  })
})
