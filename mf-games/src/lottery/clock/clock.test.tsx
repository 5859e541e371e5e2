import { act, render, screen } from '@testing-library/react'
import { Clock } from './Clock'
import { CountdownRing } from './CountdownRing'
import { onSecond } from './seconds'

const startMs = Date.UTC(2026, 10, 23, 10, 0, 0, 300)
/** Two hours ahead of the device. */
const now = () => Date.now() + 7_200_000

beforeEach(() => jest.useFakeTimers({ now: startMs }))
afterEach(() => jest.useRealTimers())

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

describe('a countdown of an issue', () => {
  // DRAW-5
  it('the countdown of an issue follows the server’s clock although the device is two hours behind', () => {
    render(<Clock untilMs={now() + 65_700} now={now} label="Closes in" ended="Drawing…" />)
    expect(screen.getByRole('timer', { name: 'Closes in' })).toHaveTextContent('1:06')
    // The second of the server changes 700 ms from now, and the countdown with it.
    pass(700)
    expect(screen.getByRole('timer')).toHaveTextContent('1:05')
    pass(65_000)
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByText('Drawing…')).toBeInTheDocument()
  })

  it('the ring of an issue is marked as late under ten seconds and as ended at zero', () => {
    const untilMs = now() + 10_700
    const { container } = render(
      <CountdownRing
        fromMs={untilMs - 60_000}
        untilMs={untilMs}
        now={now}
        label="Closes in"
        ended="Drawing…"
      />,
    )
    const ring = container.firstElementChild
    expect(ring).not.toHaveAttribute('data-late')
    pass(1700)
    expect(screen.getByRole('timer')).toHaveTextContent('0:09')
    expect(ring).toHaveAttribute('data-late')
    pass(9000)
    expect(ring).toHaveAttribute('data-ended')
    expect(ring).not.toHaveAttribute('data-late')
  })

  it('countdowns of one page share a timer, which ends with the last of them', () => {
    const heard: string[] = []
    const stopFirst = onSecond(now, () => heard.push('first'))
    const stopLast = onSecond(now, () => heard.push('last'))
    expect(jest.getTimerCount()).toBe(1)
    pass(700)
    expect(heard).toEqual(['first', 'last'])
    stopFirst()
    stopLast()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('a countdown that has ended leaves no timer running', () => {
    render(<Clock untilMs={now() + 1_700} now={now} label="Closes in" ended="Drawing…" />)
    pass(1_700)
    expect(screen.getByText('Drawing…')).toBeInTheDocument()
    expect(jest.getTimerCount()).toBe(0)
  })

  it('a countdown is right at once when a sleeping tab is shown again', () => {
    render(<Clock untilMs={now() + 60_000} now={now} label="Closes in" ended="Drawing…" />)
    act(() => {
      jest.setSystemTime(startMs + 50_000)
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(screen.getByRole('timer')).toHaveTextContent('0:10')
  })
})
