import type { Release } from '@plaza/contract/federation'
import { ReleaseError } from '../kernel/release-error'
import type { Draft } from '../registry/draft'
import type { ReleaseLookup } from '../resolve/release-lookup'
import { lookupOf } from '../resolve/release-lookup'
import type { ReleaseName, ReleaseStore } from '../store/release-store'

/** Every release that a registry can serve or that an open page may run: of its channels and its pins. */
export function namedReleases({ channels, merchants }: Pick<Draft, 'channels' | 'merchants'>): ReleaseName[] {
  const named = new Map<string, ReleaseName>()
  const add = (remote: string, release: string | undefined) =>
    release !== undefined && named.set(`${remote}/${release}`, { remote, release })
  for (const [remote, channel] of Object.entries(channels))
    for (const id of [
      channel.current,
      ...channel.previous,
      channel.rollout?.release,
      channel.floor,
      ...(channel.rolledBack ?? []),
      ...(channel.guardRollbacks ?? []).map(({ release }) => release),
    ])
      add(remote, id)
  for (const terms of Object.values(merchants))
    for (const [remote, { pin }] of Object.entries(terms)) add(remote, pin)
  return [...named.values()]
}

/** The releases that can be served, and why the others cannot. */
export interface KnownReleases {
  lookup: ReleaseLookup
  damaged: { name: ReleaseName; error: ReleaseError }[]
}

/**
 * Reads the releases that a registry names, and one more that is about to be served.
 * @throws ReleaseError when that one is damaged; reporting it as missing would mislead.
 */
export async function lookupWith(
  store: ReleaseStore,
  draft: Draft,
  { remote, release }: ReleaseName,
): Promise<ReleaseLookup> {
  const { lookup, damaged } = await readReleases(store, [...namedReleases(draft), { remote, release }])
  const own = damaged.find(({ name }) => name.remote === remote && name.release === release)
  if (own) throw own.error
  return lookup
}

/** Reads releases from the store; a damaged one is omitted and reported, so that resolution skips it. */
export async function readReleases(store: ReleaseStore, names: ReleaseName[]): Promise<KnownReleases> {
  const releases: Release[] = []
  const damaged: KnownReleases['damaged'] = []
  for (const name of names) {
    try {
      const release = await store.readRelease(name)
      if (release) releases.push(release)
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error
      damaged.push({ name, error })
    }
  }
  return { lookup: lookupOf(releases), damaged }
}
