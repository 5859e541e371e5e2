import { own } from '../kernel/own'
import { withGuardRollback } from '../registry/channel-edits'
import { done, refused } from '../registry/outcome'
import { withChannel } from '../registry/registry-edits'
import { ReleaseError } from '../kernel/release-error'
import type { ReleaseName, ReleaseStore } from '../store/release-store'
import type { Changed } from './change-registry'
import { changeRegistry } from './change-registry'
import { fitAuthor } from './keep-record'

const conflictRetries = 5

/**
 * Ends a canary on the guard's decision: everyone gets the current release at the next page load, and a start does
 * not promote the canary again. It is recorded as the guard's action; other remotes' canaries continue.
 * @throws ReleaseError `canary.nothing` when the canary has already ended.
 */
export async function rollBackCanary(
  store: ReleaseStore,
  { remote, release }: ReleaseName,
  reason: string,
): Promise<Changed> {
  const author = { who: 'canary guard', why: reason, via: 'edge' } as const
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await changeRegistry(store, author, { kind: 'guard', remote, release }, (draft) => {
        const channel = own(draft.channels, remote)
        if (channel?.rollout?.release !== release)
          return refused('canary.nothing', `${remote} ${release} is no longer a canary.`)
        const rollback = { release, when: Date.now(), why: fitAuthor(author).why }
        return done({ draft: withChannel(draft, remote, withGuardRollback(channel, rollback)) })
      })
    } catch (error) {
      const isConflict = error instanceof ReleaseError && error.code === 'registry.conflict'
      if (!isConflict || attempt > conflictRetries) throw error
    }
  }
}
