import type { Draft } from './draft'
import { liveReleases } from './live-releases'
import { withChannel } from './registry-edits'
import { takenBackWords, withGivenAgain } from './taken-back'
import type { GivenAgain } from './taken-back'

/**
 * Notes in the channels of an edited draft who gives out again what the guard took back. `warnings` repeats the guard's
 * reason for each such release.
 */
export function noteGivenAgain(
  before: Draft,
  after: Draft,
  again: GivenAgain,
): { draft: Draft; warnings: string[] } {
  let draft = after
  const warnings: string[] = []
  for (const [remote, channel] of Object.entries(after.channels)) {
    const { takenBack = [] } = channel
    const live = { before: liveReleases(before, remote), after: liveReleases(after, remote) }
    const noted = withGivenAgain(takenBack, live, again)
    const given = takenBack.filter((one, index) => noted[index] !== one)
    if (given.length > 0) draft = withChannel(draft, remote, { ...channel, takenBack: noted })
    warnings.push(...given.map(({ again: _last, ...one }) => takenBackWords(one)))
  }
  return { draft, warnings }
}
