import type { Release } from '@plaza/contract/federation'
import type { ReleaseLookup } from '../resolve/release-lookup'
import type { Draft } from './draft'
import { liveReleases } from './live-releases'
import type { Refusal } from './outcome'

/** Routes that a release claims though another live release, or itself, has them already. */
export function conflictingRoutes(
  draft: Draft,
  releases: ReleaseLookup,
  release: Release,
): { path: string; owner: string }[] {
  const owners = new Map<string, string>()
  for (const remote of Object.keys(draft.channels).filter((name) => name !== release.remote))
    for (const id of liveReleases(draft, remote))
      for (const { path } of releases(remote, id)?.contributions.routes ?? []) owners.set(path, remote)
  const taken: { path: string; owner: string }[] = []
  for (const { path } of release.contributions.routes) {
    const owner = owners.get(path)
    if (owner !== undefined) taken.push({ path, owner })
    owners.set(path, release.remote)
  }
  return taken
}

/** The refusal of a release that claims a route which is taken. */
export function checkRoutes(draft: Draft, releases: ReleaseLookup, release: Release): Refusal | undefined {
  const taken = conflictingRoutes(draft, releases, release)
  if (taken.length === 0) return undefined
  const claims = taken.map(({ path, owner }) => `${path} is ${owner}'s`)
  return {
    code: 'release.route.taken',
    message: `Two live remotes may not claim one route: ${claims.join(', ')}. First promote a release of the other one without it.`,
  }
}
