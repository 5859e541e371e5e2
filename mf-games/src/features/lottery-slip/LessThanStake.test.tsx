import { five } from '@plaza/lottery/five'
import { act, screen } from '@testing-library/react'
import { useEffect } from 'react'
import { renderGames } from '../../testing/games'
import { LessThanStake } from './LessThanStake'
import type { NewLine } from './slip'
import { SlipLines } from './SlipLines'
import { useSlip } from './useSlip'

const playOf = (id: string) => five.plays.find((play) => play.id === id)
const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]
const line = (play: string, picks: number[][], units: number): NewLine => ({
  play,
  picks,
  units,
  multiplier: 1,
  mode: '1',
  prizeGroup: 1950,
})

function Slip({ lines }: { lines: readonly NewLine[] }) {
  const slip = useSlip('five60')
  const { add } = slip
  useEffect(() => add(lines), [add, lines])
  return (
    <>
      <SlipLines slip={slip} playOf={playOf} />
      <LessThanStake lines={slip.lines} playOf={playOf} />
    </>
  )
}

const show = async (lines: readonly NewLine[]) => {
  renderGames(<Slip lines={lines} />)
  await act(() => jest.advanceTimersByTimeAsync(50))
}

describe('bets that cannot win their stake back', () => {
  beforeEach(() => {
    sessionStorage.clear()
    jest.useFakeTimers()
  })
  afterEach(() => jest.useRealTimers())

  // TABLE-5
  it('a line of all ten digits of a place is marked with its highest prize, and so is the slip', async () => {
    await show([line('five.star1', [digits, [], [], [], []], 10)])
    expect(
      screen.getByText('Whatever is drawn, its prize is less than its stake: ₱9.75 at most.'),
    ).toBeInTheDocument()
    expect(
      screen.getByText('Whatever is drawn, the prizes are less than the stake of this bet: ₱9.75 at most.'),
    ).toBeInTheDocument()
  })

  // TABLE-5
  it('two lines that cannot both win are marked as a slip, neither by itself', async () => {
    await show([line('five.total.sides', [[0]], 1), line('five.total.sides', [[1]], 1)])
    expect(screen.queryByText(/its prize is less/)).not.toBeInTheDocument()
    expect(screen.getByText(/the prizes are less than the stake of this bet: ₱1.95/)).toBeInTheDocument()
  })

  // TABLE-5
  it('a slip that can win more than its stake is not marked', async () => {
    await show([line('five.star1', [[1, 2, 3, 4, 5, 6, 7, 8, 9], [], [], [], []], 9)])
    expect(screen.getAllByRole('listitem')).toHaveLength(1)
    expect(screen.queryByText(/Whatever is drawn/)).not.toBeInTheDocument()
  })
})
