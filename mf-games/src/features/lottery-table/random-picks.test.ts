/** @jest-environment node */
import { unitsOf, type Play } from '@plaza/lottery'
import { five } from '@plaza/lottery/five'
import { hasRows } from './plays'
import { randomBelow, randomTicket } from './random-picks'

// TABLE-1
it.each(five.plays.filter(hasRows).map((play): [string, Play] => [play.id, play]))(
  'a random ticket of %s is a valid stake with as few numbers as the play needs',
  (_id, play) => {
    for (let times = 0; times < 20; times += 1) {
      const picks = randomTicket(play) ?? []
      expect(unitsOf(play, picks)).toBeGreaterThan(0)
      for (const [index, row] of play.rows.entries())
        expect(picks[index]?.length).toBeLessThanOrEqual(Math.max(1, row.min))
    }
  },
)

it('a random number is below its bound and takes every value', () => {
  const seen = new Set(Array.from({ length: 2_000 }, () => randomBelow(10)))
  expect([...seen].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
})
