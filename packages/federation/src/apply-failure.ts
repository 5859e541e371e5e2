import type { FailurePhase } from '@plaza/contract/federation'

/** The facts of a failure. */
export interface FailureFacts {
  phase: FailurePhase
  /** How many times this release failed before to render the same thing, without a person asking. */
  attempt: number
  /** Whether an earlier release of the remote is available and was not tried yet. */
  hasFallback: boolean
}

/** What to do next. `reset` stays with the release, `fallback` changes it, `card` asks the person. */
export type FailureAction = 'reset' | 'fallback' | 'card'

/**
 * Decides what follows a failure. A file that did not come was requested several times before it failed; what another attempt
 * cannot mend goes to the fallback release in the same page, then to the card in its place.
 */
export function applyFailure({ phase, attempt, hasFallback }: FailureFacts): FailureAction {
  if (phase === 'render' && attempt === 0) return 'reset'
  return hasFallback ? 'fallback' : 'card'
}
