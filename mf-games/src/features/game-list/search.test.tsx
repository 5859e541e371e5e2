import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { searchAddress } from '../../play/search-address'
import { renderGames, testGame, testGames } from '../../testing/games'
import { GameLobbyScreen } from '../game-lobby/GameLobbyScreen'
import { SlotsCenterScreen } from '../game-lobby/SlotsCenterScreen'
import { GameListScreen } from './GameListScreen'
import { readSearches } from './recent-searches'
import { suggestAfterMs } from './useSuggestions'

const vendor = { vassalage: 'REEF', name: 'Reef Games', gameType: 'RNG' as const, games: 4, iconUrl: '/v' }
const page = { games: testGames(3), pageNum: 1, totalPages: 1, total: 3 }
const suggested = { games: [testGame(70, { gameName: 'Pearl Diver' })], vendors: [vendor] }

const show = (answers: Record<string, unknown> = {}) =>
  renderGames(<GameListScreen />, {
    path: '/m/gameList?gameType=RNG',
    answers: {
      'games.vendorTypes': {
        sorting: [{ gameCategory: 'RNG', vendorNames: ['REEF'] }],
        mapping: { RNG: [vendor, { ...vendor, vassalage: 'TIDE', name: 'Tide Works' }] },
      },
      'games.list': page,
      'games.suggest': suggested,
      ...answers,
    },
  })
const box = () => screen.getByRole('combobox', { name: 'Search games' })
const write = (text: string) => fireEvent.change(box(), { target: { value: text } })
const requestedSearches = (calls: { id: string; input: unknown }[]) =>
  calls
    .filter(({ id }) => id === 'games.suggest')
    .map(({ input }) => (input as { query: { q: string } }).query.q)

describe('the search box', () => {
  beforeEach(() => {
    jest.useFakeTimers()
    localStorage.clear()
    history.replaceState(null, '', '/m/gameList')
  })
  afterEach(() => jest.useRealTimers())
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
  /** Waits until the suggestions have loaded. */
  const settle = async () => {
    await pass(suggestAfterMs)
    await pass(10)
  }

  it('the search box loads suggestions 250 ms after the last letter, and not for the letters between', async () => {
    const { calls } = show()
    await pass(0)
    fireEvent.focus(box())
    write('pe')
    await pass(200)
    write('pearl')
    await pass(249)
    expect(requestedSearches(calls)).toEqual([])
    expect(box()).toHaveAttribute('aria-expanded', 'false')
    await pass(1)
    expect(requestedSearches(calls)).toEqual(['pearl'])
    await pass(10)
    const list = screen.getByRole('listbox', { name: 'Suggestions' })
    expect(
      within(list)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Pearl DiverTide Works', 'Reef Games'])
    expect(box()).toHaveAttribute('aria-expanded', 'true')
  })

  it('arrow keys select a suggestion, and Enter opens the sheet of its game for a visitor', async () => {
    show()
    await pass(0)
    fireEvent.focus(box())
    write('pearl')
    await settle()
    fireEvent.keyDown(box(), { key: 'ArrowDown' })
    const option = screen.getByRole('option', { name: /Pearl Diver/ })
    expect(option).toHaveAttribute('aria-selected', 'true')
    expect(box()).toHaveAttribute('aria-activedescendant', option.id)
    fireEvent.submit(screen.getByRole('search'))
    await settle()
    expect(screen.getByRole('dialog', { name: 'Pearl Diver' })).toBeInTheDocument()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(readSearches(localStorage)).toEqual(['Pearl Diver'])
  })

  it('the arrow keys wrap from the last suggestion to the typed text, whose Enter searches', async () => {
    const { location } = show()
    await pass(0)
    fireEvent.focus(box())
    write('pearl')
    await settle()
    for (let step = 0; step < 3; step += 1) fireEvent.keyDown(box(), { key: 'ArrowDown' })
    expect(box()).not.toHaveAttribute('aria-activedescendant')
    fireEvent.submit(screen.getByRole('search'))
    await pass(0)
    expect(location()).toBe('/m/gameList?gameType=ALL&gameName=pearl')
  })

  it('a picked vendor of the category narrows the list', async () => {
    const { location } = show()
    await pass(0)
    fireEvent.focus(box())
    write('reef')
    await settle()
    fireEvent.click(screen.getByRole('option', { name: 'Reef Games' }))
    expect(location()).toBe('/m/gameList?gameType=RNG&vassalage=REEF')
    expect(box()).toHaveValue('')
  })

  it('a picked vendor without games in the category leads to its lobby', async () => {
    const other = { ...vendor, vassalage: 'SALA', name: 'Sala Live', gameType: 'LIVE' as const }
    const { location } = show({ 'games.suggest': { games: [], vendors: [other] } })
    await pass(0)
    fireEvent.focus(box())
    write('sala')
    await settle()
    fireEvent.click(screen.getByRole('option', { name: 'Sala Live' }))
    expect(location()).toBe('/m/gameLobby?gameType=LIVE&vendor=SALA')
  })

  it('the empty search box offers recent searches, runs one again, and clears them', async () => {
    localStorage.setItem('plaza.searches', '["dragon","pearl"]')
    const { location } = show()
    await pass(0)
    fireEvent.focus(box())
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['dragon', 'pearl'])
    fireEvent.click(screen.getByRole('option', { name: 'pearl' }))
    expect(location()).toBe('/m/gameList?gameType=ALL&gameName=pearl')
    await pass(0)
    fireEvent.click(screen.getByRole('button', { name: 'Clear search' }))
    fireEvent.click(box())
    fireEvent.click(screen.getByRole('button', { name: 'Clear recent searches' }))
    expect(screen.queryByRole('option')).toBeNull()
    expect(readSearches(localStorage)).toEqual([])
  })

  it('the search box closes its suggestions with Escape and on blur, and keeps the text', async () => {
    show()
    await pass(0)
    fireEvent.focus(box())
    write('pearl')
    await settle()
    fireEvent.keyDown(box(), { key: 'Escape' })
    expect(screen.queryByRole('listbox')).toBeNull()
    fireEvent.keyDown(box(), { key: 'ArrowDown' })
    expect(screen.getByRole('listbox')).toBeInTheDocument()
    fireEvent.blur(box(), { relatedTarget: document.body })
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(box()).toHaveValue('pearl')
  })

  it('the search box searches even when suggestions fail to load', async () => {
    const { location } = show({ 'games.suggest': undefined })
    await pass(0)
    fireEvent.focus(box())
    write('pearl')
    await settle()
    expect(screen.queryByRole('listbox')).toBeNull()
    fireEvent.submit(screen.getByRole('search'))
    expect(location()).toBe('/m/gameList?gameType=ALL&gameName=pearl')
  })
})

