/** @jest-environment node */
import type { FailureCause, FailurePhase } from '@plaza/contract/federation'
import { applyFailure } from './apply-failure'

type Row = [cause: FailureCause, phase: FailurePhase, attempt: number, hasFallback: boolean, action: string]

const table: Row[] = [
  ['network', 'entry', 0, true, 'retry'],
  ['network', 'entry', 1, true, 'retry'],
  ['network', 'entry', 2, true, 'fallback'],
  ['network', 'entry', 2, false, 'card'],
  ['server', 'entry', 0, false, 'retry'],
  ['server', 'module', 2, false, 'card'],
  ['timeout', 'entry', 1, true, 'retry'],
  ['timeout', 'module', 2, true, 'fallback'],
  ['missing', 'entry', 0, true, 'fallback'],
  ['missing', 'module', 0, false, 'card'],
  ['integrity', 'entry', 0, true, 'fallback'],
  ['integrity', 'module', 0, false, 'card'],
  ['throw', 'evaluate', 0, true, 'fallback'],
  ['throw', 'evaluate', 0, false, 'card'],
  ['contract', 'contract', 0, true, 'fallback'],
  ['contract', 'contract', 0, false, 'card'],
  ['throw', 'render', 0, true, 'reset'],
  ['throw', 'render', 0, false, 'reset'],
  ['throw', 'render', 1, true, 'fallback'],
  ['throw', 'render', 1, false, 'card'],
]

describe('what follows a failure', () => {
  // REMOTE-4
  it.each(table)(
    'the action after %s at %s, attempt %i, fallback %s is %s',
    (cause, phase, attempt, hasFallback, action) => {
      expect(applyFailure({ cause, phase, attempt, hasFallback, leftMs: 3_500 }, 0.5).kind).toBe(action)
    },
  )

  // REMOTE-4
  it.each([
    [true, 'fallback'],
    [false, 'card'],
  ])('a failure is not retried when there is no time left: fallback %s → %s', (hasFallback, action) => {
    const facts = { cause: 'network', phase: 'entry', attempt: 0, hasFallback } as const
    expect(applyFailure({ ...facts, leftMs: 400 }, 0.5).kind).toBe(action)
    expect(applyFailure({ ...facts, leftMs: 401 }, 0.5).kind).toBe('retry')
  })

  it('retries are spread between half and one and a half of the delay', () => {
    const at = (random: number) =>
      applyFailure(
        { cause: 'network', phase: 'entry', attempt: 0, hasFallback: false, leftMs: 3_500 },
        random,
      )
    expect(at(0)).toEqual({ kind: 'retry', delayMs: 200 })
    expect(at(0.999)).toEqual({ kind: 'retry', delayMs: 600 })
  })
})
