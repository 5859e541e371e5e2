import { isTight, leftOf, verdict } from './verdict.mjs'

const row = (value, bounds = {}) => ({ value, must: 100, aim: 50, ...bounds })

it.each([
  [row(50), 'aim met'],
  [row(100), 'must met'],
  [row(100.1), 'MISSED'],
  [row(100, { atLeast: true, aim: 200 }), 'must met'],
  [row(99, { atLeast: true, aim: 200 }), 'MISSED'],
])('a row of the bench is judged by its bounds: %j', (one, expected) => {
  expect(verdict(one)).toBe(expected)
})

it('a bound is tight when less than 3 % of it is left, in either direction', () => {
  expect([row(97), row(97.1), row(100), row(101)].map(isTight)).toEqual([false, true, true, false])
  const atLeast = { atLeast: true, aim: 200 }
  expect([row(103, atLeast), row(102, atLeast), row(99, atLeast)].map(isTight)).toEqual([false, true, false])
})

it('a bound that is met with its aim is not tight, nor is a bound of nought', () => {
  expect(isTight(row(100, { aim: 100 }))).toBe(false)
  expect(leftOf(row(0, { must: 0, aim: 0 }))).toBeUndefined()
  expect(isTight(row(0, { must: 0, aim: -1 }))).toBe(false)
})
