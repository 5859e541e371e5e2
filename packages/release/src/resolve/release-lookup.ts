import type { Release } from '@plaza/contract/federation'

/** Finds a verified release of the store; undefined when there is none. */
export type ReleaseLookup = (remote: string, release: string) => Release | undefined

/** A lookup over releases in memory. */
export function lookupOf(releases: Iterable<Release>): ReleaseLookup {
  const byId = new Map([...releases].map((release) => [`${release.remote}/${release.release}`, release]))
  return (remote, release) => byId.get(`${remote}/${release}`)
}
