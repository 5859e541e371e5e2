import { callsOf, openPlayTestbed, type PlayTestbed, type TestPlayer } from './testing/play-testbed'
import { testSeeds } from '../../../testing/test-vendor'
import { createHash } from 'node:crypto'

let testbed: PlayTestbed
beforeAll(async () => {
  testbed = await openPlayTestbed()
})
afterAll(() => testbed.close())

const ask = async <T>(player: TestPlayer, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) => {
  const answer = await testbed.test.call({
    method,
    url,
    headers: player.headers,
    ...(payload && { payload }),
  })
  return answer.json<{ success: boolean; code?: string; value: T }>()
}
const leave = (player: TestPlayer) =>
  ask<{ play: { endedAt: number | null }; balance: { totalMinor: number } }>(
    player,
    'POST',
    `/wps/game/play/${player.launch.play.id}/leave`,
  )
const minutes = (count: number) => count * 60_000

describe('a game session', () => {
  it('a game session is shown to its member only', async () => {
    const [one, other] = [await testbed.seat(1_000), await testbed.seat(1_000)]
    const url = `/wps/game/play/${one.launch.play.id}`
    expect((await ask(one, 'GET', url)).success).toBe(true)
    expect((await ask(other, 'GET', url)).code).toBe('play.not.found')
    expect((await ask(other, 'POST', `${url}/leave`)).code).toBe('play.not.found')
  })

  // LAUNCH-6
  it('leaving a game ends its session at the vendor, and a repetition gets the same answer', async () => {
    const player = await testbed.seat(1_000)
    testbed.vendor.received.length = 0
    const first = await leave(player)
    expect(first.value).toMatchObject({
      play: { endedAt: testbed.test.clock.now() },
      balance: { totalMinor: 1_000 },
    })
    expect(testbed.vendor.received.map(({ path, body }) => [path, JSON.parse(body)])).toEqual([
      ['/operator/v1/close', { session: player.session }],
    ])
    testbed.test.clock.advance(5_000)
    expect((await leave(player)).value.play).toEqual(first.value.play)
  })

  // LAUNCH-6
  it('leaving a game ends its session even when the vendor is down and the round is still open', async () => {
    const player = await testbed.seat(1_000)
    const { bet, win } = callsOf(player)
    const stake = bet(100)
    await testbed.wallet('bet', stake)
    testbed.vendor.reply(() => ({ status: 503, body: {} }))
    const left = await leave(player)
    testbed.vendor.reply(() => ({ status: 200, body: {} }))
    expect(left.value).toMatchObject({ play: { openRounds: 1, endedAt: expect.any(Number) } })
    expect(await testbed.wallet('win', win(stake.transaction, 250))).toMatchObject({ balanceMinor: 1_150 })
  })

  it('a game session ends by itself when the sign-in has ended', async () => {
    const player = await testbed.seat(1_000)
    await testbed.test.call({ method: 'DELETE', url: '/wps/session/logout', headers: player.headers })
    testbed.vendor.received.length = 0
    await testbed.test.runJobs()
    const row = await testbed.test.db.read
      .selectFrom('play_sittings')
      .select('ended_at')
      .where('id', '=', player.launch.play.id)
      .executeTakeFirstOrThrow()
    expect(row.ended_at).not.toBeNull()
    expect(testbed.vendor.received.map(({ path }) => path)).toContain('/operator/v1/close')
  })
})

