import { CallError } from '@plaza/client'
import type { GameDetails } from '@plaza/contract/play'
import type { BusEvent } from '@plaza/contract/page'
import { testSession } from '@plaza/federation/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GameTiles } from '../../catalogue/GameTiles'
import { renderGames, testGame, testGames } from '../../testing/games'
import { useGameSheet } from './useGameSheet'

function Tiles({ games }: { games: ReturnType<typeof testGame>[] }) {
  const { open, sheet } = useGameSheet()
  return (
    <>
      <GameTiles games={games} onSheet={open} />
      {sheet}
    </>
  )
}

/** Opens the sheet by the context-menu key, once the code for presses has loaded. */
const openSheet = async (name: string) => {
  await waitFor(() => {
    const isLeftToBrowser = fireEvent.contextMenu(screen.getByRole('button', { name }))
    expect(isLeftToBrowser).toBe(false)
  })
  return screen.findByRole('dialog', { name })
}
const details = (game: Partial<GameDetails> = {}) => ({ 'games.get': { ...testGame(1), ...game } })
const labels = (dialog: HTMLElement) =>
  within(dialog)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)

const facts = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

beforeEach(() => history.replaceState(null, '', '/m/home'))

describe("a game's sheet", () => {
  it('the game sheet shows the list’s facts at once, and the rest when it is loaded', async () => {
    const rules = 'Three shells pay.\n\nA pearl stands for any of them.'
    renderGames(<Tiles games={[testGame(1)]} />, { answers: details({ rules, maxWinMultiple: 2500 }) })
    const dialog = await openSheet('Game 1')
    expect(within(dialog).getByText('Tide Works')).toBeInTheDocument()
    expect(facts(dialog).slice(0, 5)).toEqual([
      ['Category', 'Slots'],
      ['Bet per round', '₱1.00 – ₱5,000.00'],
      ['Return to player', '96.5%'],
      ['Volatility', 'High: larger wins, less often'],
      ['Lines', '20'],
    ])
    await within(dialog).findByText('2,500 times the bet')
    await userEvent.click(within(dialog).getByText('How it is played'))
    expect(within(dialog).getByRole('group', { name: '' })).toHaveAttribute('open')
    expect(within(dialog).getByText('A pearl stands for any of them.')).toBeInTheDocument()
  })

  // LIST-10
  it.each([
    ['free', 'Free', 'Free: everybody may join'],
    ['vip', 'VIP', 'VIP: for VIP members'],
    ['paid', 'Paid', 'Paid: with an entry fee'],
  ] as const)(
    'the room type %s of a game is a label on its tile and a fact of its sheet',
    async (roomType, label, fact) => {
      const game = testGame(3, { gameType: 'POKER', roomType })
      renderGames(<Tiles games={[game]} />, { answers: { 'games.get': game } })
      expect(screen.getByText(label)).toBeInTheDocument()
      expect(facts(await openSheet('Game 3'))).toContainEqual(['Room', fact])
    },
  )

  it('the game sheet omits what the server does not give', async () => {
    const bare = testGame(2, {
      minBetMinor: undefined,
      rtpBasisPoints: undefined,
      volatility: undefined,
      lines: undefined,
    })
    renderGames(<Tiles games={[bare]} />, { answers: { 'games.get': bare } })
    const dialog = await openSheet('Game 2')
    await waitFor(() => expect(dialog.querySelector('.rules')).toBeNull())
    expect(facts(dialog)).toEqual([
      ['Category', 'Slots'],
      ['Bet per round', 'up to ₱5,000.00'],
    ])
    expect(within(dialog).queryByText('How it is played')).toBeNull()
  })

  it('the game sheet keeps the list’s facts when the rest fails to load', async () => {
    renderGames(<Tiles games={[testGame(1)]} />)
    const dialog = await openSheet('Game 1')
    expect(within(dialog).getByText('96.5%')).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: 'Log in to play' })).toBeInTheDocument()
  })

  it('playing replaces the game sheet in the history, so that the way back skips it', async () => {
    const { location } = renderGames(<Tiles games={[testGame(1)]} />, {
      answers: details(),
      session: testSession(),
      path: '/m/gameList?gameType=RNG',
    })
    await openSheet('Game 1')
    await userEvent.click(screen.getByRole('button', { name: 'Play' }))
    expect(location()).toBe('/m/launchGame?nodeId=1&pageBack=%2Fm%2FgameList%3FgameType%3DRNG')
  })

  it('the game sheet offers demo play when the game has it, and says that its money is for practice', async () => {
    const { location } = renderGames(<Tiles games={[testGame(1)]} />, {
      answers: details({ supportDemo: true }),
      session: testSession(),
    })
    await openSheet('Game 1')
    expect(await screen.findByText(/practice money/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Demo play' }))
    expect(location()).toBe('/m/launchGame?nodeId=1&mode=demo&pageBack=%2Fm%2Fhome')
  })

  it('the game sheet sends a visitor to sign in, with the way to the game', async () => {
    const signInRequests: BusEvent<'session:required'>[] = []
    const { events } = renderGames(<Tiles games={[testGame(1)]} />, { answers: details() })
    events.on('session:required', (payload) => signInRequests.push(payload))
    await openSheet('Game 1')
    await userEvent.click(screen.getByRole('button', { name: 'Log in to play' }))
    expect(signInRequests).toEqual([{ returnTo: '/m/launchGame?nodeId=1&pageBack=%2Fm%2Fhome' }])
  })

  // SESSION-4, TRIAL-1
  it('demo play in the game sheet leads a visitor to free play, and from there to the game', async () => {
    const { location } = renderGames(<Tiles games={[testGame(1)]} />, {
      answers: details({ supportDemo: true }),
    })
    await openSheet('Game 1')
    await userEvent.click(await screen.findByRole('button', { name: 'Demo play' }))
    const [path, query] = location().split('?')
    expect(path).toBe('/m/trail')
    expect(new URLSearchParams(query).get('returnTo')).toBe(
      '/m/launchGame?nodeId=1&mode=demo&pageBack=%2Fm%2Fhome',
    )
  })

  // HALL-2
  it.each([testSession(), null])(
    'the game sheet of a lottery leads members and visitors to its betting table',
    async (session) => {
      const game = testGame(1, { gameType: 'LOTT', lottery: 'five60' })
      const { location } = renderGames(<Tiles games={[game]} />, { answers: { 'games.get': game }, session })
      await openSheet('Game 1')
      await userEvent.click(screen.getByRole('button', { name: 'Play' }))
      expect(location()).toBe('/m/launchGame?code=five60&playType=trad&tile=1&pageBack=%2Fm%2Fhome')
    },
  )

  it('the game sheet has one main action, and demo play only when there is one', async () => {
    renderGames(<Tiles games={[testGame(1)]} />, { answers: details(), session: testSession() })
    const dialog = await openSheet('Game 1')
    expect(labels(dialog)).toEqual(['Close', 'Add Game 1 to favourites', 'Play'])
    expect(dialog.querySelectorAll('[data-primary]')).toHaveLength(1)
  })

  it.each([
    [{ reason: 'not-connected' as const }, /can't be played here yet/],
    [{ reason: 'maintenance' as const }, /doing maintenance/],
    [{}, /can't be played at the moment/],
  ])('the game sheet says why a game cannot be played, and does not offer to: %p', async (why, text) => {
    const game = { ...testGame(1, { supportPlay: false, supportDemo: true }), ...why }
    renderGames(<Tiles games={[game]} />, { answers: { 'games.get': game } })
    const dialog = await openSheet('Game 1')
    expect(await within(dialog).findByText(text)).toBeInTheDocument()
    expect(labels(dialog)).toEqual(['Close'])
  })

  // LIST-11
  it('the game sheet of a game that opens later offers three games to play, and opens one in its place', async () => {
    const game = testGame(1, { supportPlay: false })
    const list = [testGame(2, { maintenance: {} }), ...testGames(5, 3)]
    const { location } = renderGames(<Tiles games={[game]} />, {
      session: testSession(),
      answers: { 'games.get': game, 'games.hot': { list } },
    })
    const dialog = await openSheet('Game 1')
    await within(dialog).findByRole('button', { name: 'Game 3' })
    expect(within(dialog).getAllByRole('article')).toHaveLength(3)
    const entries = history.length
    await userEvent.click(within(dialog).getByRole('button', { name: 'Game 3' }))
    expect(location()).toMatch(/^\/m\/launchGame\?nodeId=3&/)
    expect(history.length).toBe(entries)
  })

  it('the game sheet says when a game under maintenance is back', async () => {
    const until = Date.now() + 3_600_000
    const game = testGame(1, { maintenance: { until } })
    renderGames(<Tiles games={[game]} />, { answers: { 'games.get': game } })
    const dialog = await openSheet('Game 1')
    const time = new Date(until).toLocaleTimeString('en-GB', {
      timeZone: 'Asia/Manila',
      hour: '2-digit',
      minute: '2-digit',
    })
    expect(
      within(dialog).getByText(`Its provider is doing maintenance. Back at ${time}.`),
    ).toBeInTheDocument()
  })

  it('the game sheet adds the game to the favourites', async () => {
    renderGames(<Tiles games={[testGame(1)]} />, {
      answers: { ...details(), 'games.favourites.ids': { ids: [] }, 'games.favourites.add': { ids: ['1'] } },
      session: testSession(),
    })
    const dialog = await openSheet('Game 1')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Add Game 1 to favourites' }))
    expect(
      await within(dialog).findByRole('button', { name: 'Remove Game 1 from favourites' }),
    ).toHaveAttribute('aria-pressed', 'true')
  })

  it('the game sheet closes on the back button', async () => {
    renderGames(<Tiles games={[testGame(1)]} />, { answers: details() })
    await openSheet('Game 1')
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('closing the game sheet by its button removes its history entry', async () => {
    renderGames(<Tiles games={[testGame(1)]} />, { answers: details() })
    await openSheet('Game 1')
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(history.state).toBeNull())
  })

  it('the game sheet reopens after a reload, and loads a game that no list has', async () => {
    history.replaceState({ 'plaza.game': 5 }, '')
    renderGames(<Tiles games={[]} />, { answers: { 'games.get': testGame(5, { gameName: 'Lantern Reef' }) } })
    expect(await screen.findByRole('dialog', { name: 'Lantern Reef' })).toBeInTheDocument()
  })

  it('the game sheet offers Retry when the game fails to load', async () => {
    history.replaceState({ 'plaza.game': 5 }, '')
    let tries = 0
    renderGames(<Tiles games={[]} />, {
      answers: {
        'games.get': () => {
          tries += 1
          if (tries === 1) throw new CallError('network.offline', '', {}, 0)
          return testGame(5)
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('96.5%')).toBeInTheDocument()
  })
})
