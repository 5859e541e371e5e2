/** @jest-environment node */
import type { ContractTerms } from './contract-terms'
import { marginsOf, splitLine } from './line-income'
import { roundParts } from './round-parts'
import { salaryOf, type SalaryTeam } from './salary'

/** Numbers that look random and are the same each time. */
function numbers(seed: number) {
  let state = seed
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 4_294_967_296) * below)
  }
}
const sum = (parts: readonly number[]) => parts.reduce((total, one) => total + one, 0)

// INCOME-1
it('the parts of 300,000 random lines of up to ten levels come to the rate at the top of the bets, to the centavo', () => {
  const next = numbers(41)
  for (let round = 0; round < 300_000; round += 1) {
    const depth = 1 + next(10)
    const rates = Array.from({ length: depth }, () => next(101) * 10).toSorted((one, other) => other - one)
    const validMinor = next(2) === 0 ? next(5_000) : next(2_000_000_000)
    const parts = splitLine(validMinor, rates)
    const whole = Math.floor(validMinor / 10_000) * (rates[0] ?? 0)
    const rest = Math.floor(((validMinor % 10_000) * (rates[0] ?? 0)) / 10_000)
    if (sum(parts) !== whole + rest) throw new Error(JSON.stringify({ validMinor, rates, parts }))
    marginsOf(rates).forEach((margin, at) => {
      const exact = (validMinor * margin) / 10_000
      if (Math.abs((parts[at] ?? NaN) - exact) >= 1)
        throw new Error(JSON.stringify({ validMinor, rates, at }))
    })
  }
})

// INCOME-1
it('what rounding leaves goes to the largest remainders, and of equal ones to whoever is nearest to the bet', () => {
  // 100.00 × 0.1 % each: whole centavos.
  expect(splitLine(10_000, [30, 20, 10])).toEqual([10, 10, 10])
  // 0.5 centavos each: one centavo for two, and it is the member's.
  expect(splitLine(500, [20, 10])).toEqual([0, 1])
  // 0.3, 0.9 and 0.3 centavos: one of 1.5, the second's.
  expect(splitLine(300, [50, 40, 10])).toEqual([0, 1, 0])
})

// INCOME-1
it('bets that were all taken back earn nothing, and amounts beyond exact floating point are split exactly', () => {
  expect(splitLine(-500, [50, 20])).toEqual([0, 0])
  const parts = splitLine(99_999_999_999_999, [1_000, 990, 10])
  expect(BigInt(sum(parts))).toBe((99_999_999_999_999n * 1_000n) / 10_000n)
})

// INCOME-1
it('amounts below zero are rounded so that the parts still come to their sum rounded down', () => {
  const next = numbers(7)
  for (let round = 0; round < 50_000; round += 1) {
    const exact = Array.from({ length: 1 + next(12) }, () => BigInt(next(2_000_000) - 1_000_000))
    const total = exact.reduce((one, other) => one + other, 0n)
    const floor = total >= 0n ? total / 10_000n : -((-total + 9_999n) / 10_000n)
    expect(BigInt(sum(roundParts(exact, 10_000n)))).toBe(floor)
  }
})

const terms = (more: Partial<ContractTerms> = {}): ContractTerms => ({
  ...{ basis: 'turnover', period: 'daily', carries: false, activeMinor: 100 },
  tiers: [
    { turnoverMinor: 10_000, lossMinor: 0, activeUsers: 1, rate: 50, capMinor: null },
    { turnoverMinor: 100_000, lossMinor: 0, activeUsers: 2, rate: 80, capMinor: 1_000 },
  ],
  ...more,
})
const team = (more: Partial<SalaryTeam> = {}): SalaryTeam => ({
  own: { validMinor: 10_000, lossMinor: 2_000 },
  downlines: [
    { id: 'one', validMinor: 40_000, lossMinor: -1_000, rate: 20 },
    { id: 'two', validMinor: 20_000, lossMinor: 4_000, rate: 0 },
  ],
  activeUsers: 3,
  ...more,
})

// INCOME-3
it('a salary is the own bets at the own rate and the bets of each downline’s team at the difference of the rates', () => {
  expect(salaryOf(terms(), team())).toMatchObject({
    ...{ tier: { rate: 50 }, ownMinor: 50, downlinesMinor: [120, 100], amountMinor: 270 },
  })
})

// INCOME-3
it('a salary of losses counts what was bet less what was won, and is never below zero', () => {
  const loss = terms({ basis: 'loss' })
  expect(salaryOf(loss, team())).toMatchObject({ ownMinor: 10, downlinesMinor: [-3, 20], amountMinor: 27 })
  const lucky = team({ own: { validMinor: 10_000, lossMinor: -50_000 } })
  expect(salaryOf(loss, lucky)).toMatchObject({ ownMinor: -250, amountMinor: 0 })
})

// INCOME-3
it('a salary is at most its tier’s cap, and nothing below the first tier', () => {
  const large = team({ own: { validMinor: 400_000, lossMinor: 0 } })
  expect(salaryOf(terms(), large)).toMatchObject({ tier: { rate: 80 }, amountMinor: 1_000 })
  const small = team({ own: { validMinor: 0, lossMinor: 0 }, downlines: [] })
  expect(salaryOf(terms(), small)).toMatchObject({ tier: null, amountMinor: 0, ownMinor: 0 })
  expect(salaryOf(terms(), team({ activeUsers: 0 }))).toMatchObject({ tier: null, downlinesMinor: [0, 0] })
})
