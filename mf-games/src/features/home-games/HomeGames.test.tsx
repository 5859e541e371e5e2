import { CallError } from '@plaza/client'
import type { HomeData } from '@plaza/contract'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderGames, testGame, testPopular } from '../../testing/games'
import { HomeGames } from './HomeGames'

const home = (language: 'en' | 'fil'): HomeData => ({
  language,
  banners: [],
  notices: [],
  hotMatches: [],
  popular: testPopular,
})
const tiles = () => screen.getAllByRole('article').map((tile) => within(tile).getByRole('button').textContent)
const picked = () =>
  within(screen.getByRole('group', { name: 'Game categories' }))
    .getAllByRole('button', { pressed: true })
    .map((button) => button.textContent)

describe('popular games', () => {
  it('are there at once from the document, without a call', () => {
    const { calls } = renderGames(<HomeGames />, { home: home('en') })
    expect(tiles()).toHaveLength(9)
    expect(calls).toEqual([])
  })

  it('are asked for when the document is in another language', async () => {
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

  it('begin with HOT, then follow the server', () => {
    renderGames(<HomeGames />, { home: home('en') })
    const rail = screen.getByRole('group', { name: 'Game categories' })
    expect(
      within(rail)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Hot', 'Slots', 'Fishing', 'Live casino'])
  })

  it('fetch the artwork of the first six at once, and of the others as they come into view', () => {
    const { container } = renderGames(<HomeGames />, { home: home('en') })
    const loading = [...container.querySelectorAll('article img')].map((img) => img.getAttribute('loading'))
    expect(loading).toEqual([...Array(6).fill('eager'), ...Array(3).fill('lazy')])
  })

  it('show the category that is picked, with the way to all of it, and keep it on the way back', async () => {
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

  it('say so where a category is empty', async () => {
    renderGames(<HomeGames />, { home: home('en') })
    await userEvent.click(screen.getByRole('button', { name: 'Live casino' }))
    expect(screen.getByText(/No games here yet/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /See all/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Hot' }))
  })

  it('have no badge that says hot among the hot ones', async () => {
    const games = [testGame(1, { badge: 'hot' }), testGame(2, { badge: 'new' })]
    const popular = {
      sorting: ['RNG' as const],
      sections: [
        { gameCategory: 'HOT' as const, games },
        { gameCategory: 'RNG' as const, games },
      ],
    }
    renderGames(<HomeGames />, { home: { ...home('en'), popular } })
    const badges = () => screen.getAllByRole('article').map((tile) => tile.lastElementChild?.textContent)
    expect(badges()).toEqual(['Game 1Tide Works', 'New'])
    await userEvent.click(screen.getByRole('button', { name: 'Slots' }))
    expect(badges()).toEqual(['Hot', 'New'])
    await userEvent.click(within(screen.getByRole('group')).getByRole('button', { name: 'Hot' }))
  })

  it('grey out a game that cannot be played', () => {
    const popular = {
      sorting: [],
      sections: [{ gameCategory: 'HOT' as const, games: [testGame(1, { supportPlay: false })] }],
    }
    renderGames(<HomeGames />, { home: { ...home('en'), popular } })
    expect(screen.getByText('Not available now')).toBeInTheDocument()
  })

  it('that failed are had again by Retry', async () => {
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

  it('speak Filipino', async () => {
    renderGames(<HomeGames />, { home: home('fil'), language: 'fil' })
    expect(screen.getByRole('button', { name: 'Patok' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Tingnan lahat ng laro sa Patok' })).toBeInTheDocument()
  })
})
