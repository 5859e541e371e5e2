/** @jest-environment node */
import { five } from '@plaza/lottery/five'
import { boardLines, cellKey, withCell, withStake, type Cell } from './board'

const cell = (number: number, row = 0, play = 'five.total.sides'): Cell => ({ play, row, number })

describe('an odds board', () => {
  // TABLE-1
  it('a tapped option has the stake of the chip, and none after a second tap', () => {
    const once = withCell({}, cell(0), 500)
    expect(once).toEqual({ [cellKey(cell(0))]: 500 })
    expect(withCell(once, cell(0), 500)).toEqual({})
  })

  it('one stake for all changes every chosen option', () => {
    const board = withCell(withCell({}, cell(0), 500), cell(2), 1_000)
    expect(Object.values(withStake(board, 10_000))).toEqual([10_000, 10_000])
  })

  it('options of one play with one stake are one line, those with another stake a line of their own', () => {
    const board = {
      [cellKey(cell(2))]: 500,
      [cellKey(cell(0))]: 500,
      [cellKey(cell(1, 0, 'five.dragon'))]: 500,
      [cellKey(cell(0, 3, 'five.digit.sides'))]: 1_250,
    }
    expect(boardLines(board, five, 1950)).toEqual([
      { play: 'five.total.sides', picks: [[0, 2]], units: 2, prizeGroup: 1950, mode: '1', multiplier: 5 },
      expect.objectContaining({ play: 'five.dragon', units: 1, mode: '1', multiplier: 5 }),
      {
        play: 'five.digit.sides',
        picks: [[], [], [], [0], []],
        units: 1,
        prizeGroup: 1950,
        mode: '0.1',
        multiplier: 125,
      },
    ])
  })

  it('a stake that no multiplier reaches is no line', () => {
    expect(boardLines({ [cellKey(cell(0))]: 100_000_000 }, five, 1950)).toEqual([])
  })
})
