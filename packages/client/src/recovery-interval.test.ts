/** @jest-environment node */
import { CallError } from '@plaza/client/transport'
import { recoveryIntervalMs } from './recovery-interval'

type Code = ConstructorParameters<typeof CallError>[0]

/** The shortest and the longest wait after so many failures, by the moment of the last one. */
const range = (code: Code, errorUpdateCount = 1) =>
  [0, 999].map((ms) =>
    recoveryIntervalMs({
      error: new CallError(code, '', {}, 0),
      errorUpdatedAt: 1_700_000_000_000 + ms,
      errorUpdateCount,
      status: 'error',
    }),
  )

// CALL-3, FRAME-18
it.each(['network.offline', 'network.timeout', 'service.unavailable', 'service.busy'] as const)(
  'a read asks again one to two seconds after its first %s, spread by the moment it failed',
  (code) => {
    expect(range(code)).toEqual([1_000, 1_999])
  },
)

// FRAME-18
it.each(['network.offline', 'service.unavailable'] as const)(
  'a read is repeated within two seconds however often it fails with %s',
  (code) => {
    expect([2, 10, 1000].map((count) => range(code, count))).toEqual(Array(3).fill([1_000, 1_999]))
  },
)

it('a read waits longer after each failure of a slow or busy service, and never longer than 15 seconds', () => {
  expect([1, 2, 3, 10, 1000].map((count) => range('service.busy', count)[0])).toEqual([
    1_000, 1_500, 2_250, 7_500, 7_500,
  ])
  expect(range('network.timeout', 1000)[1]).toBeLessThanOrEqual(15_000)
})

it('a read that was refused, or has succeeded since, is not repeated', () => {
  const failure = { errorUpdatedAt: 1, errorUpdateCount: 1, status: 'error' } as const
  expect(range('session.required')).toEqual([false, false])
  expect(recoveryIntervalMs({ ...failure, error: new Error('of the page') })).toBe(false)
  expect(recoveryIntervalMs({ ...failure, error: null, status: 'success' })).toBe(false)
})
