import type { FailurePhase, Rollout } from '@plaza/contract'

/** Page loads with a canary before its guard may judge it, where the canary does not say. */
export const defaultSample = 20

/** What became of one release since its canary began. Both count a page load once, however often it failed. */
export interface ReleaseTally {
  /** Page loads that were given the release and asked for it. */
  loads: number
  /** Of these, loads in which it failed, by phase; a load counts in the phase that failed first. */
  failures: Partial<Record<FailurePhase, number>>
}

/** What a guard says of a canary: too early, within its bound, or to be taken back; `reason` is for people. */
export interface GuardDecision {
  decision: 'wait' | 'keep' | 'take-back'
  failed: number
  loads: number
  /** Failed ÷ loads, 0–1. */
  share: number
  reason: string
}

const percent = (share: number): string => `${Math.round(share * 10_000) / 100} %`

/**
 * Judges a canary by its failures (spec of operations, point 5): above its bound, with the minimum sample, it is
 * taken back. One without a guard is always kept.
 */
export function decideGuard(rollout: Rollout, { loads, failures }: ReleaseTally): GuardDecision {
  const counts = Object.entries(failures)
  const failed = Math.min(
    loads,
    counts.reduce((sum, [, count]) => sum + count, 0),
  )
  const share = loads > 0 ? failed / loads : 0
  const say = (decision: GuardDecision['decision'], reason: string): GuardDecision => ({
    decision,
    failed,
    loads,
    share,
    reason,
  })
  if (rollout.guard === undefined) return say('keep', 'it has no guard')
  const sample = rollout.sample ?? defaultSample
  if (loads < sample) return say('wait', `${loads} of the ${sample} page loads that it takes to judge`)
  const phases = counts.filter(([, count]) => count > 0).map(([phase, count]) => `${count} at ${phase}`)
  const said = `${failed} of ${loads} page loads failed (${percent(share)}${phases.length > 0 ? `: ${phases.join(', ')}` : ''})`
  return share > rollout.guard
    ? say('take-back', `${said}, above the bound of ${percent(rollout.guard)}`)
    : say('keep', `${said}, within the bound of ${percent(rollout.guard)}`)
}
