/** @jest-environment node */
import * as fc from 'fast-check'
import type { ContractTerms } from './contract-terms'
import { dividendOf } from './dividend-rules'

const terms = (carries: boolean): ContractTerms => ({
  ...{ basis: 'loss', period: 'monthly', carries, activeMinor: 100 },
  tiers: [
    { turnoverMinor: 10_000, lossMinor: 0, activeUsers: 1, rate: 1_000, capMinor: null },
    { turnoverMinor: 10_000, lossMinor: 50_000, activeUsers: 2, rate: 2_500, capMinor: null },
  ],
})
const month = { validMinor: 80_000, activeUsers: 2, carryMinor: 0 }

describe('a dividend', () => {
  // DIVIDEND-1
  it.each([
    ['a loss in the first tier', { ...month, netMinor: -40_001 }, 4_000, 1_000, 0],
    ['a loss in the second tier', { ...month, netMinor: -50_000 }, 12_500, 2_500, 0],
    [
      'a loss without enough active users for its tier',
      { ...month, netMinor: -50_000, activeUsers: 1 },
      5_000,
      1_000,
      0,
    ],
    ['a loss below every tier', { ...month, netMinor: -50_000, validMinor: 9_999 }, 0, 0, 0],
    ['a month that the team won', { ...month, netMinor: 30_000 }, 0, 1_000, -30_000],
    [
      'a loss after a month that the team won',
      { ...month, netMinor: -50_000, carryMinor: -30_000 },
      2_000,
      1_000,
      0,
    ],
    [
      'a loss smaller than what is carried over',
      { ...month, netMinor: -20_000, carryMinor: -30_000 },
      0,
      1_000,
      -10_000,
    ],
  ])('%s', (_what, basis, amountMinor, rate, carriedMinor) => {
    expect(dividendOf(terms(true), basis)).toMatchObject({ amountMinor, rate, carriedMinor })
  })

  it('a contract that carries nothing over begins every period at nothing', () => {
    expect(dividendOf(terms(false), { ...month, netMinor: 30_000 })).toMatchObject({
      ...{ amountMinor: 0, carriedMinor: 0 },
    })
  })

  // DIVIDEND-1
  it('a dividend is never below nothing nor above its rate of the loss, whatever the amounts', () => {
    const minor = fc.integer({ min: -100_000_000_000, max: 100_000_000_000 })
    fc.assert(
      fc.property(
        minor,
        fc.nat(100_000_000_000),
        fc.nat(100_000_000_000),
        fc.nat(50),
        (netMinor, won, validMinor, activeUsers) => {
          const basis = { netMinor, carryMinor: -won, validMinor, activeUsers }
          const { amountMinor, baseMinor, rate, carriedMinor } = dividendOf(terms(true), basis)
          expect(amountMinor).toBeGreaterThanOrEqual(0)
          expect(amountMinor * 10_000).toBeLessThanOrEqual(baseMinor * rate)
          // Nothing of the result is lost: it is the base, or carried on.
          expect(baseMinor + carriedMinor).toBe(-netMinor - won)
        },
      ),
    )
  })
})
