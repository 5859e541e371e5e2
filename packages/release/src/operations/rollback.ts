import { ReleaseError } from '../release-error'
import type { Author } from '../registry/next-revision'
import { withRollback } from '../registry/registry-edits'
import type { ReleaseStore } from '../store/release-store'
import type { Changed } from './change-registry'
import { changeRegistry } from './change-registry'

/** What to go back with, and how far: `to`, else the release before. */
export interface RollbackRequest {
  remote: string
  to?: string | undefined
}

/**
 * Points a remote at an older release in one new revision: no build, no copy; a rollout in progress ends.
 * @throws ReleaseError when there is nothing to go back to, or the store no longer has it whole.
 */
export async function rollback(
  store: ReleaseStore,
  request: RollbackRequest,
  author: Author,
): Promise<Changed> {
  const { remote, to } = request
  return changeRegistry(store, author, async (draft) => {
    const outcome = withRollback(draft, remote, to)
    if (!outcome.ok) return outcome
    const release = outcome.value.channels[remote]?.current ?? ''
    if (!(await store.readRelease({ remote, release })))
      throw new ReleaseError(
        'release.unknown',
        `The store no longer has ${remote} ${release}; choose another with --to.`,
      )
    return outcome
  })
}
