import { act, screen } from '@testing-library/react'
import { draw } from '../testing'
import { clockText, Countdown } from '.'

const startMs = 1_700_000_000_000

describe('a countdown', () => {
  beforeEach(() => jest.useFakeTimers({ now: startMs }))
  afterEach(() => jest.useRealTimers())

  it('a countdown shows the time left by the server’s clock, whatever the device’s says, and then that it has ended', () => {
    const serverAheadMs = 3_600_000
    draw(
      <Countdown
        untilMs={startMs + serverAheadMs + 61_000}
        now={() => Date.now() + serverAheadMs}
        label="Time left to pay"
        ended="Time is up"
      />,
    )
    const timer = screen.getByRole('timer', { name: 'Time left to pay' })
    expect(timer).toHaveTextContent('1:01')
    act(() => void jest.advanceTimersByTime(2000))
    expect(timer).toHaveTextContent('0:59')
    act(() => void jest.advanceTimersByTime(59_000))
    expect(screen.queryByRole('timer')).toBeNull()
    expect(screen.getByText('Time is up')).toBeInTheDocument()
  })

  it('a countdown is right at once when a suspended tab becomes visible again', () => {
    draw(<Countdown untilMs={startMs + 100_000} now={Date.now} label="Left" ended="Over" />)
    act(() => {
      jest.setSystemTime(startMs + 90_000)
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(screen.getByRole('timer')).toHaveTextContent('0:10')
  })

  it.each([
    [1, '0:01'],
    [59, '0:59'],
    [60, '1:00'],
    [3599, '59:59'],
    [3600, '1:00:00'],
    [36_061, '10:01:01'],
  ])('a countdown writes %d seconds as %s', (seconds, text) => {
    expect(clockText(seconds)).toBe(text)
  })
})
