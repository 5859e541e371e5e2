/** @jest-environment node */
import type { Row } from '@plaza/lottery'
import { filledBy, noPicks, toggled, toolsOf, withRow } from './picker'

const digits: Row = { id: 'p1', from: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], min: 1, max: 10 }
const eleven: Row = { id: 'numbers', from: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], min: 5, max: 11 }

describe('a row of numbers', () => {
  it.each([
    ['all', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
    ['big', [5, 6, 7, 8, 9]],
    ['small', [0, 1, 2, 3, 4]],
    ['odd', [1, 3, 5, 7, 9]],
    ['even', [0, 2, 4, 6, 8]],
    ['clear', []],
  ] as const)('%s fills a row of digits with %j', (tool, numbers) => {
    expect(filledBy(digits, tool)).toEqual(numbers)
  })

  it('the middle of an odd count of numbers is small, so that big is never more than half', () => {
    expect(filledBy(eleven, 'big')).toEqual([7, 8, 9, 10, 11])
    expect(filledBy(eleven, 'small')).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('a row offers only what it can take, and nothing where words are chosen', () => {
    expect(toolsOf({ ...digits, max: 5 })).toEqual(['big', 'small', 'odd', 'even', 'clear'])
    expect(
      toolsOf({ id: 'sides', from: [0, 1, 2, 3], min: 0, max: 4, options: ['big', 'small', 'odd', 'even'] }),
    ).toEqual([])
  })

  // TABLE-1
  it('a tapped number joins the others in the order of the row, and leaves them when tapped again', () => {
    expect(toggled(digits, [3, 7], 5)).toEqual([3, 5, 7])
    expect(toggled(digits, [3, 5, 7], 5)).toEqual([3, 7])
  })

  // TABLE-1
  it('a row of one number moves its choice, and a full row keeps what it has', () => {
    expect(toggled({ ...digits, max: 1 }, [3], 5)).toEqual([5])
    expect(toggled({ ...digits, max: 2 }, [3, 4], 5)).toEqual([3, 4])
  })

  it('another choice in one row leaves the other rows', () => {
    const rows = [digits, digits, digits]
    expect(noPicks(rows)).toEqual([[], [], []])
    expect(withRow(rows, [[1], [2]], 2, [3])).toEqual([[1], [2], [3]])
  })
})
