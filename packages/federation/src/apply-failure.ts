import type { FailureCause, FailurePhase } from '@plaza/contract/federation'

/** The facts of a failure. */
export interface FailureFacts {
  cause: FailureCause
  phase: FailurePhase
  /** How many times this release was tried before, at the same thing, without a person asking. */
  attempt: number
  /** Whether an earlier release of the remote is available and was not tried yet. */
  hasFallback: boolean
  /** Remaining time for this release, ms. */
  leftMs: number
}

/** What to do next. `retry` and `reset` stay with the release, `fallback` changes it, `card` asks the person. */
export type FailureAction =
  | { kind: 'retry'; delayMs: number }
  | { kind: 'reset' }
  | { kind: 'fallback' }
  | { kind: 'card' }

const retryDelaysMs = [400, 1200]

/**
 * Decides what follows a failure. Transient causes get two retries, each delayed with jitter, while there is
 * time for them; what another attempt cannot mend goes to the fallback release in the same page, then to the card in its
 * place.
 *
 * @param random a number in [0, 1), for the jitter
 */
export function applyFailure(facts: FailureFacts, random: number): FailureAction {
  if (facts.phase === 'render') {
    if (facts.attempt === 0) return { kind: 'reset' }
  } else if (isTransient(facts.cause)) {
    const delayMs = Math.round((retryDelaysMs[facts.attempt] ?? Infinity) * (0.5 + random))
    if (delayMs < facts.leftMs) return { kind: 'retry', delayMs }
  }
  return facts.hasFallback ? { kind: 'fallback' } : { kind: 'card' }
}

function isTransient(cause: FailureCause): boolean {
  switch (cause) {
    case 'network':
    case 'timeout':
    case 'server':
      return true
    case 'missing':
    case 'integrity':
    case 'throw':
    case 'contract':
      return false
  }
}
