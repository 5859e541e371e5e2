import type { Draft } from '../registry/draft'
import type { Outcome } from '../registry/outcome'
import { done } from '../registry/outcome'
import type { ReleaseLookup } from '../resolve/release-lookup'
import { checkProof } from '../skew/check-proof'
import type { Proof, ProofTerms } from '../skew/check-proof'
import type { ReleaseName, ReleaseStore } from '../store/release-store'
import { checkChanges } from './check-changes'
import type { Changes, ChangeTerms } from './check-changes'
import { checkWhole } from './check-whole'

/** What is to be said of a release that passed, and what goes into the record of the action. */
export interface Fitness {
  warnings: string[]
  action: Proof['action'] & Changes['action']
}

/**
 * What is asked of a release before visitors of every merchant get it, beside what the registry says of it: that it is
 * whole in the store, that its contract is as wide as that of the live one, and its record of the skew matrix.
 */
export async function checkFitness(
  store: ReleaseStore,
  draft: Draft,
  releases: ReleaseLookup,
  name: ReleaseName,
  terms: ProofTerms & ChangeTerms,
): Promise<Outcome<Fitness>> {
  const whole = await checkWhole(store, name)
  if (!whole.ok) return whole
  const changes = checkChanges(draft, releases, name, terms)
  if (!changes.ok) return changes
  const proof = await checkProof(store, draft, name, terms)
  if (!proof.ok) return proof
  return done({
    warnings: [...changes.value.warnings, ...proof.value.warnings],
    action: { ...changes.value.action, ...proof.value.action },
  })
}
