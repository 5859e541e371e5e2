/** @jest-environment node */
import { five } from '@plaza/lottery/five'
import { hintsOf } from './hints'

const play = (id: string) => five.plays.find((one) => one.id === id)!
const draws = [
  [1, 2, 3, 4, 5],
  [1, 7, 7, 7, 7],
  [9, 2, 0, 0, 1],
]

describe('hints of past draws', () => {
  // TABLE-1
  it('a position counts its own digits: since when each was not drawn there, and all draws when it never was', () => {
    const direct = play('five.front2.direct')
    const hints = hintsOf(direct, direct.rows[0]!, draws)
    expect([1, 9, 5].map((digit) => hints?.get(digit)?.omission)).toEqual([0, 2, 3])
  })

  it('a row of any position counts a digit wherever its play reads it', () => {
    const any = play('five.back3.any1')
    const hints = hintsOf(any, any.rows[0]!, draws)
    expect([5, 7, 1, 9].map((digit) => hints?.get(digit)?.omission)).toEqual([0, 1, 2, 3])
  })

  // TABLE-1
  it('the most drawn are hot and the least drawn cold, and nothing is where all are drawn alike', () => {
    const direct = play('five.front2.direct')
    const all = Array.from({ length: 10 }, (_, digit) => [digit, 0, 0, 0, 0])
    expect([...(hintsOf(direct, direct.rows[0]!, all)?.values() ?? [])].map(({ heat }) => heat)).toEqual(
      Array(10).fill(undefined),
    )
    const skewed = [...all, ...all.slice(0, 3), ...all.slice(0, 6)].slice(0, 19)
    const hints = hintsOf(direct, direct.rows[0]!, skewed)
    expect([0, 4, 9].map((digit) => hints?.get(digit)?.heat)).toEqual(['hot', undefined, 'cold'])
  })

  it('a sum and a board of odds have no hints', () => {
    const sum = play('five.front3.sum')
    const sides = play('five.total.sides')
    expect(hintsOf(sum, sum.rows[0]!, draws)).toBeUndefined()
    expect(hintsOf(sides, sides.rows[0]!, draws)).toBeUndefined()
    expect(hintsOf(play('five.front2.direct'), play('five.front2.direct').rows[0]!, [])).toBeUndefined()
  })
})
