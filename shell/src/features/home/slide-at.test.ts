/** @jest-environment node */
import { slideAt } from './slide-at'

describe('the slide in view', () => {
  it.each([
    ['the first at the start', 0, 5, 0],
    ['the last at the end', 1200, 5, 4],
    ['the nearer one between two', 449, 5, 1],
    ['the nearer one past the middle', 451, 5, 2],
    ['counted from the right in right-to-left', -1200, 5, 4],
    ['the last when the rail is pulled beyond its end', 1300, 5, 4],
    ['the first of one', 600, 1, 0],
  ])('the slide in view is %s', (_name, scrollLeft, count, index) => {
    expect(slideAt({ scrollLeft, scrollWidth: 1600, clientWidth: 400 }, count)).toBe(index)
  })

  // HOME-2
  it('the slide in view is the first when nothing scrolls', () => {
    expect(slideAt({ scrollLeft: 0, scrollWidth: 400, clientWidth: 400 }, 5)).toBe(0)
  })
})
