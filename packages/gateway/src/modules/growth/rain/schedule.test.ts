import { plannedSessions } from './schedule'

const at = (text: string) => Date.parse(text)
const starts = (times: string[], timeZone: string, now: string) =>
  plannedSessions({ times, seconds: 60 }, timeZone, at(now)).map(({ startsAt }) =>
    new Date(startsAt).toISOString(),
  )

describe('the sessions of red-packet rain', () => {
  // REDRAIN-1
  it('sessions are at the merchant’s own times of day, yesterday, today and tomorrow', () => {
    expect(starts(['20:00', '12:00'], 'Asia/Manila', '2026-11-01T03:00:00Z')).toEqual([
      '2026-10-31T04:00:00.000Z',
      '2026-10-31T12:00:00.000Z',
      '2026-11-01T04:00:00.000Z',
      '2026-11-01T12:00:00.000Z',
      '2026-11-02T04:00:00.000Z',
      '2026-11-02T12:00:00.000Z',
    ])
  })

  it('an hour that the clock leaves out has no session, and one that it repeats has one', () => {
    expect(starts(['01:30'], 'Europe/London', '2026-03-29T12:00:00Z')).toEqual([
      '2026-03-28T01:30:00.000Z',
      '2026-03-30T00:30:00.000Z',
    ])
    expect(starts(['01:30'], 'Europe/London', '2026-10-25T12:00:00Z')).toHaveLength(3)
  })
})
