import { checkPromotion } from '../registry/check-promotion'
import type { CanaryTerms } from '../registry/channel-edits'
import { own } from '../kernel/own'
import type { Author } from '../registry/next-revision'
import { done, refused } from '../registry/outcome'
import { withCanary } from '../registry/registry-edits'
import type { ProofTerms } from '../skew/check-proof'
import type { ReleaseStore } from '../store/release-store'
import type { Changed } from './change-registry'
import { changeRegistry } from './change-registry'
import type { ChangeTerms } from './check-changes'
import { checkFitness } from './check-fitness'
import { findRelease } from './find-release'
import { lookupWith } from './known-releases'

/** A release for a share of the visitors: `basisPoints` of 10,000, rolled back above a failure share of `guard`. */
export interface CanaryRequest extends CanaryTerms, ProofTerms, ChangeTerms {
  remote: string
}

/**
 * Starts a canary of a published release, or changes the share of the running one; visitors keep it as it grows.
 * Canaries of other remotes are unaffected.
 * @throws ReleaseError when the release could not be promoted either, or no visitor would keep the stable one.
 */
export function startCanary(
  store: ReleaseStore,
  { remote, proven, unproven, accept, ...terms }: CanaryRequest,
  author: Author,
): Promise<Changed> {
  const { basisPoints } = terms
  const action = { kind: 'canary', remote, release: terms.release, basisPoints } as const
  return changeRegistry(store, author, action, async (draft) => {
    if (!Number.isInteger(basisPoints) || basisPoints < 1 || basisPoints > 10_000)
      return refused('canary.invalid', 'A canary needs 0.01 to 100 percent; `mfe rollback` ends one.')
    const found = await findRelease(store, draft, remote, terms.release)
    if (!found.ok) return found
    const id = found.value
    const lookup = await lookupWith(store, draft, { remote, release: id })
    const check = checkPromotion(draft, lookup, remote, id)
    if (!check.ok) return check
    const outcome = withCanary(draft, remote, { ...terms, release: id })
    if (!outcome.ok) return outcome
    const name = { remote, release: id }
    const fitness = await checkFitness(store, draft, lookup, name, { proven, unproven, accept })
    if (!fitness.ok) return fitness
    const before = own(draft.channels, remote)?.rollout
    const ended =
      before && before.release !== id
        ? [`The canary of ${before.release} ends; its visitors get the current release.`]
        : []
    const warnings = [...check.value, ...fitness.value.warnings, ...ended]
    const did = { release: id, ...fitness.value.action }
    return done({ draft: outcome.value, warnings, action: did })
  })
}
