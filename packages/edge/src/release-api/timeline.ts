import type { Release } from '@plaza/contract/federation'
import type { Registry, RemoteTimeline, TimelineRelease } from '@plaza/contract/release'
import { isBelowFloor, lookupOf, readRecord, ReleaseError, skewStateOf } from '@plaza/release'
import type { Edge } from '../site/edge'

const recordLines = 100

/**
 * A remote's releases, newest build first, with what became of each, and its part of the record.
 * @throws ReleaseError `remote.unknown` when neither store nor registry has it.
 */
export async function timelineOf(
  { store, catalogue }: Pick<Edge, 'store' | 'catalogue'>,
  remote: string,
): Promise<RemoteTimeline> {
  const registry = catalogue.snapshot()?.registry
  const names = (await store.listReleases()).filter((name) => name.remote === remote)
  const isPromoted = registry !== undefined && Object.hasOwn(registry.channels, remote)
  if (names.length === 0 && !isPromoted)
    throw new ReleaseError(
      'remote.unknown',
      `No release of ${remote} has been published; \`mfe status\` lists the remotes.`,
    )
  const releases: Release[] = []
  for (const name of names) {
    const release = await catalogue.release(name)
    if (release) releases.push(release)
  }
  releases.sort((a, b) => b.builtAt - a.builtAt || (a.release < b.release ? 1 : -1))
  const entriesOut: TimelineRelease[] = []
  for (const release of releases)
    entriesOut.push({
      release: release.release,
      version: release.version,
      commit: release.commit,
      builtAt: release.builtAt,
      state: stateOf(registry, release),
      isBelowFloor: isBelow(registry, release, releases),
      skew: registry ? await skewStateOf(store, registry, remote, release.release) : 'none',
    })
  const { entries } = await readRecord(store, { limit: recordLines, remote })
  return { remote, revision: registry?.revision ?? 0, releases: entriesOut, record: entries }
}

function stateOf(registry: Registry | undefined, { remote, release }: Release): TimelineRelease['state'] {
  const channel = registry && Object.hasOwn(registry.channels, remote) ? registry.channels[remote] : undefined
  const blocked = registry && Object.hasOwn(registry.blocked, remote) ? registry.blocked[remote] : undefined
  if (blocked?.includes(release)) return 'blocked'
  if (channel?.current === release) return 'current'
  if (channel?.rollout?.release === release) return 'canary'
  if (channel?.previous.includes(release)) return 'previous'
  return channel?.rolledBack?.includes(release) ? 'rolled-back' : 'published'
}

function isBelow(registry: Registry | undefined, { remote, release }: Release, all: Release[]): boolean {
  const channel = registry && Object.hasOwn(registry.channels, remote) ? registry.channels[remote] : undefined
  return channel !== undefined && isBelowFloor(channel, remote, release, lookupOf(all))
}
