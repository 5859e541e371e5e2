import { createTestPlan, testSession } from '@plaza/federation/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { SlotsCenterScreen } from '../game-lobby/SlotsCenterScreen'
import { renderGames, testGames } from '../../testing/games'
import { countAfterMs } from './FilterDrawer'
import { GameListScreen } from './GameListScreen'

type Query = Record<string, unknown>
const vendor = (vassalage: string, gameType: string) => ({
  vassalage,
  name: `Vendor ${vassalage}`,
  gameType,
  games: 9,
  iconUrl: '/v',
})
const answers = {
  'games.vendorTypes': {
    sorting: [
      { gameCategory: 'RNG', vendorNames: [] },
      { gameCategory: 'LIVE', vendorNames: [] },
      { gameCategory: 'LOTT', vendorNames: [] },
    ],
    mapping: {
      RNG: [vendor('TIDE', 'RNG'), vendor('REEF', 'RNG')],
      LIVE: [vendor('SALA', 'LIVE'), vendor('BAY', 'LIVE')],
      LOTT: [vendor('DRAW', 'LOTT')],
    },
  },
  'games.allVassalage': { list: [{ vassalage: 'REEF', name: 'Vendor REEF' }] },
  'games.list': ({ query }: { query: Query }) =>
    query['pageSize'] === 1
      ? { games: [], pageNum: 1, totalPages: 128, total: query['minBet'] ? 128 : 1860 }
      : { games: testGames(3), pageNum: 1, totalPages: 1, total: 3 },
}
const show = (path: string, options: Parameters<typeof renderGames>[1] = {}, screenOf = <GameListScreen />) =>
  renderGames(screenOf, { path, ...options, answers: { ...answers, ...options.answers } })
const lists = (calls: { id: string; input: unknown }[], size: number) =>
  calls
    .filter(({ id }) => id === 'games.list')
    .map(({ input }) => (input as { query: Query }).query)
    .filter(({ pageSize }) => pageSize === size)
const chip = (dialog: HTMLElement, group: string, name: string) =>
  within(within(dialog).getByRole('group', { name: group })).getByRole('button', { name })
async function openDrawer() {
  fireEvent.click(await screen.findByRole('button', { name: /^Filter/ }))
  return screen.findByRole('dialog', { name: 'Filter games' })
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/m/gameList')
})

