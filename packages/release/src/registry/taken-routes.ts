import type { Release } from '@plaza/contract'
import type { ReleaseLookup } from '../resolve/release-lookup'
import type { Draft } from './registry-edits'

/** Routes that a release claims though another live release, or itself, has them already. */
export function takenRoutes(
  draft: Draft,
  releases: ReleaseLookup,
  release: Release,
): { path: string; owner: string }[] {
  const owners = new Map<string, string>()
  for (const [remote, channel] of Object.entries(draft.channels)) {
    if (remote === release.remote) continue
    const live = [channel.current, ...(channel.rollout ? [channel.rollout.release] : [])]
    for (const id of live)
      for (const { path } of releases(remote, id)?.contributions.routes ?? []) owners.set(path, remote)
  }
  const taken: { path: string; owner: string }[] = []
  for (const { path } of release.contributions.routes) {
    const owner = owners.get(path)
    if (owner !== undefined) taken.push({ path, owner })
    owners.set(path, release.remote)
  }
  return taken
}
