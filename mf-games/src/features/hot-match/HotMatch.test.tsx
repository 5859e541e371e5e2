import { createTestPlan, testSession } from '@plaza/federation/testing'
import type { BusEvent } from '@plaza/contract/page'
import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fakeMotion, type FakeMotion } from '@plaza/ui/testing'
import { renderGames, testGame } from '../../testing/games'
import { testHome } from '../../testing/matches'
import { HotMatch } from './HotMatch'

const session = testSession()
const withLaunch = createTestPlan({ 'mf-games': { routes: [{ path: '/m/launchGame' }] } })
const launched = (index: number) =>
  `/m/launchGame?playType=trad&code=room-${index}&vassalage=LRO&nodeId=${100 + index}&pageBack=%2Fm%2Fhome`
const strip = () => screen.getByRole('region', { name: 'Hot matches' })
const shown = () => within(strip()).getByRole('button')
/** Opens the match that the strip shows. */
const open = async () => {
  await userEvent.click(shown())
  return screen.findByRole('dialog')
}

let motion: FakeMotion
beforeEach(() => {
  motion = fakeMotion()
  window.matchMedia = (() => ({ matches: false })) as unknown as typeof window.matchMedia
  history.replaceState(null, '', '/m/home')
})
afterEach(() => {
  motion.restore()
  jest.useRealTimers()
})

describe('the strip of hot matches', () => {
  // HOME-5
  it('the strip of hot matches is drawn at once from the document: teams with logos, VS, month/day hour:minute of the merchant', () => {
    const { calls } = renderGames(<HotMatch />, { home: testHome(3) })
    expect(shown()).toHaveAccessibleName('Home 1 against Away 1, 11/21 15:00')
    const [row] = strip().querySelectorAll('li')
    expect(row).toHaveTextContent('Home 1VS11/21 15:00Away 1')
    expect([...(row?.querySelectorAll('img') ?? [])].map((img) => img.getAttribute('src'))).toEqual([
      '/img/crest/home-1/crest@1x.webp',
      '/img/crest/away-1/crest@1x.webp',
    ])
    expect(calls).toEqual([])
  })

  // HOME-5
  it('the strip of hot matches is absent without matches', () => {
    const { container } = renderGames(<HotMatch />, { home: testHome(0) })
    expect(container).toBeEmptyDOMElement()
  })

  it('the strip of hot matches loads home’s call when the document has no data', async () => {
    const { calls } = renderGames(<HotMatch />, { answers: { 'system.home': testHome(1) } })
    expect(await screen.findByRole('region', { name: 'Hot matches' })).toBeInTheDocument()
    expect(calls).toEqual([
      { id: 'system.home', input: expect.objectContaining({ query: { language: 'en' } }) },
    ])
  })

  it('the strip of hot matches does not duplicate a single match, which never moves', () => {
    renderGames(<HotMatch />, { home: testHome(1) })
    expect(strip().querySelectorAll('li')).toHaveLength(1)
  })

  // HOME-5, PERF-7
  it('the strip of hot matches draws its other rows once the page has loaded', async () => {
    jest.useFakeTimers()
    renderGames(<HotMatch />, { home: testHome(2) })
    expect(strip().querySelectorAll('li')).toHaveLength(1)
    await act(() => jest.advanceTimersByTimeAsync(10))
    expect(strip().querySelectorAll('li')).toHaveLength(3)
  })

  // HOME-5, PERF-7
  it('the strip of hot matches shows the next one after 5000 ms as its one control, without rendering a row again', async () => {
    jest.useFakeTimers()
    renderGames(<HotMatch />, { home: testHome(2) })
    await act(() => jest.advanceTimersByTimeAsync(10))
    await act(() => jest.advanceTimersByTimeAsync(10))
    act(() => {
      motion.measure()
      motion.see(true)
    })
    const rows = strip().innerHTML.replace(/<button.*?<\/button>/, '')
    act(() => jest.advanceTimersByTime(4999))
    expect(shown()).toHaveAccessibleName(/^Home 1/)
    act(() => jest.advanceTimersByTime(1))
    expect(shown()).toHaveAccessibleName(/^Home 2/)
    expect(strip().innerHTML.replace(/<button.*?<\/button>/, '')).toBe(rows)
  })
})

describe('the hot match dialog', () => {
  // HOME-6
  it('the hot match dialog shows league, teams with images, time and VS of the match that was tapped', async () => {
    renderGames(<HotMatch />, { home: testHome(2) })
    const dialog = await open()
    expect(dialog).toHaveAccessibleName('League 1')
    expect(within(dialog).getByText('Home 1')).toBeInTheDocument()
    expect(within(dialog).getByText('Away 1')).toBeInTheDocument()
    expect(within(dialog).getByText('VS')).toBeInTheDocument()
    expect(within(dialog).getByText('11/21 15:00')).toHaveAttribute('dateTime', '2026-11-21T07:00:00.000Z')
    expect(dialog.querySelectorAll('img')).toHaveLength(2)
  })

  // HOME-6
  it('the hot match dialog launches that match for a member', async () => {
    const { location } = renderGames(<HotMatch />, { home: testHome(2), session, plan: withLaunch })
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Bet now' }))
    expect(location()).toBe(launched(1))
  })

  // LAUNCH-1
  it('the hot match dialog sends a visitor to log in, with the way to the match', async () => {
    const signInRequests: BusEvent<'session:required'>[] = []
    const { events } = renderGames(<HotMatch />, { home: testHome(2), plan: withLaunch })
    events.on('session:required', (payload) => signInRequests.push(payload))
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Bet now' }))
    expect(signInRequests).toEqual([{ returnTo: launched(1) }])
  })

  it('the hot match dialog shows the game of the match when it cannot be launched', async () => {
    const game = testGame(101, { gameName: 'Laro Sportsbook', gameType: 'SPORTS' })
    renderGames(<HotMatch />, { home: testHome(2), session, answers: { 'games.get': game } })
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Bet now' }))
    expect(await screen.findByRole('dialog', { name: 'Laro Sportsbook' })).toBeInTheDocument()
  })

  // HOME-6
  it('the hot match dialog shows the first match when the chosen one is gone', async () => {
    const { setLanguage } = renderGames(<HotMatch />, {
      home: testHome(1),
      answers: { 'system.home': { ...testHome(3), hotMatches: testHome(3).hotMatches.slice(1) } },
    })
    await open()
    setLanguage('fil')
    await waitFor(() => expect(screen.getByRole('dialog')).toHaveAccessibleName('League 2'))
  })

  // HOME-6
  it('the hot match dialog says before the tap that betting is not open yet', async () => {
    const home = testHome(1)
    const hotMatches = home.hotMatches.map((match) => ({ ...match, supportPlay: false }))
    const { location } = renderGames(<HotMatch />, {
      home: { ...home, hotMatches },
      session,
      plan: withLaunch,
    })
    await open()
    const bet = screen.getByRole('button', { name: "Betting isn't open here yet" })
    expect(bet).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(bet)
    expect(location()).toBe('/m/home')
    expect(screen.queryByRole('button', { name: 'Bet now' })).toBeNull()
  })

  it('the hot match dialog closes without a bet', async () => {
    renderGames(<HotMatch />, { home: testHome(2) })
    await open()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
