import { Temporal } from '@js-temporal/polyfill'
import * as fc from 'fast-check'
import { addDays } from './days'
import { hourAt, hoursOf } from './hours'
import { startOfDay } from './zone-days'
import { day, moment, zone } from './testing/arbitraries'

const labels = (timeZone: string, date: string) => hoursOf(timeZone, date).map(({ hour }) => hour)

describe('the hours of a zone', () => {
  it('a day without a clock change has the hours 0 to 23', () => {
    expect(labels('Asia/Manila', '2026-11-22')).toEqual(Array.from({ length: 24 }, (_, hour) => hour))
  })

  it('a day misses one hour when the clock goes forward and repeats one when it goes back', () => {
    expect(labels('Europe/London', '2026-03-29').slice(0, 3)).toEqual([0, 2, 3])
    expect(labels('Europe/London', '2026-10-25').slice(0, 4)).toEqual([0, 1, 1, 2])
    expect(labels('Africa/Cairo', '2024-04-26').slice(0, 2)).toEqual([1, 2])
  })

  it('hours last half an hour where the clock changes by half an hour', () => {
    const minutes = hoursOf('Australia/Lord_Howe', '2026-04-05').map(
      ({ hour, startMs, endMs }) => `${hour}: ${(endMs - startMs) / 60_000}`,
    )
    expect(minutes.slice(0, 4)).toEqual(['0: 60', '1: 60', '1: 30', '2: 60'])
  })

  it('the hours of a day follow each other without a gap from its start to its end', () => {
    fc.assert(
      fc.property(zone, day, (timeZone, date) => {
        const hours = hoursOf(timeZone, date)
        let at = startOfDay(timeZone, date)
        for (const { startMs, endMs } of hours) {
          expect(startMs).toBe(at)
          expect(endMs).toBeGreaterThan(startMs)
          expect(endMs - startMs).toBeLessThanOrEqual(3_600_000)
          at = endMs
        }
        expect(at).toBe(startOfDay(timeZone, addDays(date, 1)))
      }),
      { numRuns: 100 },
    )
  })

  it('an hour contains the moment asked for and shows what an independent clock shows', () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, ms) => {
        const { startMs, endMs, hour, day: date } = hourAt(timeZone, ms)
        const shown = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(timeZone)
        expect([hour, date]).toEqual([shown.hour, shown.toPlainDate().toString()])
        expect(startMs <= ms && ms < endMs).toBe(true)
        expect(hourAt(timeZone, startMs)).toEqual(hourAt(timeZone, endMs - 1))
      }),
      { numRuns: 400 },
    )
  })
})
