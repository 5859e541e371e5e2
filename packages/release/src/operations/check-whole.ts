import type { Outcome } from '../registry/outcome'
import { done, refused } from '../registry/outcome'
import type { ReleaseName, ReleaseStore } from '../store/release-store'
import { verifyFiles } from './verify-files'
import type { Finding } from './finding'

/**
 * Whether the store has every file of a release as published, in each stored form, as `mfe verify` checks it. The
 * refusal names the first damaged file.
 */
export async function checkWhole(store: ReleaseStore, name: ReleaseName): Promise<Outcome<true>> {
  const findings: Finding[] = []
  await verifyFiles(store, name, findings)
  const [first, ...others] = findings
  if (!first) return done(true)
  const more =
    others.length > 0
      ? ` ${others.length} more of its files are damaged; \`mfe verify --all\` names them.`
      : ''
  return refused('release.corrupt', `${first.about} is damaged in the store. ${first.message}${more}`)
}