describe('Enter in the search box', () => {
  const lanterns = Array.from({ length: 5 }, (_, index) =>
    testGame(10 + index, { gameName: `Lantern ${index}`, gameType: index === 0 ? 'POKER' : 'RNG' }),
  )
  const byType = ({ query }: { query: { gameType: string; gameName?: string } }) => {
    const games = lanterns.filter(
      ({ gameType }) => query.gameName !== undefined && ['ALL', gameType].includes(query.gameType),
    )
    return { games, pageNum: 1, totalPages: 1, total: games.length }
  }
  const names = () => screen.getAllByRole('article').map((tile) => tile.dataset['node'])
  beforeEach(() => localStorage.clear())

  // LIST-2
  it.each(['/m/gameList?gameType=POKER', '/m/slotsCenter', '/m/gameLobby?gameType=RNG&vendor=REEF'])(
    'Enter finds on %s all games, as the suggestions do, and a category narrows them until it is removed',
    async (path) => {
      history.replaceState(null, '', path.split('?')[0])
      const Screen = path.startsWith('/m/slots')
        ? SlotsCenterScreen
        : path.startsWith('/m/gameLobby')
          ? GameLobbyScreen
          : GameListScreen
      const answers = {
        'games.vendorTypes': {
          sorting: ['POKER', 'RNG'].map((gameCategory) => ({ gameCategory, vendorNames: [] })),
          mapping: { RNG: [vendor], POKER: [{ ...vendor, gameType: 'POKER' }] },
        },
        'games.list': byType,
        'games.suggest': { games: lanterns, vendors: [] },
      }
      const view = renderGames(<Screen />, { path, answers })
      fireEvent.change(await screen.findByRole('combobox', { name: 'Search games' }), {
        target: { value: 'lant' },
      })
      fireEvent.submit(screen.getByRole('search'))
      await waitFor(() => expect(view.location()).toBe('/m/gameList?gameType=ALL&gameName=lant'))
      view.unmount()

      const found = renderGames(<GameListScreen />, { path: view.location(), answers })
      await waitFor(() => expect(names()).toEqual(['10', '11', '12', '13', '14']))
      fireEvent.click(screen.getByRole('button', { name: 'Poker' }))
      await waitFor(() => expect(names()).toEqual(['10']))
      expect(found.location()).toBe('/m/gameList?gameType=POKER&gameName=lant')
      fireEvent.click(screen.getByRole('button', { name: 'Remove Poker' }))
      await waitFor(() => expect(names()).toHaveLength(5))
      expect(found.location()).toBe('/m/gameList?gameType=ALL&gameName=lant')
    },
  )

  it('the address of the search puts a person into the box, and becomes that of the list', async () => {
    const { location } = renderGames(<GameListScreen />, {
      path: searchAddress,
      answers: { 'games.list': byType },
    })
    expect(screen.getByRole('combobox', { name: 'Search games' })).toHaveFocus()
    await waitFor(() => expect(location()).toBe('/m/gameList?gameType=ALL'))
  })
})

describe('a search that finds nothing', () => {
  const nothing = { games: [], pageNum: 1, totalPages: 0, total: 0 }
  const search = (answers: Record<string, unknown>) =>
    renderGames(<GameListScreen />, {
      path: '/m/gameList?gameType=RNG&gameName=zzz',
      answers: { 'games.list': nothing, ...answers },
    })

  it('a search without results offers similar games', async () => {
    search({ 'games.suggest': suggested })
    expect(await screen.findByRole('heading', { name: 'Did you mean one of these?' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Pearl Diver' })).toBeInTheDocument()
  })

  it('a search without results offers popular games when nothing is similar', async () => {
    search({ 'games.suggest': { games: [], vendors: [] }, 'games.hot': { list: testGames(9, 40) } })
    expect(await screen.findByRole('heading', { name: 'What others play' })).toBeInTheDocument()
    expect(screen.getAllByRole('article')).toHaveLength(6)
  })

  it('a search without results can continue in all games', async () => {
    const { location } = search({})
    fireEvent.click(await screen.findByRole('button', { name: 'Search in all games' }))
    expect(location()).toBe('/m/gameList?gameType=ALL&gameName=zzz')
  })
})
