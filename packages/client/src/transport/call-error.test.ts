/** @jest-environment node */
import { CallError, isFaulty } from './call-error'

it.each([
  [400, 'request.invalid', true],
  [404, 'request.not.found', true],
  [200, 'answer.invalid', true],
  [500, 'internal', true],
  [503, 'service.unavailable', false],
  [503, 'merchant.maintenance', false],
  [401, 'session.expired', false],
  [409, 'balance.insufficient', false],
  [429, 'request.rate.limited', false],
  [0, 'network.offline', false],
])('the answer %i %s means that the call itself was faulty: %s', (status, code, expected) => {
  expect(isFaulty(new CallError(code, '', {}, status))).toBe(expected)
})

it('errors that are not of calls are never faulty calls', () => {
  expect(isFaulty(new Error('boom'))).toBe(false)
})
