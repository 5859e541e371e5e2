import { checkPromotion } from '../registry/check-promotion'
import type { Draft } from '../registry/draft'
import type { Author } from '../registry/next-revision'
import type { Outcome } from '../registry/outcome'
import { done, refused } from '../registry/outcome'
import { withPromotion } from '../registry/registry-edits'
import { strandedBy } from '../registry/stranded'
import type { ReleaseLookup } from '../resolve/release-lookup'
import { shellName } from '../resolve/resolve-shell'
import type { ProofTerms } from '../skew/check-proof'
import type { ReleaseName, ReleaseStore } from '../store/release-store'
import type { Changed } from './change-registry'
import { changeRegistry } from './change-registry'
import type { ChangeTerms } from './check-changes'
import { checkFitness } from './check-fitness'
import { findRelease } from './find-release'
import { lookupWith } from './known-releases'
import { pinnedElsewhere } from './pinned-elsewhere'

/** What to promote: a release by its id, or by its version when that is unambiguous. */
export interface PromotionRequest extends ReleaseName, ProofTerms, ChangeTerms {
  /** Promote a shell also when a live remote has nothing that runs on it. */
  strand?: boolean
}

/**
 * Makes a published release its remote's current one, for every merchant that has the remote and is not pinned.
 * @throws ReleaseError when it is not published or not whole in the store, does not fit, claims another live remote's
 *   route, has a narrower contract that is not accepted, or did not hold in the skew matrix.
 */
export function promote(
  store: ReleaseStore,
  { remote, release, strand = false, ...terms }: PromotionRequest,
  author: Author,
): Promise<Changed> {
  return changeRegistry(store, author, { kind: 'promote', remote, release }, async (draft) => {
    const found = await findRelease(store, draft, remote, release)
    if (!found.ok) return found
    const id = found.value
    const lookup = await lookupWith(store, draft, { remote, release: id })
    const check = checkPromotion(draft, lookup, remote, id)
    if (!check.ok) return check
    const left = remote === shellName ? checkStranding(draft, lookup, id, strand) : done([])
    if (!left.ok) return left
    const fitness = await checkFitness(store, draft, lookup, { remote, release: id }, terms)
    if (!fitness.ok) return fitness
    const warnings = [
      ...check.value,
      ...left.value,
      ...fitness.value.warnings,
      ...pinnedElsewhere(draft, remote, id),
    ]
    const action = { release: id, ...fitness.value.action }
    return done({ draft: withPromotion(draft, remote, id), warnings, action })
  })
}

/** Whether a new shell strands a live remote; the value lists its other effects. */
export function checkStranding(
  draft: Draft,
  releases: ReleaseLookup,
  shell: string,
  strand: boolean,
): Outcome<string[]> {
  const offer = releases(shellName, shell)?.offers
  if (!offer) return done([])
  const { lost, steppingBack } = strandedBy(draft, releases, offer)
  const losses = lost.map(({ remote, reason }) => `${remote}: ${reason}`)
  if (lost.length === 0 || strand)
    return done([...losses.map((line) => `Nobody gets it with this shell: ${line}.`), ...steppingBack])
  return refused(
    'release.strands',
    `With shell ${shell} nothing would be left of ${losses.join('; ')}. Promote a release of it that runs on both shells first, or say --strand.`,
  )
}
