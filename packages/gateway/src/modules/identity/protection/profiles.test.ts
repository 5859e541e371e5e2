import { jurisdictions } from '@plaza/contract/site'
import { endOfPeriod, protectionProfiles } from './profiles'

const weekMs = 7 * 24 * 60 * 60_000

describe('the rules of a jurisdiction', () => {
  // RG-8
  it.each([
    ['PAGCOR', ['6m', '1y', '3y'], 'rolling', true],
    ['UKGC', ['6m', '1y', '5y', 'forever'], 'fixed', true],
    ['MGA', ['6m', '1y', '5y', 'forever'], 'rolling', true],
    ['PENNSYLVANIA', ['1y', '5y', 'forever'], 'rolling', true],
    ['NONE', ['6m', '1y', '5y', 'forever'], 'rolling', false],
  ] as const)(
    '%s has self-exclusions of %j, %s frames of deposit limits, information first: %s',
    (jurisdiction, exclusions, depositFrames, informsFirst) => {
      expect(protectionProfiles[jurisdiction]).toEqual({
        timeOuts: ['24h', '1w', '1m', '6w'],
        exclusions,
        returnWaitMs: weekMs,
        depositFrames,
        informsFirst,
      })
    },
  )

  it('every jurisdiction has a profile', () => {
    expect(Object.keys(protectionProfiles)).toEqual([...jurisdictions])
  })
})

describe('the end of a break', () => {
  const at = (text: string) => Date.parse(text)
  it.each([
    ['24h', 'Asia/Manila', '2026-11-01T12:00+08:00', '2026-11-02T12:00+08:00'],
    ['1w', 'Asia/Manila', '2026-11-01T12:00+08:00', '2026-11-08T12:00+08:00'],
    ['6w', 'Asia/Manila', '2026-11-01T12:00+08:00', '2026-12-13T12:00+08:00'],
    ['1m', 'Asia/Manila', '2026-01-31T12:00+08:00', '2026-02-28T12:00+08:00'],
    ['6m', 'Europe/London', '2026-01-15T09:30Z', '2026-07-15T08:30Z'],
    ['1y', 'Asia/Manila', '2028-02-29T00:00+08:00', '2029-02-28T00:00+08:00'],
    ['3y', 'Asia/Manila', '2026-11-01T23:59+08:00', '2029-11-01T23:59+08:00'],
    ['5y', 'Europe/London', '2026-10-25T00:30Z', '2031-10-25T00:30Z'],
  ] as const)('%s from a moment in %s ends at the same time of day', (period, timeZone, from, end) => {
    expect(new Date(endOfPeriod(period, timeZone, at(from)) ?? 0).toISOString()).toBe(
      new Date(at(end)).toISOString(),
    )
  })

  it('for ever has no end', () => {
    expect(endOfPeriod('forever', 'Asia/Manila', 0)).toBeNull()
  })
})
