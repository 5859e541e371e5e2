import { fakeMotion, type FakeMotion } from '@plaza/ui/testing'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { useClearPlace } from './useClearPlace'

function Bubble() {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div ref={place} data-testid="bubble">
      {useClearPlace(place, true) ? 'there' : 'away'}
    </div>
  )
}

/** What lies at every point of the page. */
let below: Element
let motion: FakeMotion

beforeEach(() => {
  jest.useFakeTimers()
  motion = fakeMotion()
  heighten(10_000)
  below = document.createElement('p')
  document.elementsFromPoint = () => [below]
})
afterEach(() => {
  jest.useRealTimers()
  motion.restore()
  scrollTo(0)
})

const scrollTo = (y: number) => {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}
const heighten = (px: number) =>
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: px, configurable: true })
const rest = () => act(() => jest.advanceTimersByTime(200))
const state = () => screen.getByTestId('bubble').textContent

describe('a button that lies over the page', () => {
  // SERVICE-1
  it('a button over the page is there where nothing below can be pressed, and away while the page is scrolled down', () => {
    render(<Bubble />)
    rest()
    expect(state()).toBe('there')
    scrollTo(300)
    expect(state()).toBe('away')
    rest()
    expect(state()).toBe('away')
    scrollTo(200)
    expect(state()).toBe('away')
    rest()
    expect(state()).toBe('there')
  })

  // SERVICE-1
  it('a button over the page is away at the end of the page, also when the page has become shorter', () => {
    render(<Bubble />)
    scrollTo(600)
    heighten(500 + innerHeight)
    scrollTo(500)
    rest()
    expect(state()).toBe('away')
    scrollTo(400)
    rest()
    expect(state()).toBe('there')
  })

  // SERVICE-1
  it.each(['a', 'button', 'article'])('a button over the page is away where it would cover <%s>', (name) => {
    const around = document.createElement(name)
    around.append((below = document.createElement('span')))
    render(<Bubble />)
    rest()
    expect(state()).toBe('away')
  })
})
