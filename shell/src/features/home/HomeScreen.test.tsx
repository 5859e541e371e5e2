import { CallError } from '@plaza/client/transport'
import type { Banner, HomeData } from '@plaza/contract/site'
import type { SlotContribution } from '@plaza/contract/federation'
import { createTestPlan, testSession } from '@plaza/federation/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { HomeScreen } from './HomeScreen'
import { HotMatchSkeleton } from './HotMatchSkeleton'

const banner = (id: string, link?: string): Banner => ({
  id,
  url: `/img/banner/${id}`,
  tint: '#331144',
  headline: `Headline ${id}`,
  line: `Line ${id}`,
  call: `Call ${id}`,
  link,
})
const home = (given: Partial<HomeData> = {}): HomeData => ({
  language: 'en',
  banners: [banner('one', '/m/gameList?gameType=HOT'), banner('two'), banner('three')],
  notices: [
    { id: '1', title: 'Welcome to Perla' },
    { id: '2', title: 'Cashier maintenance' },
  ],
  hotMatches: [],
  popular: { sorting: [], sections: [] },
  ...given,
})
const slot = (name: SlotContribution['slot']): SlotContribution => ({
  id: name,
  slot: name,
  order: 10,
  component: true,
})
const plan = createTestPlan({
  'mf-games': { routes: [{ path: '/m/gameList' }], slots: [slot('home.games@1'), slot('home.hot-match@1')] },
})
const components = {
  'mf-games/home.games@1': () => <p>popular games</p>,
  'mf-games/home.hot-match@1': () => <p>hot match</p>,
}
/** Home with its slots filled. */
const show = async (options: RenderShellOptions = {}) => {
  const view = renderShell(<HomeScreen />, { plan, components, home: home(), ...options })
  await screen.findByText('popular games')
  return view
}
const rail = () => screen.getByRole('region', { name: "What's on" })

