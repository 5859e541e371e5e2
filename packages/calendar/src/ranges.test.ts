import * as fc from 'fast-check'
import { addDays, daysBetween } from './days'
import { daysOf, quickRange, rangeProblem, rangeSpan } from './ranges'
import { day, zone } from './testing/arbitraries'
import { dayAt } from './zone-days'

const today = '2026-11-22'

describe('a range of days', () => {
  // MONEY-5
  it.each([
    ['one day', '2026-11-22', '2026-11-22', null],
    ['31 days', '2026-10-23', '2026-11-22', null],
    ['32 days', '2026-10-22', '2026-11-22', 'long'],
    ['begun 90 days ago', '2026-08-24', '2026-09-01', null],
    ['begun 91 days ago', '2026-08-23', '2026-09-01', 'early'],
    ['ends before it begins', '2026-11-22', '2026-11-21', 'order'],
    ['ends tomorrow', '2026-11-20', '2026-11-23', 'future'],
    ['no day of the calendar', '2026-02-30', '2026-11-22', 'invalid'],
    ['no text', '', '', 'invalid'],
  ])('a range of days is validated: %s', (_what, from, to, problem) => {
    expect(rangeProblem({ from, to }, today)).toBe(problem)
  })

  it('a range of days may have limits of its own', () => {
    const range = { from: '2026-01-01', to: '2026-06-30' }
    expect(rangeProblem(range, today, { longestDays: 366, furthestDays: 366 })).toBeNull()
  })

  it.each([
    ['today', '2026-11-22', '2026-11-22'],
    ['yesterday', '2026-11-21', '2026-11-21'],
    ['last7', '2026-11-16', '2026-11-22'],
    ['last30', '2026-10-24', '2026-11-22'],
  ] as const)('%s is %s to %s, and is allowed', (name, from, to) => {
    expect(quickRange(name, today)).toEqual({ from, to })
    expect(rangeProblem(quickRange(name, today), today)).toBeNull()
  })

  // MONEY-5
  it('a range over a clock change contains every day once', () => {
    expect(daysOf({ from: '2026-03-28', to: '2026-03-31' })).toEqual([
      '2026-03-28',
      '2026-03-29',
      '2026-03-30',
      '2026-03-31',
    ])
    const { startMs, endMs } = rangeSpan('Europe/London', { from: '2026-03-28', to: '2026-03-31' })
    expect(endMs - startMs).toBe(95 * 3_600_000)
  })

  // MONEY-5
  it('a range as moments begins with its first day and ends with its last, in every zone', () => {
    const days = fc.integer({ min: 0, max: 30 })
    fc.assert(
      // Apia skipped 30 December 2011.
      fc.property(
        zone.filter((name) => name !== 'Pacific/Apia'),
        day,
        days,
        (timeZone, from, more) => {
          const range = { from, to: addDays(from, more) }
          const { startMs, endMs } = rangeSpan(timeZone, range)
          expect(dayAt(timeZone, startMs)).toBe(range.from)
          expect(dayAt(timeZone, endMs - 1)).toBe(range.to)
          expect(daysOf(range)).toHaveLength(daysBetween(range.from, range.to) + 1)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('text that is not two days is refused without throwing', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (from, to) => {
        expect(rangeProblem({ from, to }, today)).toBe('invalid')
      }),
    )
  })
})