describe('the reality check', () => {
  interface Reality {
    since: number | null
    dueAt: number | null
    intervalMinutes: number
    bets: number
    netMinor: number
  }
  const reality = (player: TestPlayer) => ask<Reality>(player, 'GET', '/wps/game/reality')

  // RG-4
  it('the reality check counts from the first game of the sign-in over all game sessions and says what was played', async () => {
    const player = await testbed.seat(10_000)
    const since = testbed.test.clock.now()
    const { bet, win } = callsOf(player)
    const stake = bet(500)
    await testbed.wallet('bet', stake)
    await testbed.wallet('win', win(stake.transaction, 200))
    await leave(player)
    testbed.test.clock.advance(minutes(10))
    await testbed.launch(player)
    expect((await reality(player)).value).toMatchObject({
      intervalMinutes: 60,
      since,
      dueAt: since + minutes(60),
      bets: 1,
      netMinor: -300,
    })
  })

  // RG-4
  it('the reality check is due an interval of 15, 30 or 60 minutes after it was last confirmed', async () => {
    const player = await testbed.seat(1_000)
    await ask(player, 'PUT', '/wps/game/reality', { intervalMinutes: 15 })
    testbed.test.clock.advance(minutes(20))
    const read = await ask<Reality>(player, 'POST', '/wps/game/reality/acknowledge')
    expect(read.value).toMatchObject({ intervalMinutes: 15, dueAt: testbed.test.clock.now() + minutes(15) })
    const wrong = await ask(player, 'PUT', '/wps/game/reality', { intervalMinutes: 5 })
    expect(wrong.code).toBe('request.invalid')
  })

  it('the reality check waits for the first game', async () => {
    const caller = await testbed.test.signedIn({ account: 'idle01' })
    const answer = await testbed.test.call({ url: '/wps/game/reality', headers: caller.headers })
    expect(answer.json()).toMatchObject({ value: { since: null, dueAt: null, intervalMinutes: 60 } })
  })
})

describe('fairness', () => {
  const proof = (serverSeedHash: string) => ({
    engine: 'slot',
    model: 'slot-high',
    serverSeedHash,
    clientSeed: 'own',
    nonce: 3,
    params: {},
    outcome: { stops: [1, 2, 3, 4, 5] },
  })
  const play = async (player: TestPlayer, hash: string) => {
    const { bet, win } = callsOf(player)
    const stake = bet(100)
    await testbed.wallet('bet', stake)
    await testbed.wallet('win', { ...win(stake.transaction, 0), proof: proof(hash) })
  }
  interface Rounds {
    rounds: { proof: { serverSeed?: string }; stakedMinor: number; gameName: string }[]
    totalPages: number
  }
  const rounds = (player: TestPlayer) => ask<Rounds>(player, 'GET', '/wps/game/fairness/rounds')

  it('the fairness call shows the seeds that the vendor commits to, requested with our signature', async () => {
    testbed.vendor.reply(({ path }) => ({
      status: 200,
      body: path.startsWith('/operator') ? { status: 'OK', seeds: testSeeds } : {},
    }))
    const player = await testbed.seat(1_000)
    const answer = await ask(player, 'GET', '/wps/game/fairness/seeds')
    expect(answer.value).toEqual({ vendor: 'TST', ...testSeeds })
    const received = testbed.vendor.received.at(-1)
    expect(JSON.parse(received?.body ?? '')).toEqual({ player: player.player })
    expect(received?.headers['x-plaza-signature']).toMatch(/^v2=[\w+/]{300,}={0,2}$/)
  })

  // FAIR-1
  it('a revealed seed is stored with the rounds that came from it if it matches its commitment', async () => {
    const serverSeed = 'f00d'.repeat(16)
    const serverSeedHash = createHash('sha256').update(serverSeed).digest('hex')
    const player = await testbed.seat(1_000)
    await play(player, serverSeedHash)
    await play(player, 'b'.repeat(64))
    const previous = { serverSeed, serverSeedHash, clientSeed: 'own', nonces: 3 }
    testbed.vendor.reply(() => ({ status: 200, body: { status: 'OK', seeds: { ...testSeeds, previous } } }))
    await ask(player, 'POST', '/wps/game/fairness/rotate', { clientSeed: 'mine' })
    const lie = { ...previous, serverSeedHash: 'b'.repeat(64) }
    testbed.vendor.reply(() => ({
      status: 200,
      body: { status: 'OK', seeds: { ...testSeeds, previous: lie } },
    }))
    await ask(player, 'GET', '/wps/game/fairness/seeds')
    const { value } = await rounds(player)
    expect(value).toMatchObject({ totalPages: 1 })
    expect(value.rounds.map((round) => round.proof.serverSeed)).toEqual(
      expect.arrayContaining([undefined, serverSeed]),
    )
    expect(value.rounds[0]).toMatchObject({ stakedMinor: 100, gameName: 'Test Slot' })
  })

  it('seeds are not rotated while a round is open, and the answer says so', async () => {
    const player = await testbed.seat(1_000)
    testbed.vendor.reply(() => ({ status: 409, body: { status: 'OPEN_ROUND' } }))
    const answer = await ask(player, 'POST', '/wps/game/fairness/rotate', { clientSeed: 'mine' })
    expect(answer.code).toBe('fairness.open.round')
  })
})
