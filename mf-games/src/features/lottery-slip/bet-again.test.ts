/** @jest-environment node */
import { five } from '@plaza/lottery/five'
import { testOrder } from '../../testing/lottery-table'
import { linesAgain } from './bet-again'

const playOf = (id: string) => five.plays.find((play) => play.id === id)
const [line] = testOrder().lines as [ReturnType<typeof testOrder>['lines'][0]]
const again = (...lines: Partial<typeof line>[]) =>
  linesAgain({ lines: lines.map((more) => ({ ...line, ...more })) }, playOf)

describe('an order that is bet again', () => {
  // TABLE-6
  it('has the plays, numbers and stakes of its lines', () => {
    expect(again({ multiplier: 5, mode: '0.1' })).toEqual({
      lines: [
        {
          play: 'five.front2.direct',
          picks: [[1, 2], [3]],
          units: 2,
          multiplier: 5,
          mode: '0.1',
          prizeGroup: 1950,
        },
      ],
      gone: 0,
    })
  })

  it('counts lines whose play or numbers are no longer offered', () => {
    const { lines, gone } = again({}, { play: 'five.left' }, { picks: [[11], [3]] })
    expect(lines).toHaveLength(1)
    expect(gone).toBe(2)
  })

  it('leaves out lines that were cancelled, unless all were', () => {
    expect(again({ state: 'cancelled' }, { multiplier: 2 }).lines).toMatchObject([{ multiplier: 2 }])
    expect(again({ state: 'cancelled' }, { state: 'cancelled' }).lines).toHaveLength(2)
  })

  it('counts single tickets as such', () => {
    expect(again({ play: 'five.front2.direct.single', picks: [[12, 34]] }).lines).toMatchObject([
      { isTickets: true, units: 2 },
    ])
  })
})
