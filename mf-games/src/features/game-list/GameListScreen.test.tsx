import { CallError } from '@plaza/client'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderGames, setDistanceToEnd, testGame, testGames } from '../../testing/games'
import { GameListScreen } from './GameListScreen'

interface ListInput {
  query: {
    pageNo: number
    gameType: string
    gameName?: string
    vassalage?: string
    pageSize: number
    supportPlay?: string
  }
}

const vendor = (vassalage: string, name: string) => ({
  vassalage,
  name,
  gameType: 'RNG' as const,
  games: 10,
  iconUrl: '/art/v',
})
const vendors = {
  sorting: [
    { gameCategory: 'RNG' as const, vendorNames: ['TIDE', 'REEF'] },
    { gameCategory: 'FISH' as const, vendorNames: ['REEF'] },
  ],
  mapping: {
    RNG: [vendor('TIDE', 'Tide Works'), vendor('REEF', 'Reef Games')],
    FISH: [vendor('REEF', 'Reef Games')],
  },
}
/** A catalogue of three pages. */
const paged = ({ query }: ListInput) => ({
  games: testGames(26, (query.pageNo - 1) * 26 + 1),
  pageNum: query.pageNo,
  totalPages: 3,
  total: 78,
})

const show = (path: string, list: (input: ListInput) => unknown = paged) =>
  renderGames(<GameListScreen />, { path, answers: { 'games.vendorTypes': vendors, 'games.list': list } })
const queries = (calls: { id: string; input: unknown }[]) =>
  calls.filter(({ id }) => id === 'games.list').map(({ input }) => (input as ListInput).query)
const tiles = () => screen.findAllByRole('article')

beforeEach(() => {
  history.replaceState(null, '', '/m/gameList')
  setDistanceToEnd(5000)
})

describe('the game list', () => {
  // LIST-7
  it('the game list loads the category of the address, 26 a page, with the platform’s parameters', async () => {
    const { calls } = show('/m/gameList?gameType=FISH')
    expect(await tiles()).toHaveLength(26)
    expect(queries(calls)).toEqual([
      {
        clientType: 2,
        platform: 'html5',
        merchantCode: 'demo',
        language: 'en',
        gameType: 'FISH',
        supportPlay: '1',
        pageSize: 26,
        pageNo: 1,
      },
    ])
    expect(screen.getByRole('status')).toHaveTextContent('78 games')
    expect(await screen.findByRole('button', { name: 'Fishing', pressed: true })).toBeInTheDocument()
  })

  // LIST-2
  it('the game list searches on Enter and not before, and keeps the search in the address', async () => {
    const { calls, location } = show('/m/gameList?gameType=RNG')
    await tiles()
    const box = screen.getByRole('combobox', { name: 'Search games' })
    await userEvent.type(box, ' pearl ')
    expect(queries(calls)).toHaveLength(1)
    await userEvent.type(box, '{Enter}')
    await waitFor(() => expect(queries(calls).at(-1)).toMatchObject({ gameName: 'pearl', pageNo: 1 }))
    expect(location()).toBe('/m/gameList?gameType=ALL&gameName=pearl')
    expect(await screen.findByText('78 games for “pearl”')).toBeInTheDocument()
  })

  // LIST-4
  it('the game list narrows to a vendor, and removes it on a second tap', async () => {
    const { calls, location } = show('/m/gameList?gameType=RNG')
    await userEvent.click(await screen.findByRole('button', { name: 'Reef Games' }))
    expect(location()).toBe('/m/gameList?gameType=RNG&vassalage=REEF')
    await waitFor(() => expect(queries(calls).at(-1)).toMatchObject({ vassalage: 'REEF' }))
    await userEvent.click(screen.getByRole('button', { name: 'Reef Games' }))
    expect(location()).toBe('/m/gameList?gameType=RNG')
  })

  // LIST-1, LIST-2
  it('the game list starts over in another category, with the same search', async () => {
    const { calls, location } = show('/m/gameList?gameType=RNG&gameName=pearl&vassalage=REEF')
    await userEvent.click(await screen.findByRole('button', { name: 'Fishing' }))
    expect(location()).toBe('/m/gameList?gameType=FISH&gameName=pearl')
    await waitFor(() =>
      expect(queries(calls).at(-1)).toMatchObject({ gameType: 'FISH', gameName: 'pearl', pageNo: 1 }),
    )
    expect(queries(calls).at(-1)).not.toHaveProperty('vassalage')
    expect(screen.getByRole('combobox')).toHaveValue('pearl')
  })

  it('the game list shows each game once, even when the catalogue changed between two pages', async () => {
    const { calls } = show('/m/gameList?gameType=RNG', ({ query }) => ({
      games: query.pageNo === 1 ? testGames(26) : [testGame(26), testGame(27)],
      pageNum: query.pageNo,
      totalPages: 2,
      total: 27,
    }))
    await tiles()
    setDistanceToEnd(0)
    fireEvent.scroll(window)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(27))
    expect(queries(calls)).toHaveLength(2)
    expect(screen.getByText("That's all of them")).toBeInTheDocument()
  })

  // LIST-11
  it('the game list ends with three games to play and those that open later, and leads to all of these', async () => {
    const soon = testGames(6, 500).map((game) => ({ ...game, supportPlay: false }))
    const list = ({ query }: ListInput) =>
      query.supportPlay === '0'
        ? { games: soon, pageNum: 1, totalPages: 2, total: 9, soon: 9 }
        : { games: testGames(2), pageNum: 1, totalPages: 1, total: 2, soon: 9 }
    const { location } = renderGames(<GameListScreen />, {
      path: '/m/gameList?gameType=FISH',
      answers: { 'games.vendorTypes': vendors, 'games.list': list, 'games.hot': { list: testGames(9, 100) } },
    })
    const region = await screen.findByRole('region', { name: 'Opening soon' })
    expect(await within(region).findAllByText('Opening soon')).toHaveLength(7)
    expect(await screen.findByRole('button', { name: 'Game 100' })).toBeInTheDocument()
    const names = () => screen.getAllByRole('article').map((tile) => tile.dataset['node'])
    await waitFor(() =>
      expect(names()).toEqual(['1', '2', '100', '101', '102', '500', '501', '502', '503', '504', '505']),
    )
    await userEvent.click(screen.getByRole('button', { name: 'See all 9 that open soon' }))
    expect(location()).toBe('/m/gameList?gameType=FISH&soon=1')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Opening soon' }))
    expect(location()).toBe('/m/gameList?gameType=FISH')
  })

  // LIST-11
  it('a search shows what opens later only when that is asked for', async () => {
    const none = { games: [], pageNum: 1, totalPages: 0, total: 0, soon: 2 }
    const { calls, location } = show('/m/gameList?gameType=ALL&gameName=sabong', () => none)
    await userEvent.click(await screen.findByRole('button', { name: '2 games for “sabong” open soon' }))
    expect(location()).toBe('/m/gameList?gameType=ALL&gameName=sabong&soon=1')
    await waitFor(() => expect(queries(calls).map(({ supportPlay }) => supportPlay)).toEqual(['1', '0']))
  })

  it('the game list says that nothing matches, and clears the search', async () => {
    const { location } = show('/m/gameList?gameType=RNG&gameName=zzz', ({ query }) =>
      query.gameName ? { games: [], pageNum: 1, totalPages: 0, total: 0 } : paged({ query }),
    )
    await userEvent.click(await screen.findByRole('button', { name: 'Clear search and filters' }))
    expect(location()).toBe('/m/gameList?gameType=RNG')
    expect(await tiles()).toHaveLength(26)
  })

  // FRAME-16
  it('the game list says that a category is empty', async () => {
    show('/m/gameList?gameType=POKER', () => ({ games: [], pageNum: 1, totalPages: 0, total: 0 }))
    expect(await screen.findByText('No games here yet')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Clear/ })).toBeNull()
  })

  it('Retry loads a failed game list again, with the reference for support until then', async () => {
    let tries = 0
    show('/m/gameList?gameType=RNG', (input) => {
      tries += 1
      if (tries === 1) throw new CallError('service.unavailable', 'req-9', {}, 503)
      return paged(input)
    })
    expect(await screen.findByText(/req-9/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await tiles()).toHaveLength(26)
  })

  // FRAME-18
  it('a failed game list loads by itself within two seconds once the service is back', async () => {
    jest.useFakeTimers()
    let isAway = true
    show('/m/gameList?gameType=RNG', (input) => {
      if (isAway) throw new CallError('service.unavailable', 'req-9', {}, 503)
      return paged(input)
    })
    await act(() => jest.advanceTimersByTimeAsync(30_000))
    expect(screen.queryAllByRole('article')).toHaveLength(0)
    isAway = false
    await act(() => jest.advanceTimersByTimeAsync(2_000))
    expect(screen.getAllByRole('article')).toHaveLength(26)
    jest.useRealTimers()
  })
})

