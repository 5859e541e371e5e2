import type { AnswerOf } from '@plaza/contract/kernel'
import type {
  Game,
  gameListCall,
  hotGamesCall,
  popularGamesCall,
  recentGamesCall,
  suggestCall,
  vendorsCall,
} from '@plaza/contract/play'
import type { homeCall } from '@plaza/contract/site'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

type List = AnswerOf<typeof gameListCall>

describe('games that open later', () => {
  let test: SeededGateway
  beforeAll(async () => {
    test = await createSeededGateway()
  })
  afterAll(() => test.close())

  const list = (query: string) => test.value<List>(`/wps/game/list?pageSize=60&${query}`)
  const all = async (query = ''): Promise<Game[]> => {
    const { games, totalPages } = await list(query)
    const rest = Array.from({ length: Math.max(0, totalPages - 1) }, (_, index) =>
      list(`${query}&pageNo=${String(index + 2)}`),
    )
    return [...games, ...(await Promise.all(rest)).flatMap((page) => page.games)]
  }
  const areClosed = (games: readonly Game[]) => games.filter(({ supportPlay }) => !supportPlay)

  // LIST-11
  it('no tile of the catalogue that offers to be played is refused, and every other one would be', async () => {
    const own = await test.as('player01')
    const games = await all()
    expect(games).toHaveLength(1_500)
    // Of each kind and vendor one, and each says what its launch does: it reaches the vendor, which is not there in this test.
    const kinds = new Map(
      games
        .filter(({ lottery }) => lottery === undefined)
        .map((game) => [JSON.stringify([game.gameType, game.vassalage, game.supportPlay]), game]),
    )
    expect(kinds.size).toBeGreaterThan(40)
    const refused: string[] = []
    for (const { nodeId, supportPlay, maintenance } of kinds.values()) {
      const url = `/wps/game/launchGame?mode=demo&nodeId=${String(nodeId)}&intent=playable-${String(nodeId).padStart(12, '0')}`
      const { code } = (await test.call({ url, headers: own })).json<{ code?: string }>()
      const expected = !supportPlay
        ? 'game.unsupported'
        : maintenance
          ? 'game.maintenance'
          : 'vendor.unavailable'
      if (code !== expected) refused.push(`${String(nodeId)}: ${code ?? 'opened'}`)
    }
    expect(refused).toEqual([])
    expect(areClosed(games).length).toBeGreaterThan(200)
    expect(areClosed(games).filter(({ badge }) => badge !== undefined)).toEqual([])
  })

  // LIST-11
  it.each(['SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP', 'POKER', 'RNG', 'ALL'])(
    'the games of %s that open later come last, and are listed apart by a parameter',
    async (type) => {
      const games = await all(`gameType=${type}`)
      const playable = await all(`gameType=${type}&supportPlay=1`)
      const soon = await all(`gameType=${type}&supportPlay=0`)
      expect(areClosed(playable)).toEqual([])
      expect(areClosed(soon)).toEqual(soon)
      expect(games).toEqual([...playable, ...soon])
      expect(await list(`gameType=${type}&supportPlay=1`)).toMatchObject({
        total: playable.length,
        soon: soon.length,
      })
    },
  )

  // LIST-11, LIST-2
  it('a search finds no game that opens later unless it is asked for, and counts those left out', async () => {
    const found = await list('gameName=sabong')
    expect(areClosed(found.games)).toEqual([])
    expect(found.soon).toBeGreaterThan(0)
    expect(await all('gameName=sabong&supportPlay=0')).toHaveLength(found.soon ?? -1)
    for (const typed of ['sabong', 'tongits', 'hoops', 'poker', 'lant']) {
      const { games, vendors } = await test.value<AnswerOf<typeof suggestCall>>(
        `/wps/game/suggest?q=${typed}`,
      )
      expect(areClosed(games)).toEqual([])
      expect(vendors.filter((vendor) => vendor.games === 0)).toEqual([])
    }
  })

  // LIST-11, HOT-1
  it('neither hot, popular, new nor recent games contain one that opens later', async () => {
    const own = await test.as('player01')
    const hot = await test.value<AnswerOf<typeof hotGamesCall>>('/wps/game/hot?isPlatform=2')
    const popular = await test.value<AnswerOf<typeof popularGamesCall>>('/wps/game/popular')
    const closed = (await list('supportPlay=0')).games[0]
    await test.call({ url: `/wps/game/recent/add?nodeId=${String(closed?.nodeId)}`, headers: own })
    const recents = await test.value<AnswerOf<typeof recentGamesCall>>('/wps/game/recent?pageSize=60', own)
    expect(recents.list.length).toBeGreaterThan(0)
    const shown = [
      ...hot.list,
      ...popular.sections.flatMap(({ games }) => games),
      ...(await all('gameClassify=NEW')),
      ...recents.list,
    ]
    expect(areClosed(shown)).toEqual([])
    expect(popular.sorting).toEqual(
      expect.arrayContaining(['COCKFIGHT', 'SPORTS', 'ESPORTS', 'PVP', 'POKER']),
    )
  })

  // LIST-11
  it('a vendor counts the games that can be played', async () => {
    const { mapping } = await test.value<AnswerOf<typeof vendorsCall>>('/wps/game/vendorTypes')
    const games = await all('supportPlay=1')
    for (const [type, vendors] of Object.entries(mapping))
      for (const vendor of vendors)
        expect([vendor.vassalage, vendor.games]).toEqual([
          vendor.vassalage,
          games.filter(({ gameType, vassalage }) => gameType === type && vassalage === vendor.vassalage)
            .length,
        ])
  })

  // HOME-6
  it('a hot match says that its game can not be played yet', async () => {
    const { hotMatches } = await test.value<AnswerOf<typeof homeCall>>('/wps/system/home?language=en')
    expect(hotMatches.length).toBeGreaterThan(1)
    for (const match of hotMatches) expect(match.supportPlay).toBe(false)
  })
})
