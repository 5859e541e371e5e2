import { testSession } from '@plaza/federation/testing'
import type { Jackpots } from '@plaza/contract/play'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { renderGames, testGames } from '../../testing/games'
import { categoryCounts, categoryPath } from './category-counts'
import { GameCenterScreen } from './GameCenterScreen'
import { GameLobbyScreen } from './GameLobbyScreen'

const vendor = (vassalage: string, gameType: string, games: number) => ({
  vassalage,
  name: `Vendor ${vassalage}`,
  gameType,
  games,
  iconUrl: '/v',
})
const jackpots = (totalMinor: number, asOf: number): Jackpots => ({
  totalMinor,
  currency: 'PHP',
  pools: [
    { id: 'a', name: 'Grand', vendor: 'TIDE', amountMinor: totalMinor - 100 },
    { id: 'b', name: 'Mini', vendor: 'TIDE', amountMinor: 100 },
  ],
  asOf,
})
const answers = {
  'games.vendorTypes': {
    sorting: [
      { gameCategory: 'RNG', vendorNames: [] },
      { gameCategory: 'LIVE', vendorNames: [] },
      { gameCategory: 'POKER', vendorNames: [] },
    ],
    mapping: {
      RNG: [vendor('TIDE', 'RNG', 1200), vendor('REEF', 'RNG', 30)],
      LIVE: [vendor('TIDE', 'LIVE', 5), { ...vendor('SALA', 'LIVE', 7), maintenance: {} }],
      POKER: [],
    },
  },
  'games.allVassalage': { list: [] },
  'games.jackpots': jackpots(123_456, 10),
  'games.list': { games: testGames(3), pageNum: 1, totalPages: 1, total: 3 },
  'games.recent.list': { list: testGames(9), pageNum: 1, totalPages: 1, total: 9 },
}
const center = (options: Parameters<typeof renderGames>[1] = {}) =>
  renderGames(<GameCenterScreen />, {
    path: '/m/gameCenter',
    ...options,
    answers: { ...answers, ...options.answers },
  })
const lobby = (path: string) => renderGames(<GameLobbyScreen />, { path, answers })
const ids = (calls: { id: string }[]) => calls.map(({ id }) => id)

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/m/gameCenter')
})

describe('the game centre', () => {
  // LIST-9
  it('the game centre has every category with its count, and omits those without games', async () => {
    const { location } = center()
    const live = await screen.findByRole('link', { name: /^Live casino ?12 games$/ })
    expect(screen.getByRole('link', { name: /^Slots ?1,230 games$/ })).toHaveAttribute(
      'href',
      '/m/slotsCenter',
    )
    expect(screen.queryByRole('link', { name: /Poker/ })).toBeNull()
    fireEvent.click(live)
    expect(location()).toBe('/m/gameList?gameType=LIVE')
  })

  it('the game centre loads no list until something is searched for, in all games', async () => {
    const { calls, location } = center()
    await screen.findByRole('link', { name: /Slots/ })
    expect(ids(calls)).not.toContain('games.list')
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'pearl' } })
    fireEvent.submit(screen.getByRole('search'))
    expect(location()).toBe('/m/gameCenter?gameName=pearl')
    expect(await screen.findAllByRole('article')).toHaveLength(3)
    expect(calls.find(({ id }) => id === 'games.list')?.input).toMatchObject({
      query: { gameType: 'ALL', gameName: 'pearl' },
    })
    expect(screen.queryByRole('link', { name: /Slots/ })).toBeNull()
  })

  it('the game centre shows the total of all jackpots, which grows with the stream and ignores older messages', async () => {
    const { events } = center()
    const total = await screen.findByRole('region', { name: 'Jackpots to win now' })
    expect(total).toHaveTextContent('₱1,234.56')
    expect(total).toHaveTextContent('in 2 jackpots')
    act(() => events.say('jackpots:changed', jackpots(130_000, 11)))
    expect(total).toHaveTextContent('₱1,300.00')
    act(() => events.say('jackpots:changed', jackpots(99_900, 9)))
    expect(total).not.toHaveTextContent('₱999.00')
  })

  it('the game centre shows a member the latest games, and a visitor none', async () => {
    const { unmount } = center({ session: testSession() })
    expect(await screen.findByRole('heading', { name: 'Recently played' })).toBeInTheDocument()
    expect(screen.getAllByRole('article')).toHaveLength(6)
    unmount()
    const { calls } = center()
    await screen.findByRole('link', { name: /Slots/ })
    expect(ids(calls)).not.toContain('games.recent.list')
    expect(screen.queryByRole('heading', { name: 'Recently played' })).toBeNull()
  })

  it('the game centre leads to a vendor’s lobby in the category in which it has most games', async () => {
    const { location } = center()
    const strip = await screen.findByRole('group', { name: 'Game providers' })
    expect(within(strip).getAllByRole('button', { name: /Vendor/ })).toHaveLength(3)
    fireEvent.click(within(strip).getByRole('button', { name: 'Vendor TIDE' }))
    expect(location()).toBe('/m/gameLobby?gameType=RNG&vendor=TIDE')
  })

  it('Retry loads a failed game centre again; failed jackpots are left out', async () => {
    let tries = 0
    center({
      answers: {
        'games.jackpots': undefined,
        'games.vendorTypes': () => ((tries += 1) === 1 ? undefined : answers['games.vendorTypes']),
      },
    })
    expect(await screen.findByText("The categories didn't load")).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('link', { name: /Slots/ })).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: /Jackpots/ })).toBeNull()
  })
})

