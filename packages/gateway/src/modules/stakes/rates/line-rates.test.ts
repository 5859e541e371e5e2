import { highestRate, rateCategories, rateStep, type RateCategory } from '@plaza/contract/agency'
import * as fc from 'fast-check'
import { ratesBy, ratesOfLine, type GivenRates } from './line-rates'

const rate = fc.integer({ min: 0, max: highestRate / rateStep }).map((steps) => steps * rateStep)
const given: fc.Arbitrary<GivenRates> = fc
  .array(fc.tuple(fc.constantFrom(...rateCategories), rate))
  .map((entries) => new Map<RateCategory, number>(entries))

describe('rates of a line', () => {
  // RATE-1
  it('rates never rise downward, and margins with the last one’s rate come to the first one’s, whatever was given', () => {
    fc.assert(
      fc.property(rate, fc.array(given, { minLength: 1, maxLength: 12 }), (highest, line) => {
        const rates = ratesOfLine(
          ratesBy(() => highest),
          line,
        )
        for (const category of rateCategories) {
          const down = rates.map((one) => one[category])
          const margins = down.slice(1).map((own, index) => (down[index] ?? 0) - own)
          expect(Math.min(0, ...margins)).toBe(0)
          expect(margins.reduce((sum, margin) => sum + margin, down.at(-1) ?? 0)).toBe(down[0])
          expect(down[0]).toBe(highest)
        }
      }),
    )
  })

  // RATE-1
  it('a member who was given nothing has the prize group of the agent above it, and no other rate', () => {
    const [, child, below] = ratesOfLine(
      ratesBy((category) => (category === 'LOTT' ? 750 : 80)),
      [new Map(), new Map([['LOTT', 700]]), new Map()],
    )
    expect(child).toMatchObject({ LOTT: 700, RNG: 0 })
    expect(below).toMatchObject({ LOTT: 700, RNG: 0 })
  })
})
