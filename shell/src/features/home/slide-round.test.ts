/** @jest-environment node */
import { dotKeyframes, leastFor, offsetOf, slideKeyframes } from './slide-round'

const times = { stayMs: 5000, moveMs: 400, easing: 'linear' }

describe('the slides of a loop', () => {
  it.each([
    ['the slide in view stands at the edge', 2, 2, -1, 0],
    ['the next one stands one step further', 3, 2, -1, 1],
    ['the first comes after the last', 0, 3, -1, 1],
    ['the last comes before the first', 3, 0, -1, -1],
    ['between two slides it is a share of a step away', 1, 0.25, -1, 0.75],
  ])('%s', (_what, index, position, least, offset) => {
    expect(offsetOf(index, position, 4, least)).toBe(offset)
  })

  it.each([1, 2, -1])(
    'in a move of %i steps the slides before, in and after the view are all there',
    (steps) => {
      const count = 5
      const offsets = Array.from({ length: count }, (_, index) =>
        offsetOf(index, 0, count, leastFor(steps, count)),
      )
      const needed = steps > 0 ? [0, 1, steps, steps + 1] : [1, 0, -1, -2]
      expect(offsets).toEqual(expect.arrayContaining(needed))
    },
  )

  // HOME-2
  it('a round leads every slide once through the view, and jumps only while nothing shows it', () => {
    const line = { count: 4, stepPx: 100 }
    for (let index = 0; index < 4; index += 1) {
      const frames = slideKeyframes(index, line, times)
      const places = frames.map(
        ({ transform }) => (Number(/-?\d+/.exec(String(transform))?.[0]) + index * 100) / 100,
      )
      expect(places.filter((place) => place === 0).length).toBeGreaterThan(0)
      frames.slice(1).forEach((_, at) => {
        const [from = 0, to = 0] = [places[at], places[at + 1]]
        // A move is one step to the left; a jump goes from out of view to out of view.
        if (Math.abs(to - from) > 1)
          expect([Math.abs(from), Math.abs(to)].every((place) => place >= 2)).toBe(true)
      })
    }
  })

  // HOME-2
  it('a dot is lit while one of its slides is in view', () => {
    expect(dotKeyframes(1, 2, 4).map(({ opacity }) => opacity)).toEqual([0, 1, 0, 1, 0])
  })
})