describe('the next page of the game list', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  // LIST-6
  it('the next page of the game list is loaded within 500 px of the end, at most once a second', async () => {
    const { calls } = show('/m/gameList?gameType=RNG')
    await pass(0)
    setDistanceToEnd(501)
    fireEvent.scroll(window)
    await pass(1000)
    expect(queries(calls)).toHaveLength(1)

    setDistanceToEnd(500)
    fireEvent.scroll(window)
    fireEvent.scroll(window)
    await pass(0)
    expect(queries(calls).map(({ pageNo }) => pageNo)).toEqual([1, 2])
    await pass(900)
    fireEvent.scroll(window)
    await pass(0)
    expect(queries(calls)).toHaveLength(2)
    await pass(100)
    expect(queries(calls).map(({ pageNo }) => pageNo)).toEqual([1, 2, 3])
    await pass(5000)
    expect(queries(calls)).toHaveLength(3)
  })

  // LIST-6
  it('a failed next page of the game list is not loaded again until Retry is pressed', async () => {
    let hasFailed = false
    const { calls } = show('/m/gameList?gameType=RNG', (input) => {
      if (input.query.pageNo === 2 && !hasFailed) {
        hasFailed = true
        throw new CallError('network.offline', '', {}, 0)
      }
      return paged(input)
    })
    await pass(0)
    setDistanceToEnd(0)
    fireEvent.scroll(window)
    await pass(0)
    const alert = screen.getByRole('alert')
    expect(alert).toHaveTextContent("The next games didn't load")
    fireEvent.scroll(window)
    await pass(5000)
    expect(queries(calls)).toHaveLength(2)
    setDistanceToEnd(5000)
    fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }))
    await pass(0)
    expect(screen.queryByRole('alert')).toBeNull()
    expect(queries(calls).map(({ pageNo }) => pageNo)).toEqual([1, 2, 2])
    expect(screen.getAllByRole('article')).toHaveLength(52)
  })
})
