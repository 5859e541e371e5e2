import type { PlannedRemote, Release } from '@plaza/contract/federation'
import type { Candidates } from './candidates'
import { judge } from './judge'
import type { Bench, Obstacle } from './judge'
import { wasRolledBackByGuard } from './was-rolled-back-by-guard'

/** The chosen release with what was skipped, or the first obstacle when no release can be served. */
export type Chosen =
  | {
      found: true
      release: Release
      fallback: Release | undefined
      reason: PlannedRemote['reason']
      notes: string[]
    }
  | { found: false; obstacle: Obstacle; notes: string[] }

/**
 * Walks from the wanted release back to the first that may be served. The fallback is the next such release that the
 * guard never rolled back.
 */
export function choose(bench: Bench, { origin, releases }: Candidates): Chosen {
  const notes: string[] = []
  let obstacle: Obstacle | undefined
  for (const [index, id] of releases.entries()) {
    const verdict = judge(bench, id)
    if (verdict.fits) {
      const fallback = firstFit(bench, releases.slice(index + 1))
      return {
        found: true,
        release: verdict.release,
        fallback,
        reason: index === 0 ? origin : 'stepped-back',
        notes,
      }
    }
    notes.push(verdict.note)
    obstacle ??= verdict.obstacle
    if (!verdict.mayStepBack) break
  }
  return { found: false, obstacle: obstacle ?? 'no-integrity', notes }
}

function firstFit(bench: Bench, releases: string[]): Release | undefined {
  for (const id of releases) {
    if (wasRolledBackByGuard(bench.channel, id)) continue
    const verdict = judge(bench, id)
    if (verdict.fits) return verdict.release
  }
  return undefined
}
