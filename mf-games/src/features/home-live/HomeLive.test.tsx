import type { Jackpots, Winner } from '@plaza/contract/play'
import { testSession } from '@plaza/federation/testing'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderGames, testGame, testGames } from '../../testing/games'
import { HomeLive } from './HomeLive'

const now = Date.parse('2026-11-21T20:00:00+08:00')
const winner = (nodeId: number, winAmount: string, minutesAgo: number): Winner => ({
  account: `pl***${nodeId}`,
  nodeId,
  gameName: `Game ${nodeId}`,
  iconUrl: `/art/${nodeId}`,
  tint: '#402080',
  vo: { winAmount },
  at: now - minutesAgo * 60_000,
})
const jackpots = (totalMinor: number, asOf = now): Jackpots => ({
  totalMinor,
  currency: 'PHP',
  pools: [
    { id: 'mini', name: 'Mini', vendor: 'Tide Works', amountMinor: 1_000 },
    { id: 'grand', name: 'Grand', vendor: 'Tide Works', amountMinor: totalMinor - 1_000 },
  ],
  asOf,
})
let isStill = false

beforeEach(() => {
  isStill = true
  jest.spyOn(Date, 'now').mockReturnValue(now)
  window.matchMedia = ((query: string) => ({ matches: isStill, media: query })) as typeof window.matchMedia
  history.replaceState(null, '', '/m/home')
})
afterEach(() => jest.restoreAllMocks())

const row = (name: string) => screen.findByRole('region', { name })

describe('the live rows of home', () => {
  it('the live rows of home are absent when the server has nothing to show', async () => {
    const { calls } = renderGames(<HomeLive />, {
      session: testSession(),
      answers: {
        'games.winners': { entries: [], currency: 'PHP' },
        'games.jackpots': { ...jackpots(0), pools: [] },
        'games.recent.list': { list: [], pageNum: 1, totalPages: 0, total: 0 },
      },
    })
    await waitFor(() => expect(calls).toHaveLength(3))
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('the live rows of home are left out without a message when they fail to load', async () => {
    const { calls } = renderGames(<HomeLive />)
    await waitFor(() => expect(calls.map(({ id }) => id).sort()).toEqual(['games.jackpots', 'games.winners']))
    expect(screen.queryByRole('heading')).toBeNull()
  })
})

describe('continue playing', () => {
  const list = { list: testGames(14), pageNum: 1, totalPages: 1, total: 14 }

  // RECENT-1
  it('continue playing shows a member the latest twelve games, and a tap opens one', async () => {
    const { location, calls } = renderGames(<HomeLive />, {
      session: testSession(),
      answers: { 'games.recent.list': list },
    })
    const tiles = within(await row('Continue playing')).getAllByRole('article')
    expect(tiles).toHaveLength(12)
    expect(calls.find(({ id }) => id === 'games.recent.list')?.input).toMatchObject({
      query: { page: 1, pageSize: 25, language: 'en', clientType: 2 },
    })
    await userEvent.click(screen.getByRole('button', { name: 'Game 1' }))
    expect(location()).toBe('/m/launchGame?nodeId=1&pageBack=%2Fm%2Fhome')
  })

  // RECENT-1
  it('continue playing loads nothing for a visitor', async () => {
    const { calls } = renderGames(<HomeLive />, { answers: { 'games.recent.list': list } })
    await waitFor(() => expect(calls).toHaveLength(2))
    expect(calls.map(({ id }) => id)).not.toContain('games.recent.list')
    expect(screen.queryByRole('region', { name: 'Continue playing' })).toBeNull()
  })
})

describe('winners', () => {
  const entries = [winner(1, '120.00', 5), winner(2, '98000.50', 120), winner(3, '1200.00', 1)]
  const answers = { 'games.winners': { entries, currency: 'PHP' } }

  // HOME-11
  it('winners are sorted by amount, masked as the server masks them, with how long ago', async () => {
    renderGames(<HomeLive />, { answers })
    const cards = within(await row('Big wins today')).getAllByRole('button')
    expect(cards.map((card) => card.getAttribute('aria-label'))).toEqual([
      'pl***2 won ₱98,000.50 in Game 2, 2 hours ago',
      'pl***3 won ₱1,200.00 in Game 3, 1 minute ago',
      'pl***1 won ₱120.00 in Game 1, 5 minutes ago',
    ])
  })

  it('the times of winners follow the server’s clock when the device’s is wrong', async () => {
    renderGames(<HomeLive />, { answers, clockOffsetMs: 3_600_000 })
    expect(await screen.findByRole('button', { name: /Game 2, 3 hours ago/ })).toBeInTheDocument()
  })

  it('a winner leads to the sheet of the game', async () => {
    renderGames(<HomeLive />, { answers: { ...answers, 'games.get': testGame(3) } })
    await userEvent.click(await screen.findByRole('button', { name: /Game 3/ }))
    expect(await screen.findByRole('dialog', { name: 'Game 3' })).toBeInTheDocument()
  })

  it('the winners are translated into Filipino', async () => {
    renderGames(<HomeLive />, { answers, language: 'fil' })
    expect(await row('Malalaking panalo ngayon')).toBeInTheDocument()
  })
})

describe('jackpots', () => {
  const total = () => screen.getByRole('group', { name: 'All jackpots together' }).textContent

  it('jackpots are shown with their pools, the largest first', async () => {
    renderGames(<HomeLive />, { answers: { 'games.jackpots': jackpots(5_000_000) } })
    const card = await row('Jackpots')
    expect(total()).toBe('₱50,000.00')
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((pool) => pool.textContent),
    ).toEqual(['Grand₱49,990.00', 'Mini₱10.00'])
  })

  it('jackpots grow with the event stream, at once for somebody who wants less motion', async () => {
    const { events } = renderGames(<HomeLive />, { answers: { 'games.jackpots': jackpots(5_000_000) } })
    await row('Jackpots')
    act(() => events.sayHere('jackpots:changed', jackpots(5_000_100, now + 1)))
    expect(total()).toBe('₱50,001.00')
  })

  it('jackpots never go back to an earlier amount', async () => {
    const { events } = renderGames(<HomeLive />, { answers: { 'games.jackpots': jackpots(5_000_000) } })
    await row('Jackpots')
    act(() => events.sayHere('jackpots:changed', jackpots(100_000, now - 1)))
    expect(total()).toBe('₱50,000.00')
  })
})
