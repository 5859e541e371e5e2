import type { AnswerOf } from '@plaza/contract/kernel'
import type { gameCall, gameListCall, popularGamesCall, vendorsCall } from '@plaza/contract/play'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

type List = AnswerOf<typeof gameListCall>

describe('the games of a merchant', () => {
  let test: SeededGateway
  beforeAll(async () => {
    test = await createSeededGateway()
  })
  afterAll(() => test.close())

  const list = (query = '', headers = {}) => test.value<List>(`/wps/game/list?${query}`, headers)

  // LIST-6
  it('the games of a merchant come in pages of 26, each game once', async () => {
    const first = await list()
    expect(first).toMatchObject({ pageNum: 1, totalPages: 58, total: 1_500 })
    expect(first.games).toHaveLength(26)
    const pages = await Promise.all(
      Array.from({ length: 58 }, (_, index) => list(`pageNo=${String(index + 1)}`)),
    )
    const nodes = pages.flatMap((page) => page.games.map((game) => game.nodeId))
    expect(new Set(nodes).size).toBe(1_500)
  })

  // LIST-6
  it('a page past the end of the games is empty', async () => {
    expect(await list('pageNo=1000')).toMatchObject({ games: [], pageNum: 1_000, totalPages: 58 })
  })

  // LIST-7
  it.each([
    ['gameType=FISH', (games: List['games']) => games.every((game) => game.gameType === 'FISH')],
    [
      'gameType=RNG&gameClassify=NEW',
      (games: List['games']) => games.every((game) => game.gameType === 'RNG'),
    ],
    ['vassalage=PRL', (games: List['games']) => games.every((game) => game.vassalage === 'PRL')],
    ['gameName=PEARL', (games: List['games']) => games.every((game) => /pearl/i.test(game.gameName))],
    [
      'gameType=RNG&minBet=0.05',
      (games: List['games']) => games.every((game) => (game.minBetMinor ?? 99) <= 5),
    ],
  ])('the games of a merchant are filtered by %s', async (query, fits) => {
    const { games, total } = await list(query)
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(1_500)
    expect(fits(games)).toBe(true)
  })

  it('pattern characters in a search match themselves', async () => {
    expect(await list('gameName=%25')).toMatchObject({ games: [], total: 0, totalPages: 0 })
    expect(await list('gameName=_')).toMatchObject({ total: 0 })
  })

  it('the games are sorted hottest first when the hot ones are requested', async () => {
    const hot = await list('gameType=HOT')
    const popular = await test.value<AnswerOf<typeof popularGamesCall>>('/wps/game/popular')
    expect(hot.total).toBe(40)
    expect(hot.games.slice(0, 9)).toMatchObject(popular.sections[0]?.games ?? [])
    expect(popular.sections[0]?.games).toHaveLength(9)
  })

  it('another merchant has other games with other ids', async () => {
    const lite = await list('', { host: 'lite.localhost' })
    expect(lite.total).toBe(301)
    const nodeId = lite.games[0]?.nodeId
    const answer = await test.call({ url: `/wps/game/${String(nodeId)}` })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 'game.not.found' })
  })

  it('a game is shown with its vendor’s details', async () => {
    const { games } = await list('gameType=RNG')
    const [game] = games
    const answer = await test.value<AnswerOf<typeof gameCall>>(`/wps/game/${String(game?.nodeId)}`)
    expect(answer).toMatchObject({ ...game })
  })

  // CALL-7
  it.each([
    ['/wps/game/list?gameType=CASTLE', 400, 'request.invalid'],
    ['/wps/game/list?pageNo=0', 400, 'request.invalid'],
    ['/wps/game/list?pageNo=1e9', 400, 'request.invalid'],
    ['/wps/game/list?pageSize=61', 400, 'request.invalid'],
    ['/wps/game/list?minBet=-1', 400, 'request.invalid'],
    [`/wps/game/list?gameName=${'x'.repeat(65)}`, 400, 'request.invalid'],
    ['/wps/game/list?gameName=a&gameName=b', 400, 'request.invalid'],
    ['/wps/game/list?gameClassify=dragon', 400, 'request.invalid'],
    ['/wps/game/list?sort=luck', 400, 'request.invalid'],
    ['/wps/game/list?minLine=0', 400, 'request.invalid'],
    ['/wps/game/list?minRtp=10001', 400, 'request.invalid'],
    ['/wps/game/list?volatility=wild', 400, 'request.invalid'],
    ['/wps/game/list?merchant=lite', 404, 'merchant.unknown'],
    ['/wps/game/list?merchant_code=lite', 404, 'merchant.unknown'],
    ['/wps/game/hot?merchantCode=lite', 404, 'merchant.unknown'],
    ['/wps/game/hot?gameType=CASTLE', 400, 'request.invalid'],
    ['/wps/game/allVassalage?merchant_code=lite', 404, 'merchant.unknown'],
    ['/wps/game/suggest?q=koi&merchantCode=lite', 404, 'merchant.unknown'],
    ['/wps/game/suggest', 400, 'request.invalid'],
    ['/wps/game/suggest?q=', 400, 'request.invalid'],
    [`/wps/game/suggest?q=${'x'.repeat(65)}`, 400, 'request.invalid'],
    ['/wps/game/list?merchantCode=lite', 404, 'merchant.unknown'],
    ['/wps/game/popular?merchantCode=lite', 404, 'merchant.unknown'],
    ['/wps/game/vendorTypes?merchant_code=lite', 404, 'merchant.unknown'],
    ['/wps/game/0', 400, 'request.invalid'],
    ['/wps/game/x', 400, 'request.invalid'],
    ['/wps/game/99999999999', 400, 'request.invalid'],
    ['/wps/game/1', 404, 'game.not.found'],
  ])('the game calls refuse %s', async (url, status, code) => {
    const answer = await test.call({ url })
    expect({ status: answer.statusCode, ...answer.json<object>() }).toMatchObject({ status, code })
  })

  // LIST-7
  it('a trial merchant shows the games of its merchant', async () => {
    expect((await list('merchantCode=demo-trial')).total).toBe(1_500)
  })

  // HOME-7
  it('popular games come in the server’s order, HOT first, with sports split', async () => {
    const popular = await test.value<AnswerOf<typeof popularGamesCall>>('/wps/game/popular')
    expect(popular.sorting).toEqual([
      'HOT',
      'RNG',
      'LIVE',
      'FISH',
      'COCKFIGHT',
      'SPORTS',
      'ESPORTS',
      'PVP',
      'INHOUSE',
      'POKER',
      'LOTT',
    ])
    expect(popular.sections.map((section) => section.gameCategory)).toEqual(popular.sorting)
    // Those without an engine yet show nothing to play.
    const later = ['COCKFIGHT', 'SPORTS', 'ESPORTS', 'PVP', 'POKER']
    expect(popular.sections.map(({ games }) => games.length)).toEqual(
      popular.sorting.map((category) => (later.includes(category) ? 0 : 9)),
    )
  })

  // HOME-7, LIST-8
  it('vendors are listed by category, with e-sports and cockfight separate from sports', async () => {
    const { sorting, mapping } = await test.value<AnswerOf<typeof vendorsCall>>(
      '/wps/game/vendorTypes?typeId=1&merchant_code=demo',
    )
    const of = (category: string) => sorting.find((one) => one.gameCategory === category)?.vendorNames
    expect(of('COCKFIGHT')).toEqual(['DS88'])
    expect(of('ESPORTS')).toEqual(['TF'])
    expect(of('SPORTS')).not.toEqual(expect.arrayContaining(['DS88', 'TF']))
    expect(new Set(sorting.flatMap((one) => one.vendorNames)).size).toBe(40)
    const counted = Object.values(mapping)
      .flat()
      .reduce((sum, vendor) => sum + vendor.games, 0)
    expect(counted).toBe((await list('supportPlay=1')).total)
    const fishers = mapping['FISH'] ?? []
    expect(fishers.length).toBeGreaterThan(1)
    for (const { vassalage, nodeId } of fishers) {
      const { games } = await list(`gameType=FISH&vassalage=${vassalage}`)
      expect(nodeId).toBe(games[0]?.nodeId)
    }
  })

  // LIST-8
  it('the vendors of a category are items with their type where the query asks for items', async () => {
    const { sorting } = await test.value<AnswerOf<typeof vendorsCall>>(
      '/wps/game/vendorTypes?typeId=1&merchant_code=demo&vendorNames=items',
    )
    const of = (category: string) => sorting.find((one) => one.gameCategory === category)?.vendorNames
    expect(of('COCKFIGHT')).toEqual([{ gameType: 'COCKFIGHT', vassalage: 'DS88' }])
    expect(of('ESPORTS')).toEqual([{ gameType: 'ESPORTS', vassalage: 'TF' }])
  })

  // LIST-7
  it('a game of a list names its artwork in two sizes, which can be drawn, and one of home does not', async () => {
    const [game] = (await list('gameType=RNG')).games
    for (const icon of [game?.mobileLargeIcon, game?.mobileSmallIcon])
      expect((await test.call({ url: icon ?? '' })).headers['content-type']).toBe('image/webp')
    expect(game?.mobileLargeIcon).not.toBe(game?.mobileSmallIcon)
    const popular = await test.value<AnswerOf<typeof popularGamesCall>>('/wps/game/popular')
    expect(popular.sections[0]?.games[0]).not.toHaveProperty('mobileLargeIcon')
  })
})
