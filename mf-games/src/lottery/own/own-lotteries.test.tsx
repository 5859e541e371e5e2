import { act, render, screen } from '@testing-library/react'
import { noteRecentLottery, readOwnLotteries, toggleFavouriteLottery } from './own-lotteries'
import { useOwnLotteries } from './useOwnLotteries'

beforeEach(() => localStorage.clear())

function Own() {
  const { favourites, recents } = useOwnLotteries()
  return <p>{`${favourites.join()} | ${recents.join()}`}</p>
}

describe('lotteries of one’s own', () => {
  // HALL-1
  it('a lottery is a favourite after one tap on its star and none after the second', () => {
    render(<Own />)
    act(() => toggleFavouriteLottery('five60'))
    act(() => toggleFavouriteLottery('pk60'))
    expect(screen.getByText('pk60,five60 |')).toBeInTheDocument()
    act(() => toggleFavouriteLottery('five60'))
    expect(screen.getByText('pk60 |')).toBeInTheDocument()
  })

  it('the lotteries played last are remembered latest first, each once and eight at most', () => {
    const codes = Array.from({ length: 9 }, (_, index) => `five${index}`)
    codes.forEach(noteRecentLottery)
    noteRecentLottery('five4')
    expect(readOwnLotteries().recents).toEqual([
      'five4',
      'five8',
      'five7',
      'five6',
      'five5',
      'five3',
      'five2',
      'five1',
    ])
  })

  it('a value of another program counts as no lotteries', () => {
    localStorage.setItem('plaza.ownLotts', '{"favourites":"five60"}')
    expect(readOwnLotteries()).toEqual({ favourites: [], recents: [] })
  })
})
