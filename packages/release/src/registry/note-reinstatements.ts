import type { Draft } from './draft'
import { liveReleases } from './live-releases'
import { withChannel } from './registry-edits'
import { guardRollbackText, withReinstatement } from './guard-rollbacks'
import type { Reinstatement } from './guard-rollbacks'

/**
 * Records in the channels of an edited draft who reinstates a release that the guard rolled back. `warnings` repeats the
 * guard's reason for each such release.
 */
export function noteReinstatements(
  before: Draft,
  after: Draft,
  reinstated: Reinstatement,
): { draft: Draft; warnings: string[] } {
  let draft = after
  const warnings: string[] = []
  for (const [remote, channel] of Object.entries(after.channels)) {
    const { guardRollbacks = [] } = channel
    const live = { before: liveReleases(before, remote), after: liveReleases(after, remote) }
    const noted = withReinstatement(guardRollbacks, live, reinstated)
    const affected = guardRollbacks.filter((one, index) => noted[index] !== one)
    if (affected.length > 0) draft = withChannel(draft, remote, { ...channel, guardRollbacks: noted })
    warnings.push(...affected.map(({ reinstated: _last, ...one }) => guardRollbackText(one)))
  }
  return { draft, warnings }
}
