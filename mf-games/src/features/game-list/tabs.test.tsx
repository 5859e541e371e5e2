import { testSession } from '@plaza/federation/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderGames, setDistanceToEnd, testGame, testGames } from '../../testing/games'
import { GameListScreen } from './GameListScreen'

type Query = Record<string, unknown>
const vendors = {
  sorting: [
    { gameCategory: 'RNG', vendorNames: ['TIDE'] },
    { gameCategory: 'LIVE', vendorNames: ['SALA'] },
  ],
  mapping: {
    RNG: ['TIDE', 'REEF', 'MOON', 'WAVE', 'SAND'].map((vassalage) => ({
      vassalage,
      name: `Vendor ${vassalage}`,
      gameType: 'RNG',
      games: 9,
      iconUrl: '/v',
    })),
    LIVE: [],
  },
  classes: [
    { code: 'MEGAWAYS', title: 'Many ways' },
    { code: 'HOT', title: 'Hot twice' },
  ],
}
const paged = (size: number, name: 'games' | 'content' | 'list') => (input: { query: Query }) => {
  const pageNum = Number(input.query['pageNo'] ?? input.query['page'] ?? 1)
  return { [name]: testGames(size, (pageNum - 1) * size + 1), pageNum, totalPages: 2, total: 2 * size }
}
const show = (path: string, options: Parameters<typeof renderGames>[1] = {}) =>
  renderGames(<GameListScreen />, {
    path,
    ...options,
    answers: {
      'games.vendorTypes': vendors,
      'games.list': paged(26, 'games'),
      'games.favourites.list': paged(26, 'content'),
      'games.recent.list': paged(25, 'list'),
      'games.hot': { list: testGames(5) },
      ...options.answers,
    },
  })
const requestsOf = (calls: { id: string; input: unknown }[], id: string) =>
  calls.filter((call) => call.id === id).map(({ input }) => (input as { query: Query }).query)
const tab = (name: string) => screen.findByRole('tab', { name })
const quick = (name: string) =>
  within(screen.getByRole('group', { name: 'Quick lists' })).getByRole('button', { name })
const session = testSession()

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/m/gameList')
  setDistanceToEnd(5000)
})

describe('classify tabs', () => {
  // LIST-1
  it('the classify tabs of slots are All, New, the merchant’s own, Hot and Favourites, each once', async () => {
    show('/m/gameList?gameType=RNG')
    await tab('Many ways')
    const names = screen.getAllByRole('tab').map((each) => each.textContent)
    expect(names).toEqual(['All', 'New', 'Many ways', 'Hot', 'Favourites'])
  })

  // LIST-1
  it('the classify tabs have no New in another category', async () => {
    show('/m/gameList?gameType=LIVE')
    await tab('Many ways')
    expect(screen.queryByRole('tab', { name: 'New' })).toBeNull()
  })

  // LIST-1
  it('a classify tab starts at the first page without the search, and repeats an earlier call', async () => {
    const { calls, location } = show('/m/gameList?gameType=RNG&gameName=pearl')
    await userEvent.click(await tab('New'))
    expect(location()).toBe('/m/gameList?gameType=RNG&gameClassify=NEW')
    expect(screen.getByRole('combobox')).toHaveValue('')
    await waitFor(() =>
      expect(requestsOf(calls, 'games.list').at(-1)).toMatchObject({ gameClassify: 'NEW', pageNo: 1 }),
    )
    expect(requestsOf(calls, 'games.list').at(-1)).not.toHaveProperty('gameName')
    await userEvent.click(await tab('All'))
    await waitFor(() => expect(location()).toBe('/m/gameList?gameType=RNG'))
    await userEvent.click(await tab('New'))
    await waitFor(() =>
      expect(requestsOf(calls, 'games.list').filter((query) => query['gameClassify'] === 'NEW')).toHaveLength(
        2,
      ),
    )
  })

  it('the Favourites tab asks a visitor to sign in, with the way back to it', async () => {
    const { events, location } = show('/m/gameList?gameType=RNG')
    const required = jest.fn()
    events.on('session:required', required)
    await userEvent.click(await tab('Favourites'))
    expect(required.mock.calls[0]?.[0]).toEqual({ returnTo: '/m/gameList?gameType=RNG&gameClassify=FAV' })
    expect(location()).toBe('/m/gameList?gameType=RNG')
  })
})

