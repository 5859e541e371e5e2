/**
 * What to do with a release on a host: load it; step back, because it needs something newer than the host
 * and an earlier release may fit; or skip the remote, because it needs what the host has left behind, which
 * no earlier release will change. `reason` is for people.
 */
export interface CompatDecision {
  decision: 'load' | 'step-back' | 'skip'
  reason: string
}