describe('the game lobby', () => {
  // LIST-9
  it('the game lobby is of one vendor, with its header in place of the choice, and its games', async () => {
    const { calls, location } = lobby('/m/gameLobby?gameType=RNG&vendor=TIDE')
    const head = await screen.findByRole('region', { name: 'Game provider' })
    await waitFor(() => expect(head).toHaveTextContent('Vendor TIDE1,200 games'))
    expect(screen.queryByRole('group', { name: 'Game providers' })).toBeNull()
    await screen.findAllByRole('article')
    expect(calls.find(({ id }) => id === 'games.list')?.input).toMatchObject({
      query: { gameType: 'RNG', vassalage: 'TIDE' },
    })
    const quick = screen.getByRole('group', { name: 'Quick lists' })
    fireEvent.click(within(quick).getByRole('button', { name: 'Hot' }))
    expect(location()).toBe('/m/gameLobby?gameType=RNG&quick=hot')
  })

  it('the game lobby says that its vendor is under maintenance', async () => {
    lobby('/m/gameLobby?gameType=LIVE&vendor=SALA')
    expect(await screen.findByText('Maintenance')).toBeInTheDocument()
  })

  it('the lobby of an unknown vendor has a neutral name, not that of the address', async () => {
    lobby('/m/gameLobby?gameType=LIVE&vendor=Call%200900')
    expect(await screen.findByRole('heading', { name: 'Game provider' })).toBeInTheDocument()
    expect(screen.queryByText(/0900/)).toBeNull()
  })

  it('the game lobby leads to all vendors of the category', async () => {
    const { location } = lobby('/m/gameLobby?gameType=LIVE&vendor=SALA')
    fireEvent.click(await screen.findByRole('link', { name: 'All providers' }))
    expect(location()).toBe('/m/gameList?gameType=LIVE')
  })
})

describe('categories of the centre', () => {
  it('a category of the game centre counts the games of its vendors', () => {
    const vendors = { RNG: [vendor('A', 'RNG', 2), vendor('B', 'RNG', 3)] } as never as Record<
      string,
      never[]
    >
    const groups = { categories: ['RNG', 'POKER'] as const, vendorsOf: (id: string) => vendors[id] ?? [] }
    expect(categoryCounts({ ...groups, categories: [...groups.categories] })).toEqual([
      { category: 'RNG', games: 5 },
    ])
  })

  it.each([
    ['RNG', true, '/m/slotsCenter'],
    ['LOTT', true, '/m/lottery'],
    ['LOTT', false, '/m/gameList?gameType=LOTT'],
    ['FISH', true, '/m/gameList?gameType=FISH'],
  ] as const)('the category %s with lottery %p leads to %s', (category, hasLottery, path) => {
    expect(categoryPath(category, hasLottery)).toBe(path)
  })
})
