import { decideCompat } from '../compat/decide-compat'
import type { Draft } from '../registry/draft'
import { liveReleases } from '../registry/live-releases'
import { conflictingRoutes } from '../registry/conflicting-routes'
import type { ReleaseLookup } from '../resolve/release-lookup'
import { shellName } from '../resolve/resolve-shell'
import type { Finding } from './finding'

/**
 * Checks every live release of every remote against every live release of the shell, and that no two claim the same
 * route. Stepping back on some shell is a warning, because an earlier release is served. Returns the number of
 * pairs.
 */
export function verifyPairs(draft: Draft, releases: ReleaseLookup, findings: Finding[]): number {
  const shells = liveReleases(draft, shellName).flatMap((id) => releases(shellName, id) ?? [])
  const remotes = Object.keys(draft.channels).filter((remote) => remote !== shellName)
  let pairs = 0
  for (const remote of remotes)
    for (const id of liveReleases(draft, remote)) {
      const release = releases(remote, id)
      if (!release) continue
      for (const { path, owner } of conflictingRoutes(draft, releases, release))
        findings.push({
          severity: 'error',
          about: `${remote}/${id}`,
          message: `It claims ${path}, which belongs to ${owner}. Roll back one of the two.`,
        })
      for (const shell of shells) {
        pairs += 1
        const { decision, reason } = shell.offers
          ? decideCompat(release, shell.offers)
          : { decision: 'skip', reason: 'cannot be checked: the shell does not declare what it provides' }
        if (decision === 'load') continue
        findings.push({
          severity: decision === 'step-back' ? 'warning' : 'error',
          about: `${remote}/${id} on shell/${shell.release}`,
          message: `It ${reason}${decision === 'step-back' ? '; an earlier release is served there' : '; nobody gets it there'}.`,
        })
      }
    }
  return pairs
}
