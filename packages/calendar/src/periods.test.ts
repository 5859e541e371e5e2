import { Temporal } from '@js-temporal/polyfill'
import * as fc from 'fast-check'
import { addDays } from './days'
import { periodAt, periodOf, periodReader, type PeriodUnit } from './periods'
import { day, moment, zone } from './testing/arbitraries'

const unit = fc.constantFrom<PeriodUnit>('day', 'week', 'month')

describe('a period of a zone', () => {
  // MONEY-5
  it.each([
    ['day', '2026-11-22', '2026-11-22', '2026-11-22', '2026-11-22'],
    ['week', '2026-11-22', '2026-W47', '2026-11-16', '2026-11-22'],
    ['week', '2026-11-23', '2026-W48', '2026-11-23', '2026-11-29'],
    ['week', '2027-01-01', '2026-W53', '2026-12-28', '2027-01-03'],
    ['week', '2024-12-30', '2025-W01', '2024-12-30', '2025-01-05'],
    ['month', '2028-02-10', '2028-02', '2028-02-01', '2028-02-29'],
    ['month', '2026-12-31', '2026-12', '2026-12-01', '2026-12-31'],
  ] as const)('the %s of %s is %s, from %s to %s', (of, date, name, firstDay, lastDay) => {
    expect(periodOf('Asia/Manila', of, date)).toMatchObject({ unit: of, name, firstDay, lastDay })
  })

  // MONEY-5
  it('a period lasts as long as its days do, clock changes included', () => {
    const { startMs, endMs } = periodOf('Europe/London', 'month', '2026-10-05')
    expect(endMs - startMs).toBe((31 * 24 + 1) * 3_600_000)
  })

  // MONEY-5
  it('a period contains the moment asked for', () => {
    fc.assert(
      fc.property(zone, unit, moment, (timeZone, of, ms) => {
        const { startMs, endMs } = periodAt(timeZone, of, ms)
        expect(startMs <= ms && ms < endMs).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  it('a period begins where the one before ends and is named as an independent calendar names it', () => {
    fc.assert(
      fc.property(zone, unit, day, (timeZone, of, date) => {
        const period = periodOf(timeZone, of, date)
        const next = periodOf(timeZone, of, addDays(period.lastDay, 1))
        expect(next.startMs).toBe(period.endMs)
        expect(next.name > period.name).toBe(true)
        const { year, month, weekOfYear, yearOfWeek } = Temporal.PlainDate.from(date)
        const two = (value: number | undefined) => String(value).padStart(2, '0')
        const names = { day: date, week: `${yearOfWeek}-W${two(weekOfYear)}`, month: `${year}-${two(month)}` }
        expect(period.name).toBe(names[of])
      }),
      { numRuns: 300 },
    )
  })

  it('a period has begun even when the clock is set back over midnight and shows the day before again', () => {
    const secondElevenPm = Date.parse('2010-11-07T02:40:00Z') // 23:10 of the 6th, after 00:00 of the 7th
    expect(periodAt('America/St_Johns', 'day', secondElevenPm).name).toBe('2010-11-07')
  })

  it('the cached period is computed again once it is over, and separately for each zone', () => {
    const read = periodReader('day')
    const before = Date.parse('2026-11-22T15:59:59.999Z')
    expect(read('Asia/Manila', before).name).toBe('2026-11-22')
    expect(read('Asia/Manila', before)).toBe(read('Asia/Manila', before - 1000))
    expect(read('Asia/Manila', before + 1).name).toBe('2026-11-23')
    expect(read('Europe/London', before + 1).name).toBe('2026-11-22')
  })
})
