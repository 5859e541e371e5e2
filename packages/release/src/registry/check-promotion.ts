import type { Release } from '@plaza/contract/federation'
import { decideCompat } from '../compat/decide-compat'
import { missingHashes } from '../kernel/missing-hashes'
import { isBelowFloor } from '../resolve/floor'
import type { ReleaseLookup } from '../resolve/release-lookup'
import { shellName } from '../resolve/resolve-shell'
import { checkConditions, checkEvents, checkStorage } from './clashes'
import type { Draft } from './draft'
import { own } from '../kernel/own'
import { checkVersion } from './given-out'
import { liveOffer } from './live-offer'
import type { Outcome, Refusal } from './outcome'
import { done, refused } from './outcome'
import { checkRoutes } from './conflicting-routes'

/** For whom a release is promoted, and the operator's overrides. */
export interface PromotionTerms {
  /** The one merchant that it is for; all of them when absent. */
  merchant?: string | undefined
  overrideFloor?: boolean | undefined
}

/**
 * Whether a release may be served: it is in the store, has all hashes, its version is not live under another id, it
 * is not blocked, not below the floor, fits the live shell, and claims no route, storage key, event or condition of
 * another live remote (RELEASE-3). A release that needs a newer shell passes with a warning while an earlier one
 * still runs, so that shell and remotes may be released in either order. The value is the warnings.
 */
export function checkPromotion(
  draft: Draft,
  releases: ReleaseLookup,
  remote: string,
  id: string,
  terms: PromotionTerms = {},
): Outcome<string[]> {
  const release = releases(remote, id)
  if (!release) return refused('release.unknown', `The store has no ${remote} ${id}; publish it first.`)
  const refusal =
    checkHashes(release) ??
    checkVersion(draft, remote, id) ??
    checkChannel(draft, releases, release, terms) ??
    checkRoutes(draft, releases, release) ??
    checkStorage(draft, releases, release) ??
    checkEvents(draft, releases, release) ??
    checkConditions(draft, releases, release)
  if (refusal) return { ok: false, refusal }
  return checkFit(draft, releases, release, terms.merchant)
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
  { overrideFloor }: PromotionTerms,
): Refusal | undefined {
  if ((own(draft.blocked, remote) ?? []).includes(release))
    return {
      code: 'release.blocked',
      message: `${remote} ${release} is blocked; \`mfe unblock\` lifts that, \`mfe history ${remote}\` says who blocked it and why.`,
    }
  const channel = own(draft.channels, remote)
  if (channel && !overrideFloor && isBelowFloor(channel, remote, release, releases))
    return belowFloor(release, channel.floor)
  return undefined
}

/** The refusal of a release that is older than the floor. */
export const belowFloor = (release: string, floor: string | undefined): Refusal => ({
  code: 'release.below.floor',
  message: `${release} is older than the floor ${floor}. A rollback can go below it with --override-floor, which is logged.`,
})

function checkFit(
  draft: Draft,
  releases: ReleaseLookup,
  release: Release,
  merchant: string | undefined,
): Outcome<string[]> {
  if (release.remote === shellName)
    return release.offers
      ? done([])
      : refused('release.invalid', `${release.release} does not declare what it provides to remotes.`)
  const offer = liveOffer(draft, releases, merchant)
  if (!offer) return done([])
  const { decision, reason } = decideCompat(release, offer)
  if (decision === 'load') return done([])
  const channel = own(draft.channels, release.remote)
  const isCovered = [...(channel ? [channel.current, ...channel.previous] : [])].some((earlier) => {
    const other = releases(release.remote, earlier)
    return other !== undefined && decideCompat(other, offer).decision === 'load'
  })
  if (decision === 'skip' || !isCovered)
    return refused('release.incompatible', `${release.release} ${reason}, so the live shell cannot run it.`)
  return done([`${release.release} ${reason}; until a shell does, an earlier release is served.`])
}
