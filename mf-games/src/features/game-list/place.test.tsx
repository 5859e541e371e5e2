import type { ListPlace } from '@plaza/contract/play'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderGames, setDistanceToEnd, testGames } from '../../testing/games'
import { GameListScreen } from './GameListScreen'
import { keepPlace, takeListPlace } from './list-place'

const address = '/m/gameList?gameType=RNG'
/** Every row has the height that it has on a phone. */
const tileHeight = document.createElement('style')
tileHeight.textContent = '.tile { height: 160px }'
const total = 10_000
const place: ListPlace = {
  address,
  entry: 'another',
  pages: 20,
  total,
  from: 288,
  to: 324,
  scrollY: 16_000,
  isForGame: true,
}
const paged = ({ query }: { query: { pageNo: number } }) => ({
  games: testGames(26, (query.pageNo - 1) * 26 + 1),
  pageNum: query.pageNo,
  totalPages: 385,
  total,
})
const show = (list: (input: { query: { pageNo: number } }) => unknown = paged) =>
  renderGames(<GameListScreen />, { path: address, answers: { 'games.list': list } })
const pagesOf = (calls: { id: string; input: unknown }[]) =>
  calls
    .filter(({ id }) => id === 'games.list')
    .map(({ input }) => (input as { query: { pageNo: number } }).query.pageNo)

/** A window with rows of a phone's height and a scroll position. jsdom has no layout. */
function layOutAt(scrollY: number) {
  document.head.append(tileHeight)
  Object.defineProperty(window, 'scrollY', { configurable: true, value: scrollY })
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: -window.scrollY, left: 0, right: 0, width: 0 }) as DOMRect)
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', address)
  setDistanceToEnd(90_000)
})
afterEach(() => {
  jest.restoreAllMocks()
  tileHeight.remove()
  Object.defineProperty(window, 'scrollY', { configurable: true, value: 0 })
})

describe('a list that is come back to', () => {
  it('a list that is returned to loads the pages in view, not everything above', async () => {
    keepPlace(sessionStorage, place)
    layOutAt(16_000)
    const { calls } = show()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Game 313' })).toBeInTheDocument())
    expect([...new Set(pagesOf(calls))].sort((one, other) => one - other)).toEqual([1, 12, 13, 20])
    expect(screen.getByRole('status')).toHaveTextContent('10,000 games')
  })

  it('a list that is returned to scrolls to its place once the page is tall enough', async () => {
    keepPlace(sessionStorage, place)
    const { unmount } = show()
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 90_000 })
    await waitFor(() => expect(window.scrollTo).toHaveBeenCalledWith(0, 16_000))
    unmount()
  })

  it('a list that is returned to does not move somebody who scrolls before that', async () => {
    keepPlace(sessionStorage, place)
    show()
    fireEvent.pointerDown(window)
    Object.defineProperty(document.documentElement, 'scrollHeight', { configurable: true, value: 90_000 })
    await screen.findAllByRole('article')
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
    expect(window.scrollTo).not.toHaveBeenCalledWith(0, 16_000)
  })

  it('a list begins at its top in another history entry', async () => {
    keepPlace(sessionStorage, { ...place, isForGame: false })
    const { calls } = show()
    await screen.findAllByRole('article')
    expect(pagesOf(calls)).toEqual([1])
  })

  it('a list that is returned to offers Retry when a page in the middle fails to load', async () => {
    keepPlace(sessionStorage, place)
    layOutAt(16_000)
    let isBroken = true
    show((input) => (isBroken && input.query.pageNo === 12 ? undefined : paged(input)))
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    isBroken = false
    fireEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('button', { name: 'Game 300' })).toBeInTheDocument()
  })
})

describe('a list that is left', () => {
  it('a list that is left for a game is restored on any way back', async () => {
    const { unmount } = show()
    await screen.findAllByRole('article')
    history.pushState(null, '', '/m/launchGame?nodeId=1')
    unmount()
    expect(takeListPlace(sessionStorage, address, 'any')).toMatchObject({ pages: 1, total, isForGame: true })
  })

  it('a list that is left by a reload is restored in its own history entry only', async () => {
    show()
    await screen.findAllByRole('article')
    Object.defineProperty(window, 'scrollY', { configurable: true, value: 321 })
    fireEvent.scroll(window)
    fireEvent(window, new Event('pagehide'))
    expect(takeListPlace(sessionStorage, address, 'any')).toBeUndefined()
    const [kept] = JSON.parse(sessionStorage.getItem('plaza.listPlaces') ?? '[]') as ListPlace[]
    expect(kept).toMatchObject({ address, scrollY: 321, isForGame: false })
    expect(takeListPlace(sessionStorage, address, kept?.entry ?? '')).toEqual(kept)
  })
})

it('a list of ten thousand games has few tiles in the document', async () => {
  keepPlace(sessionStorage, { ...place, pages: 385, from: 0, to: 26, scrollY: 0 })
  layOutAt(0)
  show()
  await screen.findByRole('button', { name: 'Game 1' })
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeLessThan(45))
})
