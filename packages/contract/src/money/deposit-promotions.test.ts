/** @jest-environment node */
import fc from 'fast-check'
import { bonusOf, isForMethod, wageringOf } from './index'

const terms = fc.record({
  percent: fc.integer({ min: 1, max: 1_000 }),
  capMinor: fc.integer({ min: 0, max: 1e12 }),
})
const received = fc.integer({ min: 0, max: 1e12 })

describe('the bonus of a deposit', () => {
  // BONUS-1
  it.each([
    ['all of it again', { percent: 100, capMinor: 100_000 }, 25_000, 25_000],
    ['at most the cap', { percent: 100, capMinor: 100_000 }, 100_001, 100_000],
    ['a share, rounded down', { percent: 20, capMinor: 50_000 }, 10_009, 2_001],
  ])('a bonus is %s', (_what, promotion, receivedMinor, bonusMinor) => {
    expect(bonusOf(promotion, receivedMinor)).toBe(bonusMinor)
  })

  // BONUS-1
  it('a bonus is whole minor units, exact, within its cap, and never smaller for a larger deposit', () => {
    fc.assert(
      fc.property(terms, received, fc.integer({ min: 0, max: 1_000 }), (promotion, receivedMinor, more) => {
        const exact = (BigInt(receivedMinor) * BigInt(promotion.percent)) / 100n
        const bonusMinor = bonusOf(promotion, receivedMinor)
        const capped = exact < BigInt(promotion.capMinor) ? exact : BigInt(promotion.capMinor)
        expect(BigInt(bonusMinor)).toBe(capped)
        expect(bonusOf(promotion, receivedMinor + more)).toBeGreaterThanOrEqual(bonusMinor)
      }),
    )
  })

  it('a bonus has to be staked its wagering, and a voucher has no promotion', () => {
    expect(wageringOf({ wagering: 10 }, 25_000)).toBe(250_000)
    expect(isForMethod({}, { code: 'demo-bank', paysBy: 'transfer' })).toBe(true)
    expect(isForMethod({ methods: ['other'] }, { code: 'demo-bank', paysBy: 'transfer' })).toBe(false)
    expect(isForMethod({}, { code: 'voucher', paysBy: 'voucher' })).toBe(false)
  })
})
