import { Temporal } from '@js-temporal/polyfill'
import * as fc from 'fast-check'
import { addDays, addMonths, daysBetween, isDay, weekdayOf } from './days'
import { day } from './testing/arbitraries'

const plain = (text: string) => Temporal.PlainDate.from(text)

describe('a civil day', () => {
  it.each(['2026-11-22', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])(
    '%s is a day of the calendar',
    (text) => {
      expect(isDay(text)).toBe(true)
    },
  )

  it.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '22-11-2026',
    '2026-11-22T00:00:00Z',
    '+002026-11-22',
    ' 2026-11-22',
    '２０２６-11-22',
    '',
  ])('%j is not a day of the calendar', (text) => {
    expect(isDay(text)).toBe(false)
  })

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-12-31', 2, '2027-02-28'],
    ['2026-01-15', -13, '2024-12-15'],
  ])('%s moved by %i months stays within the month: %s', (from, months, to) => {
    expect(addMonths(from, months)).toBe(to)
  })

  it('days agree with an independent calendar when moved by days and months, counted and named by weekday', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: -2_000, max: 2_000 }), (from, amount) => {
        expect(addDays(from, amount)).toBe(plain(from).add({ days: amount }).toString())
        expect(addMonths(from, amount)).toBe(plain(from).add({ months: amount }).toString())
        expect(daysBetween(from, addDays(from, amount))).toBe(amount)
        expect(weekdayOf(from)).toBe(plain(from).dayOfWeek)
      }),
    )
  })
})
