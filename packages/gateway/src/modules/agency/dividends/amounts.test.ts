import * as fc from 'fast-check'
import { outstandingOf, passOn, payableOf } from './amounts'

const row = (dividendMinor: number, paidMinor: number | null = null) => ({
  ...{ dividend_minor: dividendMinor, correction_minor: 0, passed_minor: 0, paid_minor: paidMinor },
})

describe('what is passed on between the periods of two', () => {
  // DIVIDEND-1
  it.each([
    ['too little was paid', [row(1_500, 1_000), row(200)], [1_000, 700]],
    ['too much was paid', [row(700, 1_000), row(500)], [1_000, 200]],
    [
      'more was paid too much than the next period is due',
      [row(0, 1_000), row(400), row(800)],
      [1_000, 0, 200],
    ],
    ['the next period is paid as well', [row(900, 1_000), row(500, 500), row(300)], [1_000, 500, 200]],
  ])('where %s, a period that is not paid takes the difference', (_what, rows, expected) => {
    expect(passOn(rows).map(payableOf)).toEqual(expected)
  })

  it('what has no later period waits for the next one', () => {
    const [only] = passOn([row(900, 1_000)])
    expect(only && outstandingOf(only)).toBe(-100)
    expect(passOn([only!, row(500)]).map(payableOf)).toEqual([1_000, 400])
  })

  // DIVIDEND-1
  it('whatever is corrected and however often, what is paid and still due comes to what was earned', () => {
    const one = fc.record({ dividend: fc.nat(10_000), paid: fc.option(fc.integer({ min: 1, max: 10_000 })) })
    fc.assert(
      fc.property(fc.array(one, { minLength: 1, maxLength: 8 }), (periods) => {
        const rows = passOn(passOn(periods.map(({ dividend, paid }) => row(dividend, paid))))
        const sum = (amounts: number[]) => amounts.reduce((all, minor) => all + minor, 0)
        const earned = sum(periods.map(({ dividend }) => dividend))
        const settled = sum(rows.map((each) => payableOf(each) + outstandingOf(each)))
        expect(settled).toBe(earned)
        expect(Math.min(...rows.map(payableOf))).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
