/** @jest-environment node */
import { dayPartAt } from './day-part'

describe('the greeting of an hour', () => {
  it.each([
    [0, 'morning'],
    [10, 'morning'],
    [11, 'earlyAfternoon'],
    [14, 'earlyAfternoon'],
    [15, 'lateAfternoon'],
    [18, 'lateAfternoon'],
    [19, 'evening'],
    [23, 'evening'],
    [24, 'evening'],
  ])('the greeting at %i o’clock is for the %s', (hour, part) => {
    expect(dayPartAt(hour)).toBe(part)
  })
})
