/** This many failures in a row open the breaker; after the pause one call is let through, ms. */
export const breakerRules = { failures: 5, pauseMs: 30_000 } as const

/** Leaves a provider alone that does not answer. */
export interface Breaker {
  isOpen(): boolean
  succeeded(): void
  failed(): void
}

/** A closed breaker of this process. After each pause calls pass until one fails. */
export function createBreaker(now: () => number): Breaker {
  let failures = 0
  let openUntil = 0
  return {
    isOpen: () => openUntil > now(),
    succeeded: () => {
      failures = 0
      openUntil = 0
    },
    failed: () => {
      failures += 1
      if (failures >= breakerRules.failures) openUntil = now() + breakerRules.pauseMs
    },
  }
}
