import { partsOf, type BonusCalendar } from './bonus-calendar'

const dayMs = 86_400_000
const hourMs = 3_600_000
const now = Date.UTC(2026, 10, 1)
const calendar = (fields: Partial<BonusCalendar>): BonusCalendar => ({
  firstPercent: 40,
  days: 3,
  hours: 24,
  ...fields,
})

describe('the parts of a reward', () => {
  // REWARD-1
  it('a reward without a calendar is one part, claimable from now until it expires', () => {
    expect(partsOf({ amountMinor: 5_00, expiresAt: now + dayMs }, undefined, now)).toEqual([
      { part: 1, amountMinor: 5_00, opensAt: now, expiresAt: now + dayMs },
    ])
  })

  // REWARD-1
  it('a calendar pays some now and the rest by days, each for its hours', () => {
    const parts = partsOf({ amountMinor: 100_00, expiresAt: null }, calendar({ hours: 12 }), now)
    expect(parts).toEqual([
      { part: 1, amountMinor: 40_00, opensAt: now, expiresAt: now + 12 * hourMs },
      { part: 2, amountMinor: 20_00, opensAt: now + dayMs, expiresAt: now + dayMs + 12 * hourMs },
      { part: 3, amountMinor: 20_00, opensAt: now + 2 * dayMs, expiresAt: now + 2 * dayMs + 12 * hourMs },
      { part: 4, amountMinor: 20_00, opensAt: now + 3 * dayMs, expiresAt: now + 3 * dayMs + 12 * hourMs },
    ])
  })

  it.each([
    [1, 0, 60],
    [101, 33, 7],
    [99_99, 50, 4],
    [9_007_199_254_740_99, 99, 60],
  ])(
    'the parts of %s minor units, %s %% at once and %s days, are whole and add up',
    (minor, firstPercent, days) => {
      const parts = partsOf({ amountMinor: minor, expiresAt: null }, calendar({ firstPercent, days }), now)
      expect(parts.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(minor)
      expect(parts.every(({ amountMinor }) => Number.isInteger(amountMinor) && amountMinor > 0)).toBe(true)
      expect(parts.map(({ part }) => part)).toEqual(parts.map((_, index) => index + 1))
    },
  )
})
