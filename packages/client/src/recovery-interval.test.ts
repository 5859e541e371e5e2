/** @jest-environment node */
import { CallError } from '@plaza/client/transport'
import { recoveryIntervalMs } from './recovery-interval'

const failed = (code: ConstructorParameters<typeof CallError>[0], errorUpdateCount = 1) =>
  recoveryIntervalMs({ error: new CallError(code, '', {}, 0), errorUpdateCount, status: 'error' })

// CALL-3, FRAME-18
it.each(['network.offline', 'network.timeout', 'service.unavailable', 'service.busy'] as const)(
  'asks again two seconds after %s',
  (code) => {
    expect(failed(code)).toBe(2_000)
  },
)

it('waits longer after each failure, and never longer than 15 seconds', () => {
  expect([1, 2, 3, 10, 1000].map((count) => failed('service.unavailable', count))).toEqual([
    2_000, 3_000, 4_500, 15_000, 15_000,
  ])
})

it('does not repeat what was refused, nor what has succeeded since', () => {
  expect(failed('session.required')).toBe(false)
  expect(recoveryIntervalMs({ error: new Error('of the page'), errorUpdateCount: 1, status: 'error' })).toBe(
    false,
  )
  expect(recoveryIntervalMs({ error: null, errorUpdateCount: 3, status: 'success' })).toBe(false)
})
