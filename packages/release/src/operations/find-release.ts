import { releaseIdSchema } from '@plaza/contract/federation'
import type { Draft } from '../registry/draft'
import { versionOf } from '../registry/draft'
import { own } from '../kernel/own'
import type { Outcome } from '../registry/outcome'
import { done, refused } from '../registry/outcome'
import type { ReleaseStore } from '../store/release-store'

/**
 * The release id for an id or a version: of a version, the release that was promoted, otherwise the only one in the
 * store.
 */
export async function findRelease(
  store: ReleaseStore,
  draft: Draft,
  remote: string,
  wanted: string,
): Promise<Outcome<string>> {
  if (releaseIdSchema.safeParse(wanted).success) return done(wanted)
  const held = (await store.listReleases()).filter((name) => name.remote === remote)
  const ids = held.map(({ release }) => release).filter((id) => versionOf(id) === wanted)
  const given = (own(draft.promoted ?? {}, remote) ?? []).filter((id) => versionOf(id) === wanted)
  const [only, ...others] = given.length === 1 ? given : ids
  if (only === undefined)
    return refused(
      'release.unknown',
      `The store has no ${remote} ${wanted}; publish it first. It has ${newest(held.map(({ release }) => release))}.`,
    )
  if (others.length > 0)
    return refused(
      'release.ambiguous',
      `${remote} ${wanted} could be ${ids.sort().join(' or ')}; give the full id.`,
    )
  return done(only)
}

const newest = (ids: string[]): string =>
  ids.length === 0
    ? 'nothing of it'
    : ids
        .sort((a, b) => (a < b ? 1 : -1))
        .slice(0, 5)
        .join(', ')
