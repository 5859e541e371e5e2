/** @jest-environment node */
import { lotteryFamilies } from '@plaza/contract/lottery'
import { omissionsOf, statsOf } from './omissions'
import { placesOf } from './places'
import { duelOf, duelsOf, sidesOf, streaksOf } from './sides'

const draw = {
  five: [9, 1, 2, 3, 4],
  pk10: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  dice: [1, 1, 6],
  eleven: [11, 1, 2, 3, 4],
  six45: [1, 9, 10, 18, 37, 45],
  pc28: [0, 9, 5],
  vietnam: [0, 0, 0, 0, 7, 3, ...Array.from({ length: 76 }, () => 1)],
} as const

describe('trends of draws', () => {
  // LOTTERY-5
  it('an omission counts the draws since a number last came, and is 0 where it comes', () => {
    // Newest first: 1 came twice, then 2, then 1.
    expect(omissionsOf([[1], [1], [2], [1]], [1, 2, 3])).toEqual([
      [0, 2, 4],
      [0, 1, 3],
      [1, 0, 2],
      [0, 1, 1],
    ])
  })

  // LOTTERY-5
  it('statistics have count, average and largest omission, omission now and the longest streak', () => {
    expect(statsOf([[1], [1], [2], [1]], [1, 2, 3])).toEqual([
      { number: 1, count: 3, averageTenths: 3, largest: 1, current: 0, streak: 2 },
      { number: 2, count: 1, averageTenths: 15, largest: 2, current: 2, streak: 1 },
      { number: 3, count: 0, averageTenths: 40, largest: 4, current: 4, streak: 0 },
    ])
  })

  it.each(lotteryFamilies)('the places of %s find in a draw only numbers of their columns', (family) => {
    const places = placesOf(family)
    for (const { of, from, isPath } of places) {
      const hits = of(draw[family])
      expect(from).toEqual(expect.arrayContaining([...hits]))
      if (isPath) expect(hits).toHaveLength(1)
    }
    expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  })

  it('the ranges of 6 of 45 have every number of a draw once', () => {
    expect(placesOf('six45').flatMap(({ of }) => [...of(draw.six45)])).toEqual([...draw.six45])
  })

  it.each([
    ['five', 4, ['small', 'even']],
    ['five', 5, ['big', 'odd']],
    ['pk10', 5, ['small', 'odd']],
    ['pk10', 6, ['big', 'even']],
    ['dice', 4, ['big', 'even']],
  ] as const)('a place of %s with %d is %j', (family, number, sides) => {
    expect(sidesOf(family, number)).toEqual(sides)
  })

  it('PK10 has the five pairs from outside to inside, five digits every pair, dice none', () => {
    expect(duelsOf('pk10')).toEqual([
      [0, 9],
      [1, 8],
      [2, 7],
      [3, 6],
      [4, 5],
    ])
    expect(duelsOf('five')).toHaveLength(10)
    expect(duelsOf('dice')).toEqual([])
    expect(duelOf([3, 1, 1], [0, 2])).toBe('dragon')
    expect(duelOf([3, 1, 1], [1, 2])).toBe('tie')
  })

  it('streaks are counted from the newest draw, at least three long and the longest first', () => {
    const streaks = streaksOf('dice', [
      [6, 1, 1],
      [6, 2, 2],
      [6, 1, 4],
      [6, 5, 4],
      [1, 1, 1],
    ])
    expect(
      streaks.map(({ at, side, length }) => [at.kind === 'place' ? at.place.id : at.kind, side, length]),
    ).toEqual([
      ['1', 'big', 4],
      ['1', 'even', 4],
      ['2', 'small', 3],
    ])
  })

  it('a triple of dice ends a streak of the sum, because it is neither big nor small', () => {
    const total = streaksOf('dice', [
      [1, 1, 3],
      [1, 1, 1],
      [1, 1, 3],
      [1, 1, 3],
    ]).filter(({ at }) => at.kind === 'total')
    expect(total).toEqual([])
  })
})
