import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderGames } from '../../testing/games'
import { LivePlace } from './LivePlace'

const winners = {
  'games.winners': {
    entries: [
      {
        account: 'pl***1',
        nodeId: 1,
        gameName: 'Mango',
        iconUrl: '/art/1',
        tint: '#402080',
        vo: { winAmount: '10.00' },
        at: 0,
      },
    ],
    currency: 'PHP',
  },
}
let see: (isIntersecting: boolean) => void
let observed = 0

beforeEach(() => {
  observed = 0
  window.matchMedia = (() => ({ matches: true })) as unknown as typeof window.matchMedia
  globalThis.IntersectionObserver = class {
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      see = (isIntersecting) => act(() => callback([{ isIntersecting }]))
    }
    observe() {
      observed += 1
    }
    disconnect() {
      observed -= 1
    }
  } as unknown as typeof IntersectionObserver
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  Reflect.deleteProperty(document, 'readyState')
})

const calm = () => waitFor(() => expect(observed).toBe(1))

describe('the place of the live rows', () => {
  it('the live rows stay empty and load nothing while they are out of view and nobody scrolls', async () => {
    const { calls } = renderGames(<LivePlace />, { answers: winners })
    await calm()
    see(false)
    expect(calls).toEqual([])
    expect(screen.queryByRole('region')).toBeNull()
  })

  it('the live rows load when they come into view', async () => {
    renderGames(<LivePlace />, { answers: winners })
    await calm()
    see(true)
    expect(await screen.findByText('Mango')).toBeInTheDocument()
    expect(observed).toBe(0)
  })

  it('the live rows load when somebody begins to scroll', async () => {
    renderGames(<LivePlace />, { answers: winners })
    await calm()
    fireEvent.scroll(window)
    expect(await screen.findByText('Mango')).toBeInTheDocument()
  })

  it('the live rows wait until the page has loaded', async () => {
    Object.defineProperty(document, 'readyState', { configurable: true, value: 'interactive' })
    renderGames(<LivePlace />, { answers: winners })
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(observed).toBe(0)
    fireEvent.load(window)
    await calm()
  })

  it('the live rows stop observing when they unmount', async () => {
    const { unmount } = renderGames(<LivePlace />, { answers: winners })
    await calm()
    unmount()
    expect(observed).toBe(0)
  })
})
