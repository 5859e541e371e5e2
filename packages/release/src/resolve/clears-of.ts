import type { StorageClears } from '@plaza/contract/federation'
import type { Registry } from '@plaza/contract/release'
import { oncePerObject } from '../kernel/once-per-object'
import type { ReleaseLookup } from './release-lookup'
import { shellName } from './resolve-shell'
import { storageOf } from './undeclared-storage'

/** Releases of a remote that a browser may have run: current, earlier, rolled back and pinned ones. */
function knownReleases({ channels, merchants }: Registry, remote: string): Set<string> {
  const channel = channels[remote]
  const pins = Object.values(merchants).flatMap((terms) =>
    Object.hasOwn(terms, remote) ? (terms[remote]?.pin ?? []) : [],
  )
  if (!channel) return new Set(pins)
  const { current, previous, rollout, rolledBack = [], guardRollbacks = [] } = channel
  const taken = guardRollbacks.map(({ release }) => release)
  return new Set([
    current,
    ...previous,
    ...rolledBack,
    ...taken,
    ...(rollout ? [rollout.release] : []),
    ...pins,
  ])
}

/**
 * Keys of remotes that log-out clears, whichever release of a remote a browser has run and whether its merchant still
 * has the remote: stored data outlives the release. The shell's own keys are not among them.
 */
export const clearsOf = oncePerObject((releases: ReleaseLookup) =>
  oncePerObject((registry: Registry): StorageClears => {
    const found = { local: new Set<string>(), session: new Set<string>(), indexeddb: new Set<string>() }
    for (const remote of Object.keys(registry.channels).filter((name) => name !== shellName))
      for (const id of knownReleases(registry, remote)) {
        const release = releases(remote, id)
        for (const { key, area, clearedBy } of release ? storageOf(release) : [])
          if (clearedBy === 'logout') found[area].add(key)
      }
    const sorted = (keys: Set<string>) => [...keys].sort()
    return {
      local: sorted(found.local),
      session: sorted(found.session),
      indexeddb: sorted(found.indexeddb),
    }
  }),
)
