import { missedDay, placeAfter, streakUntil } from './streak'

const days = (...numbers: number[]) =>
  new Set(numbers.map((day) => `2026-11-${String(day).padStart(2, '0')}`))

describe('a streak of check-ins', () => {
  // CHECKIN-1
  it.each([
    ['no day', days(), 0],
    ['today alone', days(20), 1],
    ['three days in a row', days(18, 19, 20), 3],
    ['days before a gap', days(16, 17, 19, 20), 2],
    ['yesterday but not today', days(18, 19), 0],
  ])('a streak that ends today counts the days in a row: %s', (_what, checked, streak) => {
    expect(streakUntil(checked, '2026-11-20')).toBe(streak)
  })

  // CHECKIN-1
  it.each([
    ['yesterday, while today is open', days(17, 18), '2026-11-19'],
    ['yesterday, once today is checked in', days(18, 20), '2026-11-19'],
    ['a day before the run of this week', days(15, 17, 18, 19, 20), '2026-11-16'],
    ['nothing after two missed days', days(17, 20), undefined],
    ['nothing for a member who has just begun', days(20), undefined],
    ['nothing for a member who never checked in', days(), undefined],
    ['nothing that is more than six days ago', days(12, 14, 15, 16, 17, 18, 19, 20), undefined],
  ])('the day that a card can make up is %s', (_what, checked, missed) => {
    expect(missedDay(checked, '2026-11-20')).toBe(missed)
  })

  it('the eighth day in a row is the first of the next round', () => {
    expect([0, 6, 7, 13].map(placeAfter)).toEqual([0, 6, 0, 6])
  })
})
