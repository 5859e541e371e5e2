import { CallError } from '@plaza/client'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GameTiles } from '../../catalogue/GameTiles'
import { renderGames, testGame } from '../../testing/games'
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

const facts = (dialog: HTMLElement) =>
  within(dialog)
    .queryAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent])

beforeEach(() => history.replaceState(null, '', '/m/home'))

describe("a game's sheet", () => {
  it('says what its vendor says, without another call', async () => {
    const { calls } = renderGames(<Tiles games={[testGame(1)]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Game 1' }))
    const dialog = await screen.findByRole('dialog', { name: 'Game 1' })
    expect(within(dialog).getByText('Tide Works')).toBeInTheDocument()
    expect(facts(dialog)).toEqual([
      ['Category', 'Slots'],
      ['Bet per round', '₱1.00 – ₱5,000.00'],
      ['Return to player', '96.5%'],
      ['Volatility', 'High: larger wins, less often'],
      ['Lines', '20'],
    ])
    expect(calls).toEqual([])
  })

  it('leaves out what the server does not give', async () => {
    const bare = testGame(2, {
      minBetMinor: undefined,
      rtpBasisPoints: undefined,
      volatility: undefined,
      lines: undefined,
    })
    renderGames(<Tiles games={[bare]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Game 2' }))
    expect(facts(await screen.findByRole('dialog'))).toEqual([
      ['Category', 'Slots'],
      ['Bet per round', 'up to ₱5,000.00'],
    ])
  })

  it('offers neither play nor a heart', async () => {
    renderGames(<Tiles games={[testGame(1)]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Game 1' }))
    const dialog = await screen.findByRole('dialog')
    expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.getAttribute('aria-label')),
    ).toEqual(['Close'])
  })

  it('closes on the back button', async () => {
    renderGames(<Tiles games={[testGame(1)]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Game 1' }))
    await screen.findByRole('dialog')
    history.back()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('gives the history entry back when it is closed by its button', async () => {
    renderGames(<Tiles games={[testGame(1)]} />)
    await userEvent.click(screen.getByRole('button', { name: 'Game 1' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(history.state).toBeNull())
  })

  it('is there again after a reload, asking for a game that no list has', async () => {
    history.replaceState({ 'plaza.game': 5 }, '')
    renderGames(<Tiles games={[]} />, { answers: { 'games.get': testGame(5, { gameName: 'Lantern Reef' }) } })
    expect(await screen.findByRole('dialog', { name: 'Lantern Reef' })).toBeInTheDocument()
  })

  it('offers a retry when the game could not be had', async () => {
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
