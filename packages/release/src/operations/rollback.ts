import { own } from '../registry/draft'
import type { Author } from '../registry/next-revision'
import { done } from '../registry/outcome'
import type { RollbackRequest } from '../registry/plan-rollback'
import { planRollback } from '../registry/plan-rollback'
import type { ReleaseStore } from '../store/release-store'
import type { Changed } from './change-registry'
import { changeRegistry } from './change-registry'
import { findRelease } from './find-release'
import { namedReleases, readReleases } from './known-releases'
import { pinnedElsewhere } from './pinned-elsewhere'

/**
 * Points a remote at an older release in one new revision, for all merchants or for one: no build, no copy; a rollout
 * in progress ends, those of other remotes go on.
 * @throws ReleaseError when there is nothing to go back to, or what there is may not be given out.
 */
export function rollback(store: ReleaseStore, request: RollbackRequest, author: Author): Promise<Changed> {
  const { remote, merchant, to } = request
  const action = {
    kind: 'rollback',
    remote,
    ...(merchant !== undefined && { merchant }),
    ...(to !== undefined && { release: to }),
  } as const
  return changeRegistry(store, author, action, async (draft) => {
    const found = to === undefined ? done(undefined) : await findRelease(store, draft, remote, to)
    if (!found.ok) return found
    const { lookup } = await readReleases(store, namedReleases(draft))
    const planned = planRollback(draft, lookup, { ...request, to: found.value })
    if (!planned.ok) return planned
    const { target, overrodeFloor } = planned.value
    const others = merchant === undefined ? pinnedElsewhere(draft, remote, target) : []
    const below =
      overrodeFloor === undefined ? [] : [`This is below the floor ${overrodeFloor}, and recorded as such.`]
    const stays = own(draft.channels, remote)?.current === target && merchant === undefined
    const ended = stays ? [`The canary ended; everybody has ${target}.`] : []
    return done({
      draft: planned.value.draft,
      warnings: [...ended, ...below, ...others],
      action: { release: target, ...(overrodeFloor !== undefined && { overrodeFloor }) },
    })
  })
}
