import { type AnswerOf, decimalToMinor } from '@plaza/contract/kernel'
import type { gameListCall, jackpotsCall, popularGamesCall, winnersCall } from '@plaza/contract/play'
import { testStart } from '@plaza/gateway/testing'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

type Winners = AnswerOf<typeof winnersCall>
type List = AnswerOf<typeof gameListCall>
const dayMs = 86_400_000
const hourMs = 3_600_000

describe('the live rows', () => {
  let test: SeededGateway
  let gameSession: { id: string; member_id: string }
  beforeAll(async () => {
    test = await createSeededGateway()
    gameSession = await test.db.read
      .selectFrom('play_sittings')
      .select(['id', 'member_id'])
      .where('merchant', '=', 'demo')
      .executeTakeFirstOrThrow()
  })
  afterAll(() => test.close())

  const at = (ms: number) => ({ 'x-test-clock': String(ms) })
  const winners = (ms = testStart, headers = {}) =>
    test.value<Winners>('/wps/game/winners', { ...at(ms), ...headers })
  const list = (query: string, ms = testStart) => test.value<List>(`/wps/game/list?${query}`, at(ms))
  let rounds = 0
  const play = (round: {
    node: number
    at: number
    staked: number
    won: number
    mode?: 'real' | 'demo'
    member?: string
    merchant?: string
  }) =>
    test.db.write
      .insertInto('play_rounds')
      .values({
        merchant: round.merchant ?? 'demo',
        vendor: 'HBG',
        member_id: round.member ?? gameSession.member_id,
        id: `round-${String((rounds += 1))}`,
        node_id: round.node,
        sitting_id: gameSession.id,
        mode: round.mode ?? 'real',
        started_at: round.at,
        ended_at: round.at + 1_000,
        staked_minor: round.staked,
        won_minor: round.won,
        bets: 1,
        currency: 'PHP',
      })
      .execute()

  // HOME-11
  it('the live rows show winners of the demo’s last day, largest first, with masked names', async () => {
    const { entries, currency } = await winners()
    expect(currency).toBe('PHP')
    expect(entries.length).toBeGreaterThan(5)
    expect(entries.length).toBeLessThanOrEqual(20)
    const amounts = entries.map(({ vo }) => decimalToMinor(vo.winAmount, 'PHP'))
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one))
    for (const { account, at: wonAt } of entries) {
      expect(account).toMatch(/^.{1,2}\*\*\*.?$/)
      expect(wonAt).toBeGreaterThan(testStart - dayMs)
    }
  })

  it('the live rows are the merchant’s own and empty where nobody plays', async () => {
    expect((await winners(testStart, { host: 'closed.localhost' })).entries).toEqual([])
  })

  // HOME-11
  it('a live win is more than its stake, in real play, of the last day and in an existing game', async () => {
    const later = testStart + 30 * dayMs
    const { games } = await list('gameType=RNG', later)
    const [node = 0, gone = 0] = games.map(({ nodeId }) => nodeId)
    const trial = { merchant: 'demo-trial' }
    await play({ node, at: later - hourMs, staked: 100, won: 900_00 })
    await play({ node, at: later - 2 * hourMs, staked: 100, won: 950_00 })
    await play({ node, at: later - hourMs, staked: 1_000_00, won: 999_00 })
    await play({ node, at: later - hourMs, staked: 100, won: 5_000_00, mode: 'demo' })
    await play({ node, at: later - hourMs, staked: 100, won: 5_000_00, ...trial })
    await play({ node, at: later - 25 * hourMs, staked: 100, won: 5_000_00 })
    await play({ node, at: later + hourMs, staked: 100, won: 5_000_00 })
    await play({ node: gone, at: later - hourMs, staked: 100, won: 5_000_00 })
    await test.db.write.updateTable('games').set({ left_at: 1 }).where('node_id', '=', gone).execute()
    const { entries } = await winners(later)
    expect(entries.map(({ vo, nodeId }) => [vo.winAmount, nodeId])).toEqual([
      ['950.00', node],
      ['900.00', node],
    ])
  })

  it('the live rows show no winners where nobody has won', async () => {
    expect((await winners(testStart + 200 * dayMs)).entries).toEqual([])
  })

  // HOT-1
  it('the games most played with money are popular in the lists and on home', async () => {
    const later = testStart + 60 * dayMs
    const { games } = await list('gameType=FISH&pageSize=60', later)
    const last = games.at(-1)?.nodeId ?? 0
    const people = await test.db.read
      .selectFrom('members')
      .select('id')
      .where('merchant', '=', 'demo')
      .limit(5)
      .execute()
    for (const { id } of people)
      await play({ node: last, at: later - hourMs, staked: 100, won: 0, member: id })
    const sorted = await list('sort=popular&gameType=FISH', later + 61_000)
    expect(sorted.games[0]?.nodeId).toBe(last)
    const popular = await test.value<AnswerOf<typeof popularGamesCall>>(
      '/wps/game/popular',
      at(later + 61_000),
    )
    expect(popular.sections.find((one) => one.gameCategory === 'FISH')?.games[0]?.nodeId).toBe(last)
    // A week later, these rounds no longer count.
    const after = await list('sort=popular&gameType=FISH', later + 8 * dayMs)
    expect(after.games.map(({ nodeId }) => nodeId)).toEqual(games.slice(0, 26).map(({ nodeId }) => nodeId))
  })

  // JACKPOT-1
  it('the live rows show the jackpots that vendors reported, with their sum', async () => {
    type Pools = AnswerOf<typeof jackpotsCall>
    const url = '/wps/game/jackpots'
    expect(await test.value<Pools>(url)).toEqual({
      totalMinor: 0,
      currency: 'PHP',
      pools: [],
      asOf: testStart,
    })
    const pool = { merchant: 'demo', vendor: 'HBG', name: 'Grande', updated_at: testStart - 5 }
    await test.db.write
      .insertInto('jackpot_pools')
      .values([
        { ...pool, id: 'mini', name: 'Mini', amount_minor: 12_50 },
        { ...pool, id: 'grande', amount_minor: 99_000_00 },
      ])
      .execute()
    expect(await test.value<Pools>(url)).toEqual({
      totalMinor: 99_012_50,
      currency: 'PHP',
      pools: [
        { id: 'grande', name: 'Grande', vendor: 'HBG', amountMinor: 99_000_00 },
        { id: 'mini', name: 'Mini', vendor: 'HBG', amountMinor: 12_50 },
      ],
      asOf: testStart - 5,
    })
    expect((await test.value<Pools>(url, { host: 'lite.localhost' })).pools).toEqual([])
  })

  it('the live rows refuse the name of another merchant', async () => {
    const answer = await test.call({ url: '/wps/game/winners?merchantCode=lite' })
    expect(answer.json()).toMatchObject({ code: 'merchant.unknown' })
  })
})
