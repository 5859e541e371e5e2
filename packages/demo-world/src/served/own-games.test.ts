import type { AnswerOf } from '@plaza/contract/kernel'
import type { favouriteIdsCall, favouritesCall, gameListCall, recentGamesCall } from '@plaza/contract/play'
import { mostFavourites, mostRecents, noteRecent, testStart } from '@plaza/gateway/testing'
import { createSeededGateway, type SeededGateway } from '../testing/create-seeded-gateway'

type Ids = AnswerOf<typeof favouriteIdsCall>
type Headers = Record<string, string>

describe('a member’s own games', () => {
  let test: SeededGateway
  let nodes: number[]
  let elsewhere: number
  beforeAll(async () => {
    test = await createSeededGateway()
    const list = (headers = {}) =>
      test.value<AnswerOf<typeof gameListCall>>('/wps/game/list?pageSize=60', headers)
    nodes = (await list()).games.map(({ nodeId }) => nodeId)
    elsewhere = (await list({ host: 'lite.localhost' })).games[0]?.nodeId ?? 0
  })
  afterAll(() => test.close())

  const at = (headers: Headers, seconds: number) => ({
    ...headers,
    'x-test-clock': String(testStart + seconds * 1_000),
  })
  const add = (headers: Headers, nodeId: number) =>
    test.call({ method: 'POST', url: '/wps/game/favourites', headers, payload: { nodeId } })
  const remove = (headers: Headers, nodeId: number) =>
    test.call({ method: 'DELETE', url: `/wps/game/favourites/${String(nodeId)}`, headers })
  const ids = (headers: Headers) => test.value<Ids>('/wps/game/favourites/ids', headers)
  const open = (headers: Headers, nodeId: number) =>
    test.call({ url: `/wps/game/recent/add?nodeId=${String(nodeId)}`, headers })
  const recents = (headers: Headers, query = '') =>
    test.value<AnswerOf<typeof recentGamesCall>>(`/wps/game/recent?${query}`, headers)
  const code = (answer: { json: () => { code?: string } }) => answer.json().code

  // FAV-1
  it('favourites are listed newest first, each once, and disappear when removed', async () => {
    const own = await test.as('plain01')
    const [first = 0, second = 0] = nodes
    await add(at(own, 1), first)
    const added = await add(at(own, 2), second)
    expect(added.json()).toMatchObject({ value: { ids: [String(second), String(first)] } })
    // Repeating it changes nothing, not even the order.
    expect((await add(at(own, 3), first)).json()).toMatchObject({
      value: { ids: [String(second), String(first)] },
    })
    expect(await ids(own)).toEqual({ ids: [String(second), String(first)] })
    expect((await remove(own, second)).json()).toMatchObject({ value: { ids: [String(first)] } })
    expect((await remove(own, second)).json()).toMatchObject({ value: { ids: [String(first)] } })
    await remove(own, first)
    expect(await ids(own)).toEqual({ ids: [] })
  })

  // FAV-1
  it('favourites come as a paged list, of one category if requested', async () => {
    const own = await test.as('player01')
    const list = (query: string) =>
      test.value<AnswerOf<typeof favouritesCall>>(`/wps/game/favourites?${query}`, own)
    const all = await list('')
    expect(all).toMatchObject({ pageNum: 1, totalPages: 1, total: 6 })
    expect(all.content.map(({ nodeId }) => String(nodeId))).toEqual((await ids(own)).ids)
    const live = await list('gameType=LIVE')
    expect(live.content.map(({ gameType }) => gameType)).toEqual(['LIVE'])
    expect(await list('pageNo=2&pageSize=4')).toMatchObject({ pageNum: 2, totalPages: 2, total: 6 })
    expect((await list('pageNo=2&pageSize=4')).content).toEqual(all.content.slice(4))
  })

  // RECENT-1
  it('recent games are listed last opened first, each once', async () => {
    const own = await test.as('up01')
    for (const [index, node] of [nodes[3], nodes[4], nodes[5], nodes[3]].entries())
      expect((await open(at(own, 10 + index), node ?? 0)).statusCode).toBe(200)
    const { list, ...page } = await recents(own)
    expect(list.slice(0, 3).map(({ nodeId }) => nodeId)).toEqual([nodes[3], nodes[5], nodes[4]])
    expect(page.pageNum).toBe(1)
  })

  // FAV-1
  it.each([
    ['a node that there is not', () => 1],
    ['one of another merchant', () => elsewhere],
  ])('favourites refuse %s', async (_what, node) => {
    const own = await test.as('up01')
    const before = await ids(own)
    expect(code(await add(own, node()))).toBe('game.not.found')
    expect(code(await open(own, node()))).toBe('game.not.found')
    expect(await ids(own)).toEqual(before)
  })

  it('favourites omit a game that left the catalogue and refuse to add it again', async () => {
    const own = await test.as('plain01')
    const node = nodes[20] ?? 0
    await add(own, node)
    await open(own, node)
    await test.db.write
      .updateTable('games')
      .set({ left_at: testStart })
      .where('merchant', '=', 'demo')
      .where('node_id', '=', node)
      .execute()
    expect((await ids(own)).ids).not.toContain(String(node))
    expect((await recents(own)).list.map(({ nodeId }) => nodeId)).not.toContain(node)
    expect(code(await add(own, node))).toBe('game.not.found')
    expect((await remove(own, node)).statusCode).toBe(200)
  })

  it('favourites keep the newest when there are too many', async () => {
    const own = await test.as('vip05')
    const member = await test.db.read
      .selectFrom('members')
      .select('id')
      .where('merchant', '=', 'demo')
      .where('account', '=', 'vip05')
      .executeTakeFirstOrThrow()
    const games = await test.db.read
      .selectFrom('games')
      .select('node_id')
      .where('merchant', '=', 'demo')
      .where('left_at', 'is', null)
      // What opens later is listed with neither.
      .where('game_type', 'not in', ['SPORTS', 'ESPORTS', 'COCKFIGHT', 'PVP', 'POKER'])
      .orderBy('rank', 'desc')
      .limit(mostFavourites)
      .execute()
    const rows = games.map(({ node_id }, index) => ({
      merchant: 'demo',
      member_id: member.id,
      node_id,
      index,
    }))
    await test.db.write.deleteFrom('favourites').where('member_id', '=', member.id).execute()
    await test.db.write
      .insertInto('favourites')
      .values(rows.map(({ index, ...row }) => ({ ...row, created_at: index })))
      .execute()
    await test.db.write.deleteFrom('recents').where('member_id', '=', member.id).execute()
    await test.db.write
      .insertInto('recents')
      .values(rows.slice(0, mostRecents).map(({ index, ...row }) => ({ ...row, opened_at: index })))
      .execute()
    await add(own, nodes[0] ?? 0)
    await open(own, nodes[0] ?? 0)
    const kept = (await ids(own)).ids
    expect(kept).toHaveLength(mostFavourites)
    expect(kept[0]).toBe(String(nodes[0]))
    expect(kept).not.toContain(String(games[0]?.node_id))
    const opened = await recents(own)
    expect([opened.total, opened.list[0]?.nodeId]).toEqual([mostRecents, nodes[0]])
    const launched = { site: 'demo', memberId: member.id, nodeId: nodes[1] ?? 0, now: testStart + 60_000 }
    await test.db.transaction((trx) => noteRecent(trx, launched))
    const after = await recents(own)
    expect([after.total, after.list[0]?.nodeId]).toEqual([mostRecents, nodes[1]])
  })

  it('a member’s favourites and recent games are invisible to other members', async () => {
    const [mine, other] = [await test.as('up01'), await test.as('plain01')]
    const before = await ids(other)
    await add(mine, nodes[9] ?? 0)
    await remove(mine, Number(before.ids[0] ?? 1))
    expect(await ids(other)).toEqual(before)
  })

  // FAV-1
  it('a visitor has no favourites or recent games', async () => {
    const visitor = { host: 'localhost' }
    const answers = [
      await add(visitor, nodes[0] ?? 0),
      await remove(visitor, nodes[0] ?? 0),
      await open(visitor, nodes[0] ?? 0),
      ...(await Promise.all(
        ['/wps/game/favourites/ids', '/wps/game/favourites', '/wps/game/recent'].map((url) =>
          test.call({ url }),
        ),
      )),
    ]
    expect(answers.map(code)).toEqual(answers.map(() => 'session.required'))
  })

  // CALL-5
  it('another site cannot change favourites', async () => {
    const own = { ...(await test.as('up01')), 'sec-fetch-site': 'cross-site' }
    expect(code(await open(own, nodes[0] ?? 0))).toBe('request.origin')
    expect(code(await add(own, nodes[0] ?? 0))).toBe('request.origin')
  })
})
