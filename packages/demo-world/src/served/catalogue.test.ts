import type { AnswerOf } from '@plaza/contract/kernel'
import type { lotteriesCall } from '@plaza/contract/lottery'
import type { gameCall, gameListCall, hotGamesCall, suggestCall, vendorsCall } from '@plaza/contract/play'
import { engineFacts } from '@plaza/fair'
import { eventually, operate, testStart } from '@plaza/gateway/testing'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

type List = AnswerOf<typeof gameListCall>
type Games = List['games']
const hourMs = 3_600_000

describe('the filters of the game list', () => {
  let test: SeededGateway
  beforeAll(async () => {
    test = await createSeededGateway()
  })
  afterAll(() => test.close())
  const list = (query: string, headers = {}) => test.value<List>(`/wps/game/list?${query}`, headers)

  // LIST-7
  it.each<[string, (games: Games) => boolean]>([
    ['isNew=1', (games) => games.every((game) => game.badge === 'new' || game.badge === 'hot')],
    ['gameClassify=HOT&gameType=FISH', (games) => games.every((game) => game.gameType === 'FISH')],
    ['gameType=RNG&minLine=20', (games) => games.every((game) => (game.lines ?? 0) >= 20)],
    ['minRtp=9620', (games) => games.every((game) => (game.rtpBasisPoints ?? 0) >= 9_620)],
    ['volatility=high', (games) => games.every((game) => game.volatility === 'high')],
    ['badge=jackpot', (games) => games.every((game) => game.badge === 'jackpot')],
    ['vassalage=HBG&gameType=FISH', (games) => games.every((game) => game.vassalage === 'HBG')],
    ['minBet=0.01&gameType=RNG', (games) => games.every((game) => game.minBetMinor === 1)],
  ])('the game list is filtered by %s', async (query, fits) => {
    const { games, total } = await list(`pageSize=60&${query}`)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(1_500)
    expect(fits(games)).toBe(true)
  })

  // LIST-7
  it.each(['isNew=0', 'isNew=false', 'gameClassify=ALL', 'gameType=ALL', 'minBet=0', 'gameName=%20'])(
    'the game list is not filtered by %s',
    async (query) => {
      expect((await list(query)).total).toBe(1_500)
    },
  )

  // LIST-1
  it('the game list is filtered by an extra class, and an unknown class matches nothing', async () => {
    const { games, total } = await list('gameClassify=DRAGON')
    expect(total).toBeGreaterThan(5)
    const dragons = /dragon|bakunawa|naga/i
    expect(games.every((game) => dragons.test(game.gameName))).toBe(true)
    expect((await list('gameClassify=CASTLES')).total).toBe(0)
  })

  // LIST-7
  it('the filters of the game list combine with each other and with a search', async () => {
    const { games } = await list('gameType=RNG&gameName=drgaon&sort=name')
    expect(games.length).toBeGreaterThan(1)
    expect(games.every((game) => /dragon/i.test(game.gameName) && game.gameType === 'RNG')).toBe(true)
    const names = games.map((game) => game.gameName)
    expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other, 'en')))
  })

  // LIST-7
  it.each([
    [
      'name',
      (one: Games[0], other: Games[0]) => one.gameName.localeCompare(other.gameName, 'en', { numeric: true }),
    ],
    ['rtp', (one: Games[0], other: Games[0]) => (other.rtpBasisPoints ?? 0) - (one.rtpBasisPoints ?? 0)],
  ] as const)('the game list is sorted by %s', async (sort, compare) => {
    const { games } = await list(`sort=${sort}&pageSize=60`)
    for (const [index, game] of games.slice(1).entries())
      expect(compare(games[index] as Games[0], game)).toBeLessThanOrEqual(0)
  })

  // LIST-7
  it('the filter for new games sorts them to the front', async () => {
    const fresh = await list('isNew=1&pageSize=60')
    expect((await list('sort=new&pageSize=20')).games).toEqual(fresh.games.slice(0, 20))
  })

  // LIST-2
  it.each(['%00', "' or 1=1 --", '%F0%9F%92%8E', '..%2F..%2F', '%25%25', '<script>', '(((('])(
    'the game list finds nothing and does not fail for %s',
    async (typed) => {
      const answer = await test.call({ url: `/wps/game/list?gameName=${typed}` })
      expect([200, 400]).toContain(answer.statusCode)
      if (answer.statusCode === 200) expect(answer.json()).toMatchObject({ value: { total: 0, games: [] } })
    },
  )

  // LIST-2
  it('suggestions offer games and vendors by prefix in one category and tolerate typing errors', async () => {
    const suggest = (query: string) => test.value<AnswerOf<typeof suggestCall>>(`/wps/game/suggest?${query}`)
    const vendors = async (query: string) => (await suggest(query)).vendors.map(({ vassalage }) => vassalage)
    expect(await vendors('q=tala%20w')).toEqual(['TLA'])
    expect(await vendors('q=habagta')).toEqual(['HBG'])
    expect(await vendors('q=habagat&gameType=LIVE')).toEqual([])
    const { games } = await suggest('q=koi&gameType=FISH')
    expect(games[0]?.gameName).toBe('Koi Hunters')
    expect(games.length).toBeLessThanOrEqual(8)
    expect(games.every((game) => game.gameType === 'FISH')).toBe(true)
  })

  // HOT-1
  it('the hot games are listed for all categories and for one', async () => {
    const hot = (query: string) => test.value<AnswerOf<typeof hotGamesCall>>(`/wps/game/hot?${query}`)
    expect((await hot('isPlatform=1&merchantCode=demo')).list).toHaveLength(40)
    const { list: live } = await hot('isPlatform=2&gameType=LIVE')
    expect(live.length).toBeGreaterThan(0)
    expect(live.every((game) => game.gameType === 'LIVE')).toBe(true)
  })

  // LIST-8
  it('the filters name every vendor of the merchant', async () => {
    const { list: vendors } = await test.value<{ list: unknown[] }>('/wps/game/allVassalage')
    expect(vendors).toHaveLength(40)
    expect(vendors).toContainEqual({ vassalage: 'TLA', name: 'Tala Works' })
  })

  // LIST-1
  it('the filters name the extra classes in the requested language', async () => {
    const classes = async (language: string) =>
      (await test.value<AnswerOf<typeof vendorsCall>>(`/wps/game/vendorTypes?language=${language}`)).classes
    expect(await classes('en')).toContainEqual({ code: 'FRUIT', title: 'Fruit' })
    expect(await classes('fil')).toContainEqual({ code: 'FRUIT', title: 'Prutas' })
  })

  describe('one game', () => {
    const details = async (query: string, language = 'en') => {
      const { games } = await list(query)
      const { nodeId } = games[0] as Games[0]
      return test.value<AnswerOf<typeof gameCall>>(`/wps/game/${String(nodeId)}?language=${language}`)
    }

    // LIST-10
    it('a game states what its engine computes, and its rules in the requested language', async () => {
      const game = await details('gameName=perlas%20ng%20silangan')
      expect(game).toMatchObject({ ...engineFacts['slot-high'], supportPlay: true, supportDemo: true })
      expect(game.rules).toContain('20 pay lines')
      expect(game.reason).toBeUndefined()
      expect((await details('gameName=perlas%20ng%20silangan', 'fil')).rules).toContain('20 linya')
      await operate(test.db, {
        kind: 'setting',
        merchant: 'demo',
        path: 'languages',
        value: ['fil', 'en', 'ar'],
      })
      await eventually(async () =>
        expect((await details('gameName=parol%20mines', 'ar')).rules).toContain('25 fields'),
      )
    })

    // LIST-11
    it.each([
      ['gameType=SPORTS', 'not-connected'],
      ['gameType=COCKFIGHT', 'not-connected'],
      ['vassalage=HLO', 'maintenance'],
    ])('a game of %s says why it cannot be played: %s', async (query, reason) => {
      const game = await details(query)
      expect(game.reason).toBe(reason)
      expect(game.supportPlay).toBe(reason === 'maintenance')
      if (reason !== 'maintenance')
        expect([game.rules, game.rtpBasisPoints, game.maxWinMultiple]).toEqual([
          undefined,
          undefined,
          undefined,
        ])
    })

    // HALL-2
    it('every lottery has one tile, which is its door and gives no reason against playing', async () => {
      const lotteries = (await test.value<AnswerOf<typeof lotteriesCall>>('/lgw/games/mobile')).lotteries
      const { games } = await list('gameType=LOTT&pageSize=60')
      expect(games.map(({ lottery }) => lottery).toSorted()).toEqual(
        lotteries.map(({ code }) => code).toSorted(),
      )
      for (const game of games) {
        const of = lotteries.find(({ code }) => code === game.lottery)
        expect(game).toMatchObject({ supportPlay: true, gameName: of?.name.en, iconUrl: of?.icon })
      }
      expect((await details('gameType=LOTT')).reason).toBeUndefined()
    })
  })

  // LIST-11
  it('games and vendors show a vendor’s maintenance until it ends', async () => {
    const maintenance = { until: testStart + 6 * hourMs }
    const { games } = await list('vassalage=HLO')
    expect(games.length).toBeGreaterThan(0)
    for (const game of games) expect(game.maintenance).toEqual(maintenance)
    const { mapping } = await test.value<AnswerOf<typeof vendorsCall>>('/wps/game/vendorTypes')
    expect(mapping['RNG']?.find(({ vassalage }) => vassalage === 'HLO')?.maintenance).toEqual(maintenance)
    const after = { 'x-test-clock': String(testStart + 6 * hourMs) }
    for (const game of (await list('vassalage=HLO', after)).games) expect(game.maintenance).toBeUndefined()
  })
})

