/** @jest-environment node */
import type { RuleSet } from '@plaza/lottery'
import { ruleSets } from '@plaza/lottery/all'
import { isDrawn } from './drawn'

/** A board of 27 prizes whose last digits are 05 and nothing else, but 12 of the special prize. */
const board = Array.from({ length: 107 }, (_, at) => [0, 5][at % 2] ?? 0)

/** Numbers of a row of a play that were drawn. */
function drawn({ plays }: RuleSet, id: string, row: number, draw: readonly number[]): number[] {
  const playOf = (name: string) => plays.find((play) => play.id === name)
  const play = playOf(id)
  if (!play) throw new Error(`no play ${id}`)
  return (play.rows[row]?.from ?? []).filter((number) => isDrawn(play, row, number, draw, playOf))
}

describe('numbers of a line that were drawn', () => {
  // TABLE-3
  it.each([
    ['a digit at its place', 'five', 'five.front2.direct', 1, [7, 3, 0, 0, 0], [3]],
    ['a digit at one of three places', 'five', 'five.back3.group6', 0, [7, 3, 0, 1, 2], [0, 1, 2]],
    ['a digit that has to come several times', 'five', 'five.all5.group60', 0, [7, 7, 0, 1, 2], [0, 1, 2, 7]],
    ['a sum', 'five', 'five.front3.sum', 0, [7, 3, 1, 9, 9], [11]],
    ['an option of an odds board', 'five', 'five.total.sides', 0, [9, 9, 9, 0, 0], [0, 2]],
    ['the number of a place', 'pk10', 'pk10.positions', 1, [4, 9, 1, 2, 3, 5, 6, 7, 8, 10], [9]],
  ] as const)('%s is found', (_what, rules, id, row, draw, found) => {
    expect(drawn(ruleSets[rules], id, row, draw)).toEqual(found)
  })

  it('a ticket is found where it wins', () => {
    const { plays } = ruleSets.five
    const play = plays.find(({ id }) => id === 'five.front2.direct.single')
    const is = (code: number) => play && isDrawn(play, 0, code, [7, 3, 0, 0, 0], () => undefined)
    expect([is(73), is(37)]).toEqual([true, false])
  })

  it.each(['vn27.lo2', 'vn27.xien2', 'vn27.truot4'])(
    'the last digits of every prize of a board are found in %s',
    (id) => {
      const tails = drawn(ruleSets.vn27, id, 0, board)
      expect(tails.length).toBeGreaterThan(0)
      expect(tails.every((tail) => [0, 5, 50, 55].includes(tail))).toBe(true)
      expect(tails).toEqual(drawn(ruleSets.vn27, 'vn27.lo2', 0, board))
    },
  )
})
