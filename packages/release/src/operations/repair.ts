import type { Registry } from '@plaza/contract/release'
import { repaired } from '../registry/channel-edits'
import type { GuardLog } from '../registry/guard-log'
import { followGuard, guardRollbacksOf } from '../registry/guard-log'
import type { Author } from '../registry/next-revision'
import { done } from '../registry/outcome'
import { channelOf, withChannel } from '../registry/registry-edits'
import { ReleaseError } from '../kernel/release-error'
import type { ReleaseStore } from '../store/release-store'
import type { Changed } from './change-registry'
import { changeRegistry } from './change-registry'

/**
 * Applies today's rules to what an older program wrote about a remote: the guard's rollbacks in the log are recorded, and
 * pages no longer fall back to those releases. Live releases stay live, and no release is forgotten. A remote that needs
 * no repair stays unchanged.
 * @throws ReleaseError `remote.unknown`.
 */
export function repair(store: ReleaseStore, remote: string, author: Author): Promise<Changed> {
  return changeRegistry(store, author, { kind: 'repair', remote }, async (draft) => {
    const found = channelOf(draft, remote)
    if (!found.ok) return found
    const channel = repaired(found.value, guardRollbacksOf(await readGuardLog(store), draft, remote))
    return done({ draft: withChannel(draft, remote, channel) })
  })
}

/** Reads the whole log; revisions that cannot be read are passed over. */
async function readGuardLog(store: ReleaseStore): Promise<GuardLog> {
  let log: GuardLog = {}
  let before: Registry | undefined
  const last = await store.latestRevision()
  for (let number = 1; number <= last; number += 1) {
    const after = await readIfWhole(store, number)
    if (!after) continue
    log = followGuard(log, before, after)
    before = after
  }
  return log
}

async function readIfWhole(store: ReleaseStore, revision: number): Promise<Registry | undefined> {
  try {
    return await store.readRevision(revision)
  } catch (error) {
    if (error instanceof ReleaseError) return undefined
    throw error
  }
}
