import type { Release } from '@plaza/contract'

/** Finds a release that the store holds and vouches for; undefined when it has none such. */
export type ReleaseLookup = (remote: string, release: string) => Release | undefined

/** A lookup over releases held in memory. */
export function lookupOf(releases: Iterable<Release>): ReleaseLookup {
  const byId = new Map([...releases].map((release) => [`${release.remote}/${release.release}`, release]))
  return (remote, release) => byId.get(`${remote}/${release}`)
}
