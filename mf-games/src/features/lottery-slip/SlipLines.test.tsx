import { five } from '@plaza/lottery/five'
import type { Play } from '@plaza/lottery'
import { act, fireEvent, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { renderGames } from '../../testing/games'
import { SlipLines } from './SlipLines'
import { useSlip } from './useSlip'

const direct = five.plays[0]!
let drawn = 0
/** Counts how often a line is drawn: each drawing reads the name of its play once. */
const counted: Play = {
  ...direct,
  get name() {
    drawn += 1
    return direct.name
  },
}
const playOf = () => counted

function Slip() {
  const slip = useSlip('five60')
  const { add } = slip
  useEffect(
    () =>
      add(
        Array.from({ length: 100 }, () => ({
          play: counted.id,
          picks: [[1]],
          units: 1,
          multiplier: 1,
          mode: '1' as const,
          prizeGroup: 1950,
        })),
      ),
    [add],
  )
  return <SlipLines slip={slip} playOf={playOf} />
}

describe('the lines of a slip', () => {
  beforeEach(() => {
    sessionStorage.clear()
    jest.useFakeTimers()
  })
  afterEach(() => jest.useRealTimers())

  // TABLE-2
  it('of a hundred, the one whose multiplier changes is drawn again, and when it is removed those after it', async () => {
    renderGames(<Slip />)
    await act(() => jest.advanceTimersByTimeAsync(50))
    expect(screen.getAllByRole('listitem')).toHaveLength(100)
    const once = drawn / 100
    drawn = 0
    fireEvent.change(screen.getByRole('textbox', { name: 'Multiplier of line 2' }), {
      target: { value: '7' },
    })
    expect(screen.getByText('1 × 7 × ₱1.00')).toBeInTheDocument()
    // Typing draws its line a second time.
    expect(drawn / once).toBeLessThanOrEqual(2)
    drawn = 0
    fireEvent.click(screen.getByRole('button', { name: 'Remove line 99' }))
    expect(screen.getAllByRole('listitem')).toHaveLength(99)
    expect(drawn / once).toBeLessThanOrEqual(2)
  })
})
