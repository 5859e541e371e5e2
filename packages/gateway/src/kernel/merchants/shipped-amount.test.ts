import { largestAmountMinor, minorToDecimal } from '@plaza/contract/kernel'
import { shippedAmount } from './shipped-amount'

describe('an amount as shipped', () => {
  // MONEY-1
  it.each([
    ['PHP', '100.00'],
    ['USD', '100.00'],
    ['JPY', '100'],
    ['KRW', '1000'],
    ['VND', '100000'],
    ['IDR', '10000.00'],
    ['KWD', '1.000'],
    ['USDT', '1.00000000'],
    ['BTC', '0.00001000'],
  ])('₱100.00 is %s %s at a merchant with that currency', (currency, decimal) => {
    expect(minorToDecimal(shippedAmount(currency, 10_000), currency)).toBe(decimal)
  })

  it('something is never nothing, nothing stays nothing, and the greatest can be booked in every currency', () => {
    for (const currency of ['JPY', 'BTC', 'VND', 'IDR', 'DOGE', 'SOL', 'ETH', 'BHD', 'PHP']) {
      expect(shippedAmount(currency, 1)).toBeGreaterThanOrEqual(1)
      expect(shippedAmount(currency, 0)).toBe(0)
      expect(shippedAmount(currency, 500_000_000)).toBeLessThanOrEqual(largestAmountMinor)
    }
  })
})
