import { checkPromotion } from '../registry/check-promotion'
import type { Author } from '../registry/next-revision'
import { withPromotion } from '../registry/registry-edits'
import type { ReleaseName, ReleaseStore } from '../store/release-store'
import type { Changed } from './change-registry'
import { changeRegistry } from './change-registry'
import { done } from '../registry/outcome'
import { namedReleases, readReleases } from './known-releases'

/** A promotion as it went through. `warnings` are for people. */
export interface Promoted extends Changed {
  warnings: string[]
}

/**
 * Makes a published release its remote's current one, for every merchant that has the remote.
 * @throws ReleaseError when it is not published, does not fit, or claims another live remote's route.
 */
export async function promote(
  store: ReleaseStore,
  { remote, release }: ReleaseName,
  author: Author,
): Promise<Promoted> {
  let warnings: string[] = []
  const changed = await changeRegistry(store, author, async (draft) => {
    const { lookup } = await readReleases(store, [...namedReleases(draft), { remote, release }])
    const check = checkPromotion(draft, lookup, remote, release)
    if (!check.ok) return check
    warnings = check.value
    return done(withPromotion(draft, remote, release))
  })
  return { ...changed, warnings }
}
