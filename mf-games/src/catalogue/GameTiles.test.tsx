import type { Game } from '@plaza/contract/play'
import type { BusEvent } from '@plaza/contract/page'
import { testSession } from '@plaza/federation/testing'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderGames, testGame } from '../testing/games'
import { GameTiles } from './GameTiles'

const session = testSession()
const draw = (games: Game[], options: Parameters<typeof renderGames>[1] = {}) => {
  const onSheet = jest.fn<void, [Game]>()
  return { onSheet, ...renderGames(<GameTiles games={games} onSheet={onSheet} />, options) }
}
const tap = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const required = (view: ReturnType<typeof draw>) => {
  const signInRequests: BusEvent<'session:required'>[] = []
  view.events.on('session:required', (payload) => signInRequests.push(payload))
  return signInRequests
}

beforeEach(() => {
  sessionStorage.clear()
  history.replaceState(null, '', '/m/home')
})

describe('a tap on a tile', () => {
  // LAUNCH-1
  it('a tap on a tile opens the game, with the way back to this very page', async () => {
    const { location, onSheet } = draw([testGame(7)], {
      session,
      path: '/m/gameList?gameType=RNG&vassalage=A',
    })
    await tap('Game 7')
    expect(location()).toBe(
      '/m/launchGame?nodeId=7&pageBack=%2Fm%2FgameList%3FgameType%3DRNG%26vassalage%3DA',
    )
    expect(onSheet).not.toHaveBeenCalled()
  })

  // LAUNCH-1
  it('a tap on a tile opens the sheet of the game for a visitor, and asks for nothing', async () => {
    const view = draw([testGame(7)])
    const signInRequests = required(view)
    await tap('Game 7')
    expect(view.onSheet).toHaveBeenCalledWith(testGame(7))
    expect(signInRequests).toEqual([])
    expect(view.location()).toBe('/m/home')
  })

  it.each([
    ['that can not be played', { supportPlay: false }],
    ['whose vendor takes no players', { maintenance: {} }],
  ])('a tap on a tile opens the sheet of a game %s, which says why', async (_, game) => {
    const unplayable = testGame(7, game)
    const { location, onSheet } = draw([unplayable], { session })
    await tap('Game 7')
    expect(onSheet).toHaveBeenCalledWith(unplayable)
    expect(location()).toBe('/m/home')
  })
})

describe('a tile', () => {
  it('the context-menu key opens a tile’s sheet', async () => {
    const { onSheet } = draw([testGame(7)])
    const name = screen.getByRole('button', { name: 'Game 7' })
    await waitFor(() => expect(fireEvent.contextMenu(name)).toBe(false))
    expect(onSheet).toHaveBeenCalledWith(testGame(7))
  })

  it.each([
    ['the time it is back, today', 3_600_000, /^Back at \d\d:\d\d$/],
    ['day and time, where it takes longer', 3 * 86_400_000, /^Back at \d\d\/\d\d, \d\d:\d\d$/],
    ['only that, where the time has passed', -1000, /^Maintenance$/],
  ])('a tile under maintenance says %s', (_, inMs, text) => {
    draw([testGame(7, { maintenance: { until: Date.now() + inMs } })])
    expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('a tile says maintenance when no end is known', () => {
    draw([testGame(7, { maintenance: {} })])
    expect(screen.getByText('Maintenance')).toBeInTheDocument()
  })

  it('a tile has at most twelve elements, including badge and heart', () => {
    draw([testGame(7, { badge: 'hot' })])
    const tile = screen.getByRole('article')
    expect(tile.querySelectorAll('*').length + 1).toBeLessThanOrEqual(12)
  })
})

describe('the heart of a tile', () => {
  it('the heart of a tile is filled for the member’s favourites', async () => {
    draw([testGame(7), testGame(8)], { session, answers: { 'games.favourites.ids': { ids: ['8'] } } })
    expect(await screen.findByRole('button', { name: 'Remove Game 8 from favourites' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    expect(screen.getByRole('button', { name: 'Add Game 7 to favourites' })).toHaveAttribute(
      'aria-pressed',
      'false',
    )
  })

  it('the heart of a tile does not open the game', async () => {
    const { location, onSheet } = draw([testGame(7)], {
      session,
      answers: { 'games.favourites.ids': { ids: [] }, 'games.favourites.add': { ids: ['7'] } },
    })
    await tap('Add Game 7 to favourites')
    await screen.findByRole('button', { name: 'Remove Game 7 from favourites' })
    expect([location(), onSheet.mock.calls.length]).toEqual(['/m/home', 0])
  })

  // FAV-1
  it('the heart of a tile sends a visitor to sign in and back, and then adds the game', async () => {
    history.replaceState(null, '', '/m/gameList?gameType=FISH')
    const view = draw([testGame(7)], {
      answers: { 'games.favourites.ids': { ids: ['3'] }, 'games.favourites.add': { ids: ['7', '3'] } },
    })
    const signInRequests = required(view)
    await tap('Add Game 7 to favourites')
    await waitFor(() =>
      expect(signInRequests).toEqual([{ returnTo: '/m/gameList?gameType=FISH', keepsPage: true }]),
    )
    expect(view.calls).toEqual([])
    act(() => view.events.setSession(session, 'login'))
    await screen.findByRole('button', { name: 'Remove Game 7 from favourites' })
    expect(view.calls.map(({ id }) => id)).toEqual(['games.favourites.ids', 'games.favourites.add'])
    expect(sessionStorage.getItem('plaza.afterLogin')).toBeNull()
  })

  it('the heart of a tile empties when the member signs out', async () => {
    const { events } = draw([testGame(7)], { session, answers: { 'games.favourites.ids': { ids: ['7'] } } })
    await screen.findByRole('button', { name: 'Remove Game 7 from favourites' })
    act(() => events.setSession(null, 'logout'))
    await screen.findByRole('button', { name: 'Add Game 7 to favourites' })
  })
})
