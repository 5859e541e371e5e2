import { own } from '../kernel/own'
import { liveReleases } from '../registry/live-releases'
import type { Author } from '../registry/next-revision'
import { done, refused } from '../registry/outcome'
import { withBlock, withFloor } from '../registry/registry-edits'
import type { ReleaseName, ReleaseStore } from '../store/release-store'
import type { Changed } from './change-registry'
import { changeRegistry } from './change-registry'
import { findRelease } from './find-release'

/**
 * Blocks a release for everyone, or unblocks it; visitors of a blocked release get the previous one.
 * @throws ReleaseError `release.unknown` when the store does not have the release.
 */
export function blockRelease(
  store: ReleaseStore,
  { remote, release, isBlocked }: ReleaseName & { isBlocked: boolean },
  author: Author,
): Promise<Changed> {
  const action = { kind: isBlocked ? 'block' : 'unblock', remote, release } as const
  return changeRegistry(store, author, action, async (draft) => {
    const found = await findRelease(store, draft, remote, release)
    if (!found.ok) return found
    const id = found.value
    const held = (await store.listReleases()).some((name) => name.remote === remote && name.release === id)
    const isNamed = held || (own(draft.blocked, remote) ?? []).includes(id)
    if (!isNamed) return refused('release.unknown', `The store has no ${remote} ${id}.`)
    const isLive = isBlocked && liveReleases(draft, remote).includes(id)
    const warnings = isLive
      ? [`${id} was live. Visitors who had it get the previous release at the next page load.`]
      : []
    return done({ draft: withBlock(draft, remote, id, isBlocked), warnings, action: { release: id } })
  })
}

/**
 * Sets the floor of a remote, below which no release is served, or removes it (`release` absent).
 * @throws ReleaseError when the remote or the release is unknown, or the current release would be below the floor.
 */
export function setFloor(
  store: ReleaseStore,
  { remote, release }: { remote: string; release?: string | undefined },
  author: Author,
): Promise<Changed> {
  const action = { kind: 'floor', remote, ...(release !== undefined && { release }) } as const
  return changeRegistry(store, author, action, async (draft) => {
    if (release === undefined) {
      const outcome = withFloor(draft, remote, undefined)
      return outcome.ok ? done({ draft: outcome.value }) : outcome
    }
    const found = await findRelease(store, draft, remote, release)
    if (!found.ok) return found
    const id = found.value
    const channel = own(draft.channels, remote)
    if (channel && ![channel.current, ...channel.previous].includes(id))
      return refused(
        'release.unknown',
        `${remote} ${id} was never current. A floor must be the current release or an earlier one.`,
      )
    const outcome = withFloor(draft, remote, id)
    return outcome.ok ? done({ draft: outcome.value, action: { release: id } }) : outcome
  })
}
