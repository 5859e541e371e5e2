import type { Release } from '@plaza/contract'
import { decideCompat } from '../compat/decide-compat'
import { missingHashes } from '../missing-hashes'
import { isBelowFloor } from '../resolve/floor'
import type { ReleaseLookup } from '../resolve/release-lookup'
import { shellName } from '../resolve/resolve-shell'
import type { Outcome, Refusal } from './outcome'
import { done, refused } from './outcome'
import type { Draft } from './registry-edits'
import { takenRoutes } from './taken-routes'

/**
 * Whether a release may become current: known to the store, complete in its hashes, not blocked, at or above
 * the floor, fit for the live shell, and claiming no route of another live remote (design §3, §4). A release
 * that needs a newer shell passes with a warning where an earlier one goes on meanwhile, so that shell and
 * remotes may be released in either order. The value is the warnings.
 */
export function checkPromotion(
  draft: Draft,
  releases: ReleaseLookup,
  remote: string,
  id: string,
): Outcome<string[]> {
  const release = releases(remote, id)
  if (!release) return refused('release.unknown', `The store has no ${remote} ${id}; publish it first.`)
  const refusal =
    checkHashes(release) ?? checkChannel(draft, releases, release) ?? checkRoutes(draft, releases, release)
  if (refusal) return { ok: false, refusal }
  return checkFit(draft, releases, release)
}

function checkHashes(release: Release): Refusal | undefined {
  const missing = missingHashes(release)
  if (missing.length === 0 && Object.keys(release.files).length > 0) return undefined
  return {
    code: 'release.hashes',
    message: `${release.release} has no hash for ${missing.join(', ') || 'any file'}; build it again.`,
  }
}

function checkChannel(
  draft: Draft,
  releases: ReleaseLookup,
  { remote, release }: Release,
): Refusal | undefined {
  if ((draft.blocked[remote] ?? []).includes(release))
    return { code: 'release.blocked', message: `${remote} ${release} is blocked.` }
  const channel = draft.channels[remote]
  if (channel && isBelowFloor(channel, remote, release, releases))
    return { code: 'release.below.floor', message: `${release} is older than the floor ${channel.floor}.` }
  return undefined
}

function checkRoutes(draft: Draft, releases: ReleaseLookup, release: Release): Refusal | undefined {
  const taken = takenRoutes(draft, releases, release)
  if (taken.length === 0) return undefined
  const claims = taken.map(({ path, owner }) => `${path} is ${owner}'s`)
  return {
    code: 'release.route.taken',
    message: `Two live remotes may not claim one route: ${claims.join(', ')}.`,
  }
}

function checkFit(draft: Draft, releases: ReleaseLookup, release: Release): Outcome<string[]> {
  const shell = draft.channels[shellName]
  const offer = shell && releases(shellName, shell.current)?.offers
  if (release.remote === shellName)
    return release.offers
      ? done([])
      : refused('release.invalid', `${release.release} does not say what it offers to remotes.`)
  if (!offer) return done([])
  const { decision, reason } = decideCompat(release, offer)
  if (decision === 'load') return done([])
  const channel = draft.channels[release.remote]
  const isCovered = [...(channel ? [channel.current, ...channel.previous] : [])].some((earlier) => {
    const other = releases(release.remote, earlier)
    return other !== undefined && decideCompat(other, offer).decision === 'load'
  })
  if (decision === 'skip' || !isCovered)
    return refused('release.incompatible', `${release.release} ${reason}, so the live shell cannot run it.`)
  return done([`${release.release} ${reason}; until a shell does, an earlier release is given out.`])
}
