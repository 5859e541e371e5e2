import type { ReleaseAction } from '@plaza/contract/release'
import type { Draft } from '../registry/draft'
import type { Outcome } from '../registry/outcome'
import { done, refused } from '../registry/outcome'
import type { ReleaseName, ReleaseStore } from '../store/release-store'
import { judgeSkew } from './judge-skew'

/** The operator's demand for, or override of, a skew record. */
export interface ProofTerms {
  /** Refuse without a green record. */
  proven?: boolean | undefined
  /** Give it out although the record is red. */
  unproven?: boolean | undefined
}

/** Warnings about a release's skew records, and what the action records. */
export interface Proof {
  warnings: string[]
  action: Pick<ReleaseAction, 'isUnproven'>
}

const reasonsAtMost = 3

/**
 * Checks the skew records before a release is served. A failed one is refused unless it is overridden; a missing
 * one is refused when proof is required, and otherwise a warning that names the command.
 */
export async function checkProof(
  store: ReleaseStore,
  draft: Draft,
  name: ReleaseName,
  { proven = false, unproven = false }: ProofTerms,
): Promise<Outcome<Proof>> {
  if (proven && unproven) return refused('release.unproven', 'Choose either proven or unproven.')
  const verdict = judgeSkew(draft, await store.readSkew(name), name)
  if (verdict.state === 'green' || verdict.state === 'alone') return done({ warnings: [], action: {} })
  const { remote, release } = name
  const found = wordsOf(verdict.reasons)
  const command = `npm run skew -- ${remote} ${release}`
  if (verdict.state === 'red')
    return unproven
      ? done({
          warnings: [`Its skew matrix is red (${found}), and it is released anyway, which has been logged.`],
          action: { isUnproven: true },
        })
      : refused(
          'release.unproven',
          `${remote} ${release} failed the skew matrix: ${found}. Fix it and publish a new release, or release it anyway with --unproven --why.`,
        )
  return proven
    ? refused(
        'release.unproven',
        `${remote} ${release} has no green skew matrix: ${found}. Run \`${command}\` first.`,
      )
    : done({ warnings: [`Not proven by the skew matrix (${found}): \`${command}\` does.`], action: {} })
}

function wordsOf(reasons: string[]): string {
  const more = reasons.length - reasonsAtMost
  return [...reasons.slice(0, reasonsAtMost), ...(more > 0 ? [`and ${more} more`] : [])].join('; ')
}
