import { drawShapes } from '@plaza/fair'
import { lotteryRules } from '@plaza/contract/lottery'
import { parseNumbers, writeNumbers } from './official-numbers'

const north = Array.from({ length: drawShapes.vn27.count }, (_, index) => index % 10)

describe('numbers of an official result', () => {
  it.each([
    ['five', '12345', [1, 2, 3, 4, 5]],
    ['five', ' 1, 2 3,4 5 ', [1, 2, 3, 4, 5]],
    ['pc28', '907', [9, 0, 7]],
    ['dice', '6 1 6', [6, 1, 6]],
    ['eleven', '11 03 5 1 9', [11, 3, 5, 1, 9]],
    ['pk10', '10 9 8 7 6 5 4 3 2 1', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ['six45', '45 1 30 2 17 9', [1, 2, 9, 17, 30, 45]],
  ] as const)('a result of %s is read from “%s”', (rules, text, numbers) => {
    expect(parseNumbers(rules, text)).toEqual(numbers)
  })

  it('a board is read prize by prize, and written as it is read', () => {
    const text = writeNumbers('vn27', north)
    expect(text.split(' ').map((prize) => prize.length)).toEqual([
      ...Array<number>(10).fill(5),
      ...Array<number>(10).fill(4),
      ...Array<number>(3).fill(3),
      ...Array<number>(4).fill(2),
    ])
    expect(parseNumbers('vn27', text)).toEqual(north)
  })

  it.each([
    ['five', '1234', '5 numbers from 0 to 9'],
    ['five', '123456', '5 numbers'],
    ['five', '1234x', '5 numbers'],
    ['five', '１２３４５', '5 numbers'],
    ['five', '1 2 3 4 -5', '5 numbers'],
    ['dice', '6 1 7', '3 numbers from 1 to 6'],
    ['eleven', '1 1 2 3 4', '5 different numbers from 1 to 11'],
    ['six45', '1 2 3 4 5 46', '6 different numbers from 1 to 45'],
    ['pk10', '1 2 3 4 5 6 7 8 9', '10 different numbers'],
    [
      'vn27',
      writeNumbers('vn27', north).slice(0, -3),
      'A board has 27 prizes, from the first to the last; these are 26.',
    ],
    ['vn27', `1${writeNumbers('vn27', north)}`, 'Prize 1 has 5 digits, not "101234".'],
    ['vn18', writeNumbers('vn27', north), 'A board has 18 prizes'],
    ['five', '', '5 numbers'],
  ] as const)('a result of %s is refused when it is “%s”', (rules, text, message) => {
    expect(() => parseNumbers(rules, text)).toThrow(message)
  })

  // DRAW-6
  it.each(lotteryRules)('what is written of a result of %s is read as the same numbers', (rules) => {
    const { count, least, kind } = drawShapes[rules]
    const numbers = Array.from({ length: count }, (_, index) => (kind === 'each' ? least : least + index))
    expect(parseNumbers(rules, writeNumbers(rules, numbers))).toEqual(numbers)
  })
})