describe('quick tabs', () => {
  // LIST-3
  it('there are three quick tabs, none of them pressed', async () => {
    show('/m/gameList?gameType=RNG')
    const group = await screen.findByRole('group', { name: 'Quick lists' })
    const buttons = within(group).getAllByRole('button')
    expect(buttons.map((button) => button.textContent)).toEqual(['Recent', 'Favourites', 'Hot'])
    for (const button of buttons) expect(button).toHaveAttribute('aria-pressed', 'false')
  })

  // LIST-3, LIST-6
  it('the quick tab of recents shows 25 a page to a member, and all games when pressed again', async () => {
    const { calls, location } = show('/m/gameList?gameType=RNG', { session })
    await screen.findAllByRole('article')
    await userEvent.click(quick('Recent'))
    expect(location()).toBe('/m/gameList?gameType=RNG&quick=recent')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(25))
    expect(requestsOf(calls, 'games.recent.list')).toEqual([
      { page: 1, pageSize: 25, gameType: 'RNG', language: 'en', clientType: 2 },
    ])
    setDistanceToEnd(0)
    fireEvent.scroll(window)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(50))
    expect(requestsOf(calls, 'games.recent.list').at(-1)).toMatchObject({ page: 2 })
    await userEvent.click(quick('Recent'))
    expect(location()).toBe('/m/gameList?gameType=RNG')
  })

  // FAV-1
  it('the quick tab of favourites shows 26 a page, with the token that the platform requires', async () => {
    const { calls } = show('/m/gameList?gameType=HOT&quick=fav', { session })
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(26))
    expect(requestsOf(calls, 'games.favourites.list')).toEqual([
      { token: 'test', pageNo: 1, pageSize: 26, gameType: 'ALL', language: 'en' },
    ])
  })

  // HOT-1
  it('the quick tab of hot games shows the hot games of the lists, without further pages', async () => {
    const { calls } = show('/m/gameList?gameType=RNG&quick=hot')
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(5))
    expect(requestsOf(calls, 'games.hot')).toEqual([
      { isPlatform: 2, language: 'en', platform: 'html5', gameType: 'RNG', merchantCode: 'demo' },
    ])
    expect(screen.getByText("That's all of them")).toBeInTheDocument()
  })

  // FAV-1
  it.each([
    ['Recent', '/m/gameList?gameType=RNG&quick=recent'],
    ['Favourites', '/m/gameList?gameType=RNG&quick=fav'],
  ])('a quick tab asks a visitor who presses %s to sign in, with the way back', async (name, returnTo) => {
    const { events, location } = show('/m/gameList?gameType=RNG')
    const required = jest.fn()
    events.on('session:required', required)
    await screen.findAllByRole('article')
    await userEvent.click(quick(name))
    expect(required.mock.calls).toEqual([[{ returnTo }]])
    expect(location()).toBe('/m/gameList?gameType=RNG')
  })

  it('the address of a member’s quick tab offers a visitor to sign in, and loads nothing', async () => {
    const { events, calls } = show('/m/gameList?gameType=RNG&quick=fav')
    const required = jest.fn()
    events.on('session:required', required)
    await userEvent.click(await screen.findByRole('button', { name: 'Log in' }))
    expect(required.mock.calls[0]?.[0]).toEqual({ returnTo: '/m/gameList?gameType=RNG&quick=fav' })
    expect(requestsOf(calls, 'games.favourites.list')).toEqual([])
  })

  it('an empty quick tab says what to do', async () => {
    const nothing = { content: [], pageNum: 1, totalPages: 0, total: 0 }
    const { location } = show('/m/gameList?gameType=RNG&quick=fav', {
      session,
      answers: { 'games.favourites.list': nothing },
    })
    expect(await screen.findByText('No favourites here yet')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'See all games' }))
    expect(location()).toBe('/m/gameList?gameType=RNG')
  })
})

describe('the favourites', () => {
  // FAV-2
  it('the list of favourites drops a removed game without another call', async () => {
    const page = { content: [testGame(1), testGame(2)], pageNum: 1, totalPages: 1, total: 2 }
    const { events, calls } = show('/m/gameList?gameType=RNG&quick=fav', {
      session,
      answers: {
        'games.favourites.list': page,
        'games.favourites.ids': { ids: ['1', '2'] },
        'games.favourites.remove': { ids: ['2'] },
      },
    })
    expect(await screen.findAllByRole('article')).toHaveLength(2)
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Game 1 from favourites' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1))
    expect(screen.getByRole('status')).toHaveTextContent('1 game')
    act(() => events.say('favourites:changed', { nodeId: '2', isFavourite: false }))
    expect(await screen.findByText('No favourites here yet')).toBeInTheDocument()
    expect(requestsOf(calls, 'games.favourites.list')).toHaveLength(1)
  })
})

describe('the vendor carousel', () => {
  // LIST-4
  it('the vendor carousel starts with All, pressed until a vendor is, and arrow keys move along it', async () => {
    const { location } = show('/m/gameList?gameType=RNG')
    const group = await screen.findByRole('group', { name: 'Game providers' })
    const all = within(group).getByRole('button', { name: 'All', pressed: true })
    const tide = within(group).getByRole('button', { name: 'Vendor TIDE' })
    all.focus()
    fireEvent.keyDown(all, { key: 'ArrowRight' })
    expect(tide).toHaveFocus()
    fireEvent.keyDown(tide, { key: 'End' })
    expect(within(group).getByRole('button', { name: 'Vendor SAND' })).toHaveFocus()
    fireEvent.keyDown(document.activeElement!, { key: 'Home' })
    expect(all).toHaveFocus()
    await userEvent.click(tide)
    expect(location()).toBe('/m/gameList?gameType=RNG&vassalage=TIDE')
    expect(within(group).getByRole('button', { name: 'Vendor TIDE', pressed: true })).toHaveAttribute(
      'tabindex',
      '0',
    )
    await userEvent.click(within(group).getByRole('button', { name: 'All' }))
    expect(location()).toBe('/m/gameList?gameType=RNG')
  })
})

describe('a category that does not exist', () => {
  it('an unknown category is reported, and leads to the hot games without loading a list', async () => {
    const { calls, location } = show('/m/gameList?gameType=NOPE')
    expect(await screen.findByText("We don't have that category")).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Slots', pressed: false })).toBeInTheDocument()
    expect(requestsOf(calls, 'games.list')).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: 'See hot games' }))
    expect(location()).toBe('/m/gameList?gameType=HOT')
  })
})

describe('a change of language', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

  // LANG-1
  it('a change of language reloads the list once, 200 ms after the last change', async () => {
    const { calls, setLanguage } = show('/m/gameList?gameType=RNG')
    await pass(0)
    setLanguage('fil')
    await pass(150)
    setLanguage('en')
    setLanguage('fil')
    await pass(199)
    expect(requestsOf(calls, 'games.list').map(({ language }) => language)).toEqual(['en'])
    await pass(1)
    expect(requestsOf(calls, 'games.list').map(({ language }) => language)).toEqual(['en', 'fil'])
  })
})
