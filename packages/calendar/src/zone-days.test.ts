import { Temporal } from '@js-temporal/polyfill'
import * as fc from 'fast-check'
import { addDays } from './days'
import { dayAt, startOfDay } from './zone-days'
import { day, moment, zone } from './testing/arbitraries'

const zonedAt = (timeZone: string, ms: number) =>
  Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone)

describe('the days of a time zone', () => {
  // MONEY-5
  it('the day of a zone at any moment agrees with an independent calendar', () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, ms) => {
        expect(dayAt(timeZone, ms)).toBe(zonedAt(timeZone, ms).toPlainDate().toString())
      }),
      { numRuns: 400 },
    )
  })

  // MONEY-5
  it('the days of a zone begin when those of an independent calendar begin', () => {
    fc.assert(
      fc.property(zone, day, (timeZone, date) => {
        const start = Temporal.PlainDate.from(date).toZonedDateTime(timeZone).startOfDay()
        expect(startOfDay(timeZone, date)).toBe(start.epochMilliseconds)
      }),
      { numRuns: 400 },
    )
  })

  // MONEY-5
  it.each([
    ['Asia/Manila', '2026-11-22', '2026-11-21T16:00:00Z', 24],
    ['Europe/London', '2026-03-29', '2026-03-29T00:00:00Z', 23],
    ['Europe/London', '2026-10-25', '2026-10-24T23:00:00Z', 25],
    ['Africa/Cairo', '2024-04-26', '2024-04-25T22:00:00Z', 23], // 00:00 is left out: the day begins at 01:00
    ['Africa/Cairo', '2024-10-31', '2024-10-30T21:00:00Z', 25], // set back at midnight
    ['America/Havana', '2026-11-01', '2026-11-01T04:00:00Z', 25], // 00:00 strikes twice
    ['Australia/Lord_Howe', '2026-04-05', '2026-04-04T13:00:00Z', 24.5],
    ['Pacific/Apia', '2011-12-30', '2011-12-30T10:00:00Z', 0], // left out at the date line
    ['Pacific/Apia', '2011-12-31', '2011-12-30T10:00:00Z', 24],
  ])('in %s, the day %s begins at %s and has %d hours', (timeZone, date, start, hours) => {
    const startMs = startOfDay(timeZone, date)
    expect(new Date(startMs).toISOString()).toBe(start.replace('Z', '.000Z'))
    expect((startOfDay(timeZone, addDays(date, 1)) - startMs) / 3_600_000).toBe(hours)
  })

  it('the day differs by zone at the same moment', () => {
    const at = Date.UTC(2026, 9, 31, 17)
    expect(dayAt('Asia/Manila', at)).toBe('2026-11-01')
    expect(dayAt('Europe/London', at)).toBe('2026-10-31')
  })

  it('the day of an unknown zone is an error', () => {
    expect(() => dayAt('Asia/Nowhere', 0)).toThrow(RangeError)
  })
})