describe('the filter drawer', () => {
  // LIST-5
  it('the filter drawer has a minimum bet for slots, counts before it shows, and stays out of the address until then', async () => {
    const { calls, location } = show('/m/gameList?gameType=RNG&gameName=pearl')
    const dialog = await openDrawer()
    const bets = within(dialog).getByRole('group', { name: 'Minimum bet' })
    expect(
      within(bets)
        .getAllByRole('button')
        .map((each) => each.textContent),
    ).toEqual(['All', '₱0.01', '₱0.05', '₱0.10', '₱0.50', '₱0.75'])
    expect(await within(dialog).findByRole('button', { name: 'Show 1,860 games' })).toBeInTheDocument()
    fireEvent.click(chip(dialog, 'Minimum bet', '₱0.50'))
    fireEvent.click(chip(dialog, 'Game providers', 'Vendor REEF'))
    expect(location()).toBe('/m/gameList?gameType=RNG&gameName=pearl')
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Show 128 games' }))
    await waitFor(() =>
      expect(location()).toBe('/m/gameList?gameType=RNG&gameName=pearl&vassalage=REEF&minBet=0.5'),
    )
    await waitFor(() =>
      expect(lists(calls, 26).at(-1)).toMatchObject({ minBet: 0.5, vassalage: 'REEF', pageNo: 1 }),
    )
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('the filter drawer loads the count once, 250 ms after the last choice', async () => {
    const { calls } = show('/m/gameList?gameType=RNG')
    const dialog = await openDrawer()
    await within(dialog).findByRole('button', { name: 'Show 1,860 games' })
    jest.useFakeTimers()
    try {
      for (const name of ['₱0.01', '₱0.05', '₱0.50']) fireEvent.click(chip(dialog, 'Minimum bet', name))
      expect(within(dialog).getByRole('button', { name: 'Show games' })).toBeInTheDocument()
      await act(() => jest.advanceTimersByTimeAsync(countAfterMs - 1))
      expect(lists(calls, 1)).toHaveLength(1)
      await act(() => jest.advanceTimersByTimeAsync(20))
      expect(lists(calls, 1).map(({ minBet }) => minBet)).toEqual([undefined, 0.5])
    } finally {
      jest.useRealTimers()
    }
  })

  // LIST-5
  it('the filter drawer has no minimum bet for another type, whose vendors it offers', async () => {
    const { location } = show('/m/gameList?gameType=RNG&vassalage=REEF&minBet=0.5')
    const dialog = await openDrawer()
    fireEvent.click(chip(dialog, 'Type of game', 'Live casino'))
    expect(within(dialog).queryByRole('group', { name: 'Minimum bet' })).toBeNull()
    expect(chip(dialog, 'Game providers', 'All')).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(chip(dialog, 'Game providers', 'Vendor SALA'))
    fireEvent.click(await within(dialog).findByRole('button', { name: /^Show/ }))
    await waitFor(() => expect(location()).toBe('/m/gameList?gameType=LIVE&vassalage=SALA'))
  })

  // LIST-5
  it('the filter drawer clears a vendor that is picked a second time, and everything with Reset', async () => {
    show('/m/gameList?gameType=RNG&vassalage=REEF&minBet=0.5')
    const dialog = await openDrawer()
    const reef = chip(dialog, 'Game providers', 'Vendor REEF')
    expect(reef).toHaveAttribute('aria-pressed', 'true')
    fireEvent.click(reef)
    expect(reef).toHaveAttribute('aria-pressed', 'false')
    fireEvent.click(reef)
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reset' }))
    expect(reef).toHaveAttribute('aria-pressed', 'false')
    expect(chip(dialog, 'Minimum bet', 'All')).toHaveAttribute('aria-pressed', 'true')
  })

  // LIST-5
  it('the filter drawer leads to the other categories, and to lottery only when its page exists', async () => {
    const { location } = show('/m/gameList?gameType=RNG')
    const dialog = await openDrawer()
    const links = within(dialog).getByRole('navigation', { name: 'Other categories' })
    expect(
      within(links)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Hot', 'Live casino'])
    fireEvent.click(within(links).getByRole('link', { name: 'Live casino' }))
    await waitFor(() => expect(location()).toBe('/m/gameList?gameType=LIVE'))
  })

  // LIST-5
  it('the filter drawer leads to /m/lottery when a release offers that page', async () => {
    const plan = createTestPlan({ 'mf-lottery': { routes: [{ path: '/m/lottery' }] } })
    const { location } = show('/m/gameList?gameType=RNG', { plan })
    const dialog = await openDrawer()
    fireEvent.click(within(dialog).getByRole('link', { name: 'Lottery' }))
    await waitFor(() => expect(location()).toBe('/m/lottery'))
  })

  it('the filter drawer closes with the back button and changes nothing', async () => {
    const { location } = show('/m/gameList?gameType=RNG')
    const dialog = await openDrawer()
    fireEvent.click(chip(dialog, 'Minimum bet', '₱0.50'))
    act(() => history.back())
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(location()).toBe('/m/gameList?gameType=RNG')
  })
})

describe('what filters', () => {
  it('the active filters are listed above the list, each with a button to remove it, and one for all', async () => {
    const { location } = show('/m/gameList?gameType=RNG&gameName=pearl&vassalage=REEF&minBet=0.5')
    expect(await screen.findByRole('button', { name: 'Remove Vendor REEF' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Filter, 2 chosen' })).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Remove Minimum bet up to ₱0.50' }))
    expect(location()).toBe('/m/gameList?gameType=RNG&gameName=pearl&vassalage=REEF')
    fireEvent.click(screen.getByRole('button', { name: 'Clear all' }))
    expect(location()).toBe('/m/gameList?gameType=RNG')
    expect(screen.queryByRole('group', { name: 'What you filter by' })).toBeNull()
  })
})

describe('the slots centre', () => {
  // LIST-9
  it('the slots centre has slots only, with volatility, return to player, jackpot, new and an order', async () => {
    const { calls, location } = show('/m/slotsCenter', { session: testSession() }, <SlotsCenterScreen />)
    await waitFor(() => expect(lists(calls, 26)[0]).toMatchObject({ gameType: 'RNG' }))
    expect(screen.queryByRole('group', { name: 'Game categories' })).toBeNull()
    const dialog = await openDrawer()
    expect(within(dialog).queryByRole('group', { name: 'Type of game' })).toBeNull()
    fireEvent.click(chip(dialog, 'Volatility', 'High'))
    fireEvent.click(chip(dialog, 'Return to player', '95% or more'))
    fireEvent.click(chip(dialog, 'Only', 'With jackpot'))
    fireEvent.click(chip(dialog, 'Only', 'New games'))
    fireEvent.click(chip(dialog, 'Order', 'Highest return first'))
    fireEvent.click(within(dialog).getByRole('button', { name: /^Show/ }))
    await waitFor(() =>
      expect(location()).toBe('/m/slotsCenter?volatility=high&minRtp=9500&badge=jackpot&isNew=1&sort=rtp'),
    )
    await waitFor(() =>
      expect(lists(calls, 26).at(-1)).toMatchObject({
        gameType: 'RNG',
        volatility: 'high',
        minRtp: 9500,
        badge: 'jackpot',
        isNew: '1',
        sort: 'rtp',
      }),
    )
  })

  it('the filters of slots exist in the slots centre only', async () => {
    show('/m/gameList?gameType=RNG')
    const dialog = await openDrawer()
    expect(within(dialog).queryByRole('group', { name: 'Volatility' })).toBeNull()
  })
})
