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

/** Warnings about a release that passed, and what the action records. */
export interface Fitness {
  warnings: string[]
  action: Proof['action'] & Changes['action']
}

/**
 * Checks a release before visitors of every merchant get it, beyond what the registry knows: its files in the
 * store, its contract compared with the current one, and its skew records.
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
