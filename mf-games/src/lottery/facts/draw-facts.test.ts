/** @jest-environment node */
import type { LotteryFamily } from '@plaza/contract/lottery'
import { drawFacts, specialOf, type DrawTag } from './draw-facts'

const north = [1, 2, 3, 4, 9, ...Array.from({ length: 102 }, () => 7)]
const south = [1, 2, 3, 4, 5, 0, ...Array.from({ length: 76 }, () => 7)]

describe('what is said about a draw', () => {
  // LOTTERY-5
  it.each<[LotteryFamily, readonly number[], number | undefined, DrawTag[]]>([
    ['five', [9, 9, 3, 1, 1], 23, ['big', 'odd', 'dragon']],
    ['five', [1, 9, 3, 0, 9], 22, ['small', 'even', 'tiger']],
    ['five', [4, 0, 0, 0, 4], 8, ['small', 'even', 'tie']],
    ['pk10', [5, 6, 1, 2, 3, 4, 7, 8, 9, 10], 11, ['small', 'odd', 'tiger']],
    ['pk10', [10, 2, 1, 5, 3, 4, 7, 8, 9, 6], 12, ['big', 'even', 'dragon']],
    ['dice', [6, 5, 4], 15, ['big', 'odd']],
    ['dice', [5, 5, 5], 15, ['triple']],
    ['dice', [1, 4, 5], 10, ['small', 'even']],
    ['eleven', [1, 2, 3, 4, 11], 21, ['odd', 'tiger']],
    ['pc28', [9, 5, 0], 14, ['big', 'even']],
    ['pc28', [9, 4, 0], 13, ['small', 'odd']],
    ['six45', [1, 2, 3, 4, 5, 45], 60, ['even']],
    ['vietnam', north, undefined, ['small', 'odd']],
    ['vietnam', south, undefined, ['big', 'even']],
  ])('the facts of a %s draw of %j are a sum of %s and %j', (family, numbers, sum, tags) => {
    expect(drawFacts(family, numbers)).toEqual({ ...(sum === undefined ? {} : { sum }), tags })
  })

  it('the special prize has five digits where 27 prizes are drawn, and six where 18 are', () => {
    expect(specialOf(north)).toEqual([1, 2, 3, 4, 9])
    expect(specialOf(south)).toEqual([1, 2, 3, 4, 5, 0])
  })
})