describe('a change of the catalogue', () => {
  let test: SeededGateway
  beforeAll(async () => {
    test = await createSeededGateway()
  })
  afterAll(() => test.close())
  const list = (query: string) => test.value<List>(`/wps/game/list?${query}`)

  // LIST-7
  it('a change of the catalogue is visible immediately: a removed game, a new name, a suspended vendor', async () => {
    const { games } = await list('gameType=FISH')
    const [gone, renamed] = games as [Games[0], Games[0]]
    const ofNode = ({ nodeId }: Games[0]) =>
      test.db.write.updateTable('games').where('merchant', '=', 'demo').where('node_id', '=', nodeId)
    await ofNode(gone).set({ left_at: testStart }).execute()
    await ofNode(renamed).set({ name: 'Butanding Bay' }).execute()
    await test.db.write
      .updateTable('vendors')
      .set({ is_in_maintenance: true })
      .where('merchant', '=', 'demo')
      .where('code', '=', renamed.vassalage)
      .execute()
    await eventually(async () => {
      const found = await list('gameName=butanding')
      expect(found.games).toMatchObject([{ nodeId: renamed.nodeId, maintenance: {} }])
      expect((await list('gameType=FISH')).games.map(({ nodeId }) => nodeId)).not.toContain(gone.nodeId)
      const answer = await test.call({ url: `/wps/game/${String(gone.nodeId)}` })
      expect(answer.statusCode).toBe(404)
    })
  })

  it('a change of many rows counts once, and only for its merchant', async () => {
    const versions = async () =>
      new Map(
        (await test.db.read.selectFrom('catalogue_versions').selectAll().execute()).map((row) => [
          row.merchant,
          row.version,
        ]),
      )
    const before = await versions()
    await test.db.write.updateTable('games').set({ is_new: false }).where('merchant', '=', 'lite').execute()
    const after = await versions()
    expect(after.get('lite')).toBe((before.get('lite') ?? 0) + 1)
    expect(after.get('demo')).toBe(before.get('demo'))
  })
})
