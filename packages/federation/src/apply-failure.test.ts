/** @jest-environment node */
import type { FailurePhase } from '@plaza/contract/federation'
import { applyFailure } from './apply-failure'

type Row = [phase: FailurePhase, attempt: number, hasFallback: boolean, action: string]

const table: Row[] = [
  ['entry', 0, true, 'fallback'],
  ['entry', 0, false, 'card'],
  ['module', 0, true, 'fallback'],
  ['module', 0, false, 'card'],
  ['evaluate', 0, true, 'fallback'],
  ['evaluate', 0, false, 'card'],
  ['contract', 0, true, 'fallback'],
  ['contract', 0, false, 'card'],
  ['render', 0, true, 'reset'],
  ['render', 0, false, 'reset'],
  ['render', 1, true, 'fallback'],
  ['render', 1, false, 'card'],
]

// REMOTE-4
it.each(table)(
  'the action after a failure at %s, attempt %i, fallback %s is %s',
  (phase, attempt, hasFallback, action) => {
    expect(applyFailure({ phase, attempt, hasFallback })).toBe(action)
  },
)
