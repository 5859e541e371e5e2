import { CallError } from '@plaza/client'
import type { GameType, PopularGames, Vendor } from '@plaza/contract/play'
import type { HomeData } from '@plaza/contract/site'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { renderGames, testGame, testGames, testPopular } from '../../testing/games'
import { HomeGames, LotteryPlace } from './HomeGames'

const home = (language: 'en' | 'fil'): HomeData => ({
  language,
  banners: [],
  notices: [],
  hotMatches: [],
  popular: testPopular,
})
/** What a document carries: the first category alone. */
const partOf = (popular: PopularGames): PopularGames => ({ ...popular, sections: [], isPart: true })
const tiles = () =>
  screen.getAllByRole('article').map((tile) => within(tile).getAllByRole('button')[0]?.textContent)
const picked = () =>
  within(screen.getByRole('group', { name: 'Game categories' }))
    .getAllByRole('button', { pressed: true })
    .map((button) => button.textContent)

describe('popular games', () => {
  it('popular games are drawn at once from the document, without a call', () => {
    const { calls } = renderGames(<HomeGames />, { home: home('en') })
    expect(tiles()).toHaveLength(9)
    expect(calls).toEqual([])
  })

  it('popular games are loaded when the document is in another language', async () => {
    const { calls } = renderGames(<HomeGames />, {
      home: home('fil'),
      answers: { 'games.popular': testPopular },
    })
    expect(screen.queryByRole('article')).toBeNull()
    expect(await screen.findAllByRole('article')).toHaveLength(9)
    expect(calls).toEqual([
      expect.objectContaining({
        input: expect.objectContaining({ query: { language: 'en', merchantCode: 'demo' } }),
      }),
    ])
  })

  // RG-8
  it('a session for withdrawing alone gets no games on home, but the reason and the way to the money', async () => {
    const { location, calls } = renderGames(
      <>
        <HomeGames />
        <LotteryPlace />
      </>,
      {
        home: home('en'),
        session: { ...testSession(), facts: { isOnBreak: true } },
        plan: createTestPlan({ 'mf-cashier': { routes: [{ path: '/m/withdraw' }] } }),
      },
    )
    expect(screen.queryByRole('article')).toBeNull()
    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw' }))
    expect(screen.getByText('You are taking a break from play')).toBeVisible()
    expect(location()).toBe('/m/withdraw')
    expect(calls).toEqual([])
  })

  // HOME-7
  it('popular games begin with HOT, then follow the server’s order', () => {
    renderGames(<HomeGames />, { home: home('en') })
    const rail = screen.getByRole('group', { name: 'Game categories' })
    expect(
      within(rail)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Hot', 'Slots', 'Fishing', 'Live casino'])
  })

  it('popular games load the artwork of the first six at once, and the others as they come into view', () => {
    const { container } = renderGames(<HomeGames />, { home: home('en') })
    const loading = [...container.querySelectorAll('article img')].map((img) => img.getAttribute('loading'))
    expect(loading).toEqual([...Array(6).fill('eager'), ...Array(3).fill('lazy')])
  })

  // HOME-8
  it('popular games show the picked category, with a link to all of it, and keep it on the way back', async () => {
    const { unmount } = renderGames(<HomeGames />, { home: home('en') })
    await userEvent.click(screen.getByRole('button', { name: 'Fishing' }))
    expect(tiles()).toEqual(['Pearl Diver'])
    expect(screen.getByRole('link', { name: 'See all games in Fishing' })).toHaveAttribute(
      'href',
      '/m/gameList?gameType=FISH',
    )
    unmount()
    renderGames(<HomeGames />, { home: home('en') })
    expect(picked()).toEqual(['Fishing'])
    await userEvent.click(screen.getByRole('button', { name: 'Hot' }))
  })

  it('popular games lead from hot to the game centre, and from slots to the slots centre', async () => {
    renderGames(<HomeGames />, { home: home('en') })
    expect(screen.getByRole('link', { name: 'All games and providers' })).toHaveAttribute(
      'href',
      '/m/gameCenter',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Slots' }))
    expect(screen.getByRole('link', { name: 'Slots by theme and return' })).toHaveAttribute(
      'href',
      '/m/slotsCenter',
    )
    await userEvent.click(screen.getByRole('button', { name: 'Hot' }))
  })

  // LAUNCH-1
  it('a tap on a popular game opens it, with the way back to home', async () => {
    const { location } = renderGames(<HomeGames />, { home: home('en'), session: testSession() })
    await userEvent.click(screen.getByRole('button', { name: 'Game 1' }))
    expect(location()).toBe('/m/launchGame?nodeId=1&pageBack=%2Fm%2Fhome')
  })

  // HOME-8
  it('popular games say so when a category is empty', async () => {
    renderGames(<HomeGames />, { home: home('en') })
    await userEvent.click(screen.getByRole('button', { name: 'Live casino' }))
    expect(screen.getByText(/No games here yet/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /See all/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Hot' }))
  })

  it('popular games have no hot badge among the hot ones', async () => {
    const games = [testGame(1, { badge: 'hot' }), testGame(2, { badge: 'new' })]
    const popular = {
      sorting: ['RNG' as const],
      sections: [
        { gameCategory: 'HOT' as const, games },
        { gameCategory: 'RNG' as const, games },
      ],
    }
    renderGames(<HomeGames />, { home: { ...home('en'), popular } })
    const badges = () =>
      screen.getAllByRole('article').map((tile) => within(tile).queryByText(/^(Hot|New)$/)?.textContent)
    expect(badges()).toEqual([undefined, 'New'])
    await userEvent.click(screen.getByRole('button', { name: 'Slots' }))
    expect(badges()).toEqual(['Hot', 'New'])
    await userEvent.click(within(screen.getByRole('group')).getByRole('button', { name: 'Hot' }))
  })

  // LIST-11
  it('popular games grey out a game that cannot be played, and it has neither badge nor heart', () => {
    const popular = {
      sorting: [],
      sections: [
        { gameCategory: 'HOT' as const, games: [testGame(1, { supportPlay: false, badge: 'new' })] },
      ],
    }
    renderGames(<HomeGames />, { home: { ...home('en'), popular } })
    const tile = screen.getByRole('article')
    expect(within(tile).getByText('Opening soon')).toBeInTheDocument()
    expect(within(tile).queryByText('New')).toBeNull()
    expect(within(tile).getAllByRole('button')).toHaveLength(1)
  })

  it('Retry loads failed popular games again', async () => {
    let tries = 0
    renderGames(<HomeGames />, {
      answers: {
        'games.popular': () => {
          tries += 1
          if (tries === 1) throw new CallError('service.unavailable', 'req-7', {}, 503)
          return testPopular
        },
      },
    })
    expect(await screen.findByText(/req-7/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findAllByRole('article')).toHaveLength(9)
  })

  describe('that are not there yet, or did not come', () => {
    const hot = { list: [testGame(50, { gameName: 'Kept' })] }
    const failing = () => {
      throw new CallError('service.unavailable', 'req-7', {}, 503)
    }
    afterEach(() => localStorage.clear())

    // HOT-1
    it('missing popular games are replaced by the hot games, which are kept for the next visit', async () => {
      const { calls, unmount } = renderGames(<HomeGames />, {
        answers: { 'games.popular': failing, 'games.hot': hot },
      })
      expect(await screen.findByRole('button', { name: 'Kept' })).toBeInTheDocument()
      expect(screen.getByText(/req-7/)).toBeInTheDocument()
      expect(calls.find(({ id }) => id === 'games.hot')?.input).toMatchObject({
        query: { isPlatform: 1, language: 'en', platform: 'html5', merchantCode: 'demo' },
      })
      await waitFor(() => expect(localStorage.getItem('gameHot')).toContain('Kept'))
      unmount()
      renderGames(<HomeGames />, { answers: { 'games.popular': failing, 'games.hot': failing } })
      expect(await screen.findByRole('button', { name: 'Kept' })).toBeInTheDocument()
    })

    it('popular games replace the hot games when they arrive', async () => {
      let come: (popular: PopularGames) => void = () => undefined
      const coming = new Promise<PopularGames>((resolve) => {
        come = resolve
      })
      renderGames(<HomeGames />, { answers: { 'games.popular': () => coming, 'games.hot': hot } })
      await screen.findByRole('button', { name: 'Kept' })
      come(testPopular)
      await screen.findByRole('button', { name: 'Game 1' })
      expect(screen.queryByRole('button', { name: 'Kept' })).toBeNull()
    })
  })

  it('popular games are translated into Filipino', async () => {
    renderGames(<HomeGames />, { home: home('fil'), language: 'fil' })
    expect(screen.getByRole('button', { name: 'Patok' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Tingnan lahat ng laro sa Patok' })).toBeInTheDocument()
  })
})

describe('a category by vendor', () => {
  const vendor = (vassalage: string, gameType: GameType, nodeId: number): Vendor => ({
    vassalage,
    name: `Vendor ${vassalage}`,
    gameType,
    games: 12,
    iconUrl: `/img/vendor/${vassalage}`,
    nodeId,
  })
  const categories = ['RNG', 'SPORTS', 'INHOUSE', 'POKER', 'LOTT'] as const
  const popular: PopularGames = {
    sorting: [...categories],
    sections: categories.map((gameCategory, index) => ({
      gameCategory,
      games: [testGame(1000 + index, { gameName: `Popular ${gameCategory}`, gameType: gameCategory })],
    })),
  }
  const mapping: Record<string, Vendor[]> = {
    RNG: [vendor('AAA', 'RNG', 1), vendor('BBB', 'RNG', 2)],
    SPORTS: [vendor('LRO', 'SPORTS', 3), vendor('LGA', 'SPORTS', 4), vendor('TF', 'SPORTS', 5)],
    INHOUSE: [vendor('PRO', 'INHOUSE', 6), vendor('TWO', 'INHOUSE', 7)],
    POKER: [vendor('RSG', 'POKER', 8), vendor('TNG', 'POKER', 9)],
  }
  const vendors = { sorting: categories.map((gameCategory) => ({ gameCategory, vendorNames: [] })), mapping }
  const ofVendor = ({ query }: { query: { vassalage: string } }) => ({
    games: [testGame(7, { gameName: `Game of ${query.vassalage}` })],
    pageNum: 1,
    totalPages: 1,
    total: 1,
  })
  const answers = { 'games.vendorTypes': vendors, 'games.list': ofVendor }
  /** Home with a selected category. */
  const pickOn = async (name: string, given: object = answers, inDocument: PopularGames = popular) => {
    const view = renderGames(<HomeGames />, {
      home: { ...home('en'), popular: inDocument },
      answers: { ...given },
    })
    await userEvent.click(screen.getByRole('button', { name }))
    return view
  }
  const chips = () =>
    within(screen.getByRole('group', { name: 'Game providers' }))
      .getAllByRole('button')
      .map((button) => button.textContent)

  afterEach(async () => {
    await userEvent.click(
      within(screen.getByRole('group', { name: 'Game categories' })).getByRole('button', { name: 'Hot' }),
    )
  })

  // HOME-8, CALL-7
  it('the slots on home show all vendors, then the picked one, and lead to all games of it', async () => {
    const { calls } = await pickOn('Slots')
    await screen.findByRole('group', { name: 'Game providers' })
    expect(chips()).toEqual(['All', 'Vendor AAA', 'Vendor BBB'])
    expect(tiles()).toEqual(['Popular RNG'])
    await userEvent.click(screen.getByRole('button', { name: 'Vendor BBB' }))
    expect(await screen.findByRole('button', { name: 'Game of BBB' })).toBeInTheDocument()
    expect(calls.find(({ id }) => id === 'games.vendorTypes')?.input).toMatchObject({
      query: { typeId: 1, merchant_code: 'demo' },
    })
    expect(calls.find(({ id }) => id === 'games.list')?.input).toMatchObject({
      query: { gameType: 'RNG', vassalage: 'BBB', clientType: 2, platform: 'html5' },
    })
    expect(screen.getByRole('link', { name: /See all/ })).toHaveAttribute(
      'href',
      '/m/gameList?gameType=RNG&vassalage=BBB',
    )
  })

  it('the slots on home show all vendors again when the picked one is tapped a second time', async () => {
    await pickOn('Slots')
    await userEvent.click(await screen.findByRole('button', { name: 'Vendor AAA' }))
    await screen.findByRole('button', { name: 'Game of AAA' })
    await userEvent.click(screen.getByRole('button', { name: 'Vendor AAA' }))
    expect(tiles()).toEqual(['Popular RNG'])
  })

  // HOME-7
  it('the sports vendors on home leave out e-sports and cockfight', async () => {
    await pickOn('Sports')
    await screen.findByRole('group', { name: 'Game providers' })
    expect(chips()).toEqual(['All', 'Vendor LRO', 'Vendor LGA'])
  })

  // HOME-8
  it('the in-house games on home show one vendor at a time, starting with the first', async () => {
    await pickOn('Originals')
    expect(await screen.findByRole('button', { name: 'Game of PRO' })).toBeInTheDocument()
    expect(chips()).toEqual(['Vendor PRO', 'Vendor TWO'])
    await userEvent.click(screen.getByRole('button', { name: 'Vendor TWO' }))
    expect(await screen.findByRole('button', { name: 'Game of TWO' })).toBeInTheDocument()
  })

  // HOME-8
  it('every other category on home shows vendors as tiles, each leading to its games', async () => {
    await pickOn('Poker')
    const links = await screen.findAllByRole('link', { name: /^Vendor/ })
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Vendor RSG12 games', '/m/gameList?gameType=POKER&vassalage=RSG'],
      ['Vendor TNG12 games', '/m/gameList?gameType=POKER&vassalage=TNG'],
    ])
  })

  // LIST-11
  it('a category on home whose games all open later says so, and offers three games to play', async () => {
    const coming = { ...mapping, POKER: [{ ...vendor('RSG', 'POKER', 8), games: 0 }] }
    const hot = [testGame(1, { supportPlay: false }), ...testGames(5, 2)]
    await pickOn('Poker', {
      ...answers,
      'games.vendorTypes': { ...vendors, mapping: coming },
      'games.hot': { list: hot },
    })
    expect(await screen.findByText('Poker opens here soon.')).toBeInTheDocument()
    expect(await screen.findByRole('button', { name: 'Game 2' })).toBeInTheDocument()
    expect(tiles()).toEqual(['Game 2', 'Game 3', 'Game 4'])
    expect(screen.queryByRole('link', { name: /^Vendor/ })).toBeNull()
    expect(screen.getByRole('link', { name: 'See what is coming' })).toHaveAttribute(
      'href',
      '/m/gameList?gameType=POKER',
    )
  })

  it('home says so when a category has no vendors', async () => {
    await pickOn('Lottery')
    expect(await screen.findByText(/No games here yet/)).toBeInTheDocument()
  })

  // EDGE-6
  it('the games of another category are loaded when it is picked, where the document has only the first one', async () => {
    const { calls } = await pickOn('Slots', { ...answers, 'games.popular': popular }, partOf(popular))
    expect(await screen.findByRole('button', { name: 'Popular RNG' })).toBeVisible()
    expect(calls.filter(({ id }) => id === 'games.popular')).toHaveLength(1)
  })

  it('the games of another category that do not load say so, and a retry loads them', async () => {
    let isDown = true
    const comesLate = () => {
      if (isDown) throw new CallError('service.unavailable', 'req-9', {}, 503)
      return popular
    }
    await pickOn('Slots', { ...answers, 'games.popular': comesLate }, partOf(popular))
    // The vendors come beside it, and with them the message moves.
    await waitFor(() => expect(screen.getByText(/req-9/)).toBeVisible())
    const retry = await screen.findByRole('button', { name: 'Retry' })
    // As it moves it is asked for again, which must not load the games before the button is pressed.
    isDown = false
    await userEvent.click(retry)
    expect(await screen.findByRole('button', { name: 'Popular RNG' })).toBeVisible()
  })

  it('home keeps the popular games when the vendors fail to load, and recovers', async () => {
    // No vendors are kept from an earlier visit.
    localStorage.clear()
    let tries = 0
    const failing = () => {
      tries += 1
      if (tries === 1) throw new CallError('service.unavailable', 'req-8', {}, 503)
      return vendors
    }
    await pickOn('Slots', { ...answers, 'games.vendorTypes': failing })
    expect(await screen.findByText(/req-8/)).toBeInTheDocument()
    expect(tiles()).toEqual(['Popular RNG'])
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Vendor AAA' })).toBeInTheDocument()
  })

  it('home says what failed when the games of a vendor did not load', async () => {
    const failing = () => {
      throw new CallError('service.unavailable', 'req-9', {}, 503)
    }
    await pickOn('Slots', { ...answers, 'games.list': failing })
    await userEvent.click(await screen.findByRole('button', { name: 'Vendor AAA' }))
    expect(await screen.findByText(/req-9/)).toBeInTheDocument()
  })
})
