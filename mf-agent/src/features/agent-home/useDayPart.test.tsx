import { act, render, screen } from '@testing-library/react'
import { useDayPart } from './useDayPart'

function Part({ now }: { now: () => number }) {
  return <p>{useDayPart(now)}</p>
}

describe('the greeting over the day', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('the greeting changes when the next part of the day begins', () => {
    let present = new Date(2026, 10, 21, 10, 59, 30).getTime()
    const now = () => present
    render(<Part now={now} />)
    expect(screen.getByText('morning')).toBeVisible()
    present = new Date(2026, 10, 21, 11, 0, 0).getTime()
    act(() => jest.advanceTimersByTime(30_000))
    expect(screen.getByText('earlyAfternoon')).toBeVisible()
  })

  it('the greeting leaves no timer running when it unmounts', () => {
    const now = () => new Date(2026, 10, 21, 20).getTime()
    const { unmount } = render(<Part now={now} />)
    expect(screen.getByText('evening')).toBeVisible()
    unmount()
    expect(jest.getTimerCount()).toBe(0)
  })
})
