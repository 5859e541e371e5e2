/** @jest-environment node */
import { amountProblem } from './amount-problem'

const limits = { minMinor: 10_000, maxMinor: 100_000, availableMinor: 60_000 }

it.each([
  [null, 'missing'],
  [0, 'min'],
  [9_999, 'min'],
  [10_000, null],
  [60_000, null],
  [60_001, 'balance'],
  [100_001, 'balance'],
] as const)('the amount %s within the balance has the problem %s', (minor, problem) => {
  expect(amountProblem(minor, limits)).toBe(problem)
})

it.each([
  [100_000, null],
  [100_001, 'max'],
] as const)('the amount %s from outside has the problem %s', (minor, problem) => {
  expect(amountProblem(minor, { minMinor: 10_000, maxMinor: 100_000 })).toBe(problem)
})
