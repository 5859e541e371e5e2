import type { Banner } from '@plaza/contract/site'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { createIdleQueue } from '../../kernel/loading/idle-queue'
import { renderShell } from '../../testing/render-shell'
import { Banners } from './Banners'
import type { CarouselStart } from './carousel'

const starts: CarouselStart[] = []
const carousel = {
  goTo: jest.fn(),
  play: jest.fn(),
  hold: jest.fn(),
  isPlaying: () => true,
  destroy: jest.fn(),
}
jest.mock('./carousel', () => ({
  startCarousel: (_frame: HTMLElement, start: CarouselStart) => {
    starts.push(start)
    return carousel
  },
}))

const banner = (id: string): Banner => ({
  id,
  url: `/img/banner/${id}`,
  tint: '#331144',
  headline: `Headline ${id}`,
  line: `Line ${id}`,
  call: 'Look',
})
const region = () => screen.getByRole('region', { name: "What's on" })
const dots = () => within(region()).queryAllByRole('button', { name: /^Banner/ })
let isStill = false

/** Banners after the carousel's code has had time to load. */
async function show(ids: string[]) {
  const view = renderShell(<Banners banners={ids.map(banner)} />, { idle: createIdleQueue() })
  await act(() => jest.advanceTimersByTimeAsync(2000))
  return view
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  starts.length = 0
  isStill = false
  window.matchMedia = ((query: string) => ({ matches: isStill, media: query })) as typeof window.matchMedia
})
afterEach(() => jest.useRealTimers())

describe('banners in motion', () => {
  // HOME-2
  it('banners start as a rail, and the carousel takes over once the page has loaded', async () => {
    renderShell(<Banners banners={[banner('a'), banner('b'), banner('c')]} />, {
      idle: createIdleQueue(),
    })
    await act(() => jest.advanceTimersByTimeAsync(1499))
    expect(starts).toEqual([])
    expect(dots()).toEqual([])
    await act(() => jest.advanceTimersByTimeAsync(10))
    expect(starts).toEqual([expect.objectContaining({ first: 0, isStill: false })])
    expect(starts[0]?.seenMs).toBeGreaterThanOrEqual(1500)
    expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual([
      'Banner 1 of 3: Headline a',
      'Banner 2 of 3: Headline b',
      'Banner 3 of 3: Headline c',
    ])
  })

  // HOME-2
  it('a single banner keeps still, without carousel and dots', async () => {
    await show(['a'])
    expect(starts).toEqual([])
    expect(region().querySelector('.dots')).toBeNull()
  })

  // HOME-2
  it('the banners mark the dot of the slide in view, and a dot leads to its slide', async () => {
    await show(['a', 'b', 'c'])
    act(() => starts[0]?.onSlide(2))
    expect(dots().map((dot) => dot.getAttribute('aria-current'))).toEqual([null, null, 'true'])
    fireEvent.click(screen.getByRole('button', { name: /^Banner 2/ }))
    expect(carousel.goTo).toHaveBeenCalledWith(1)
  })

  // HOME-2
  it.each([
    [['a', 'b'], 4],
    [['a', 'b', 'c'], 6],
    [['a', 'b', 'c', 'd'], 4],
  ])(
    'banners %j are drawn as %i slides, so that the loop has a next one, with a dot each',
    async (ids, slides) => {
      await show(ids)
      expect(region().querySelectorAll('li')).toHaveLength(slides)
      expect(within(region()).getAllByRole('listitem')).toHaveLength(ids.length)
      expect(dots()).toHaveLength(ids.length)
      act(() => starts[0]?.onSlide(slides - 1))
      expect(dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true')).toBe(ids.length - 1)
    },
  )

  // HOME-3
  it('the banners can be paused and started again', async () => {
    await show(['a', 'b', 'c'])
    fireEvent.click(screen.getByRole('button', { name: 'Stop the banners' }))
    expect(carousel.hold).toHaveBeenCalledTimes(1)
    fireEvent.click(screen.getByRole('button', { name: 'Play the banners' }))
    expect(carousel.play).toHaveBeenCalledTimes(1)
  })

  // HOME-3
  it('the banners do not move by themselves for somebody who wants no motion', async () => {
    isStill = true
    await show(['a', 'b', 'c'])
    expect(starts[0]?.isStill).toBe(true)
    expect(screen.queryByRole('button', { name: 'Stop the banners' })).toBeNull()
  })

  it('the banners clean up when they unmount', async () => {
    const { unmount } = await show(['a', 'b', 'c'])
    unmount()
    expect(carousel.destroy).toHaveBeenCalledTimes(1)
  })
})