describe('home', () => {
  // HOME-1
  it('home is drawn from the data in the document, without a call', async () => {
    // The data has the age of the document, which for the last suites of a page is more than a minute.
    const began = jest.spyOn(Performance.prototype, 'timeOrigin', 'get').mockReturnValue(Date.now())
    const { calls } = await show()
    expect(within(rail()).getAllByRole('listitem')).toHaveLength(3)
    expect(calls).toEqual([])
    began.mockRestore()
  })

  // HOME-1
  it('home loads its data in the language of the page when the document has none', async () => {
    const { calls } = await show({ home: null, language: 'fil', answers: { 'system.home': home() } })
    expect(await screen.findByText('Headline one')).toBeInTheDocument()
    expect(calls).toEqual([
      { id: 'system.home', input: expect.objectContaining({ query: { language: 'fil' } }) },
    ])
  })

  // HOME-1
  it('home loads its data when the document is in another language', async () => {
    const { calls } = await show({ home: home({ language: 'fil' }), answers: { 'system.home': home() } })
    expect(await screen.findByText('Headline one')).toBeInTheDocument()
    expect(calls).toHaveLength(1)
  })

  // HOME-1
  it('home says what failed and reloads it by Retry, while its slots keep working', async () => {
    let tries = 0
    await show({
      home: null,
      answers: {
        'system.home': () => {
          tries += 1
          if (tries === 1) throw new CallError('service.unavailable', 'req-9', {}, 503)
          return home()
        },
      },
    })
    expect(await screen.findByText(/req-9/)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(await screen.findByText('Headline one')).toBeInTheDocument()
  })

  // HOME-9
  it('home loads for a member the data that members see', async () => {
    const { calls } = await show({
      session: testSession(),
      answers: {
        'games.favourites.ids': { ids: [] },
        'wallets.merchant': { balance: '0.00', currency: 'PHP' },
      },
    })
    await waitFor(() =>
      expect(calls.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['games.favourites.ids', 'wallets.merchant']),
      ),
    )
  })

  // HOME-1
  it('home puts the hot match above the games', async () => {
    await show()
    const match = screen.getByText('hot match')
    const games = screen.getByText('popular games')
    expect(match.compareDocumentPosition(games)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  // FRAME-11
  it('the foot of home says who may play, under which licence, and since when', async () => {
    await show()
    expect(screen.getByText('21+')).toBeInTheDocument()
    expect(screen.getByText(/Only for people of 21 and over/)).toBeInTheDocument()
    expect(screen.getByText('Perla Leisure, licence DEMO-21, under PAGCOR.')).toBeInTheDocument()
    expect(screen.getByText(/© 2018-2024 Perla/)).toBeInTheDocument()
  })
})

describe('the place of the hot matches', () => {
  const teams = { homeTeam: 'H', awayTeam: 'A', homeTeamImageUrl: '', awayTeamImageUrl: '' }
  const match = { ...teams, matchTime: 1, league: 'L', vendor: 'V', roomId: 'r', nodeId: 1 }

  it.each([
    ['kept while their code is on its way', home({ hotMatches: [match] }), 1],
    ['kept while it is unknown whether there are some', null, 1],
    ['not kept where there are none', home(), 0],
  ])('the space for the hot matches is %s, so that nothing moves', (_when, data, places) => {
    const { container } = renderShell(<HotMatchSkeleton />, {
      home: data,
      answers: { 'system.home': () => new Promise(() => undefined) },
    })
    expect(container.querySelectorAll('.match')).toHaveLength(places)
  })
})

describe('the extra banner', () => {
  const extraBanner = {
    url: '/img/banner/x',
    tint: '#331144',
    headline: { en: 'In your pocket', fil: 'Sa bulsa' },
    link: '/m/help',
  }

  // HOME-10
  it('the extra banner lies below the games and leads where the merchant says, in the language of the page', async () => {
    await show({ settings: { extraBanner } })
    const banner = screen.getByRole('link', { name: 'In your pocket' })
    expect(banner).toHaveAttribute('href', '/m/help')
    const games = screen.getByText('popular games')
    expect(games.compareDocumentPosition(banner)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  // HOME-10
  it('the extra banner is left out when the merchant has none, or its page does not exist', async () => {
    await show({ settings: { extraBanner: { ...extraBanner, link: '/m/redRain' } } })
    expect(screen.queryByText('In your pocket')).toBeNull()
  })
})

describe('the banners', () => {
  // HOME-2
  it('banners with a target are links, and the others are plain pictures', async () => {
    await show()
    expect(screen.getByRole('link', { name: /Headline one/ })).toHaveAttribute(
      'href',
      '/m/gameList?gameType=HOT',
    )
    expect(screen.queryByRole('link', { name: /Headline two/ })).toBeNull()
    expect(screen.getByText('Headline two')).toBeInTheDocument()
    expect(screen.queryByText('Call two')).toBeNull()
  })

  it('banners are left out when their target page does not exist', async () => {
    const banners = [banner('one', '/m/redRain'), banner('two', '/m/gameList')]
    await show({ home: home({ banners }) })
    expect(within(rail()).getAllByRole('listitem')).toHaveLength(1)
    expect(screen.queryByText('Headline one')).toBeNull()
  })

  it('the banners leave no empty rail when none of them leads to a page', async () => {
    await show({ home: home({ banners: [banner('one', '/m/redRain')] }) })
    expect(screen.queryByRole('region', { name: "What's on" })).toBeNull()
  })

  // HOME-2
  it('the first banner loads first, and the others as they come into view', async () => {
    const { container } = await show()
    const pictures = [...container.querySelectorAll('img')]
    expect(pictures.map((img) => img.getAttribute('fetchpriority'))).toEqual(['high', null, null])
    expect(pictures.map((img) => img.getAttribute('loading'))).toEqual(['eager', 'lazy', 'lazy'])
    expect(pictures[0]).toHaveAttribute('src', '/img/banner/one/banner@1x.webp')
  })

  // HOME-2
  it('the banners have dots, of which the one in view is marked', async () => {
    const { container } = await show()
    const dots = () => [...container.querySelectorAll('.dot')].map((dot) => dot.classList.contains('on'))
    expect(dots()).toEqual([true, false, false])
    const list = within(rail()).getByRole('list')
    Object.defineProperties(list, {
      scrollWidth: { value: 1200 },
      clientWidth: { value: 400 },
      scrollLeft: { value: 800, writable: true },
    })
    fireEvent.scroll(list)
    expect(dots()).toEqual([false, false, true])
  })

  // HOME-2
  it('a single banner has no dots', async () => {
    const { container } = await show({ home: home({ banners: [banner('one')] }) })
    expect(container.querySelector('.dot')).toBeNull()
  })

  // HOME-2
  it('home leaves no gap when there are no banners', async () => {
    await show({ home: home({ banners: [] }) })
    expect(screen.queryByRole('region', { name: "What's on" })).toBeNull()
  })
})

describe('the line of announcements', () => {
  // HOME-4
  it('the line of announcements leads to the announcements and reads out its titles once', async () => {
    await show()
    const line = screen.getByRole('link', { name: 'Announcements: Welcome to Perla: Cashier maintenance' })
    expect(line).toHaveAttribute('href', '/m/notice')
  })

  // HOME-4
  it('the line of announcements says so when there are none', async () => {
    await show({ home: home({ notices: [] }) })
    expect(screen.getByText('No announcements')).toBeInTheDocument()
  })
})
