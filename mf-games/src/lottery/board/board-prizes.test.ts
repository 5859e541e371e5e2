/** @jest-environment node */
import { endingsOf, prizesOf } from './board-prizes'

const digits = (count: number) => Array.from({ length: count }, (_, index) => index % 10)

describe('the prizes of a Vietnamese board', () => {
  it('a board of the North has 27 prizes of its eight ranks', () => {
    const board = prizesOf(digits(107))
    expect(board.map(({ rank, prizes }) => `${rank} ${prizes.length}x${prizes[0]?.length}`)).toEqual([
      'db 1x5',
      'g1 1x5',
      'g2 2x5',
      'g3 6x5',
      'g4 4x4',
      'g5 6x4',
      'g6 3x3',
      'g7 4x2',
    ])
    expect(board.flatMap(({ prizes }) => prizes)).toHaveLength(27)
    expect(board.flatMap(({ prizes }) => prizes).join('')).toBe(digits(107).join(''))
  })

  it('a board of Central or South has 18 prizes of its nine ranks', () => {
    const board = prizesOf(digits(82))
    expect(board.map(({ rank, prizes }) => `${rank} ${prizes.length}x${prizes[0]?.length}`)).toEqual([
      'db 1x6',
      'g1 1x5',
      'g2 1x5',
      'g3 2x5',
      'g4 7x5',
      'g5 1x4',
      'g6 3x4',
      'g7 1x3',
      'g8 1x2',
    ])
    expect(board.flatMap(({ prizes }) => prizes).join('')).toBe(digits(82).join(''))
  })

  // LOTTERY-5
  it('the tables of first and last digits have every prize once, a repeated ending as often as it came', () => {
    const { heads, tails } = endingsOf([
      { rank: 'db', prizes: ['12345'] },
      { rank: 'g7', prizes: ['45', '40', '05'] },
    ])
    expect(heads[4]).toEqual([0, 5, 5])
    expect(heads[0]).toEqual([5])
    expect(tails[5]).toEqual([0, 4, 4])
    expect([...heads, ...tails].flat()).toHaveLength(8)
  })
})
