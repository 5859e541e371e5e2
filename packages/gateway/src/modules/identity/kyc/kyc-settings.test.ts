import * as z from 'zod/mini'
import { isAtLeast, kycPart, levelAfter, withdrawADayMinor } from './kyc-settings'

describe('the levels of verification', () => {
  // KYC-2
  it('as shipped, deposits and withdrawals need no level, and each level asks for its own', () => {
    expect(z.parse(kycPart, undefined)).toEqual({
      depositsFrom: 'unverified',
      withdrawADayMinor: { unverified: null, basic: null },
      asks: { basic: ['birthDate', 'document'], full: ['address', 'selfie'] },
    })
    expect(z.parse(kycPart, { depositsFrom: 'basic' })).toMatchObject({ withdrawADayMinor: { basic: null } })
  })

  // KYC-2
  it.each([
    [{ unverified: 1, basic: 2 }, true],
    [{ unverified: 0 }, true],
    [{}, true],
    [{ unverified: 2, basic: 1 }, false],
    [{ basic: 1 }, false],
    [{ unverified: -1 }, false],
    [{ full: 1 }, false],
  ])('bounds of a day %j are allowed: %s, since a higher level never allows less', (bounds, isAllowed) => {
    expect(z.safeParse(kycPart, { withdrawADayMinor: bounds }).success).toBe(isAllowed)
  })

  it('the bound of a day is that of the level, and full verification has none', () => {
    const merchant = { stored: { kyc: { withdrawADayMinor: { unverified: 100, basic: 500 } } } }
    expect((['unverified', 'basic', 'full'] as const).map((one) => withdrawADayMinor(merchant, one))).toEqual(
      [...[100, 500, null]],
    )
  })

  it('levels have an order, and the highest has none after it', () => {
    expect([levelAfter('unverified'), levelAfter('basic'), levelAfter('full')]).toEqual([
      'basic',
      'full',
      null,
    ])
    expect([
      isAtLeast('basic', 'basic'),
      isAtLeast('basic', 'full'),
      isAtLeast('full', 'unverified'),
    ]).toEqual([...[true, false, true]])
  })
})
