/** @jest-environment node */
import { five } from '@plaza/lottery/five'
import {
  notOn,
  playsBothSides,
  slipProblem,
  withLines,
  withMultiplier,
  withoutLine,
  withoutSent,
  withReplaced,
  type NewLine,
} from './slip'

const playOf = (id: string) => five.plays.find((play) => play.id === id)
const line = (more: Partial<NewLine> = {}): NewLine => ({
  play: 'five.front2.direct',
  picks: [[1], [2]],
  units: 1,
  multiplier: 1,
  mode: '1',
  prizeGroup: 1950,
  ...more,
})
const slipOf = (count: number, more: Partial<NewLine> = {}) =>
  withLines(
    [],
    Array.from({ length: count }, () => line(more)),
  )

describe('a slip', () => {
  it('lines keep their numbers when others are removed, and a new one never gets the number of one that is there', () => {
    const left = withoutLine(slipOf(3), 2)
    expect(left.map(({ id }) => id)).toEqual([1, 3])
    expect(withLines(left, [line()]).map(({ id }) => id)).toEqual([1, 3, 4])
  })

  // TABLE-2
  it('other lines take the place of a line, and join the end of a slip that no longer has it', () => {
    const two = [line({ multiplier: 7 }), line({ multiplier: 8 })]
    const multipliers = (id: number) => withReplaced(slipOf(3), id, two).map(({ multiplier }) => multiplier)
    expect(multipliers(2)).toEqual([1, 7, 8, 1])
    expect(multipliers(9)).toEqual([1, 1, 1, 7, 8])
    expect(withReplaced(slipOf(3), 2, two).map(({ id }) => id)).toEqual([1, 4, 5, 3])
  })

  // TABLE-6
  it('of lines that are bet again only those join that are not on the slip, each as often as it is missing', () => {
    const other = line({ multiplier: 2 })
    expect(notOn(slipOf(1), [line(), line(), other])).toEqual([line(), other])
    expect(notOn(slipOf(2), [line(), line()])).toEqual([])
  })

  it('lines that were placed leave, each once, and what stays is a slip of another name', () => {
    const lines = withLines([], [line(), line({ multiplier: 2 }), line()], 'first')
    expect(lines.map(({ slip }) => slip)).toEqual(['first', 'first', 'first'])
    const left = withoutSent(lines, [line(), line({ multiplier: 9 })], 'second')
    expect(left.map(({ id, slip }) => [id, slip])).toEqual([
      [2, 'second'],
      [3, 'second'],
    ])
  })

  it('the multiplier of one line changes alone', () => {
    expect(withMultiplier(slipOf(2), 2, 50).map(({ multiplier }) => multiplier)).toEqual([1, 50])
  })

  // TABLE-2
  it('a slip takes 100 lines and no more', () => {
    expect(slipProblem(slipOf(99), [line()])).toBeUndefined()
    expect(slipProblem(slipOf(100), [line()])).toBe('lines')
  })

  it('a slip takes 10,000 single tickets over all of its lines and no more', () => {
    const tickets = (count: number) => ({
      play: 'five.all5.direct.single',
      isTickets: true,
      picks: [Array.from({ length: count }, (_, index) => index)],
    })
    expect(slipProblem(slipOf(1, tickets(6_000)), [line(tickets(4_000))])).toBeUndefined()
    expect(slipProblem(slipOf(1, tickets(6_000)), [line(tickets(4_001))])).toBe('tickets')
  })

  it('both sides of an even bet are noticed, in one line or in two', () => {
    const side = (numbers: number[]) => line({ play: 'five.total.sides', picks: [numbers] })
    expect(playsBothSides([side([0, 1])], playOf)).toBe(true)
    expect(playsBothSides([side([0]), side([1])], playOf)).toBe(true)
    expect(playsBothSides([side([0]), side([2]), line()], playOf)).toBe(false)
  })
})
