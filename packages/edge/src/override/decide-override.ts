import { overridingReleaseSchema } from '@plaza/contract/federation'
import type {
  HostOffer,
  OverrideAnswer,
  OverrideRequest,
  PlannedRemote,
  Release,
} from '@plaza/contract/federation'
import { decideCompat, missingHashes } from '@plaza/release'
import * as z from 'zod/mini'

/** Decides whether a build from a loopback address may stand in for a remote on what a shell offers (REMOTE-10). */
export function decideOverride(
  { remote, base, release: given }: OverrideRequest,
  offer: HostOffer,
): OverrideAnswer {
  const parsed = overridingReleaseSchema.safeParse(given)
  if (!parsed.success) return no('not-a-release', z.prettifyError(parsed.error))
  const { watched, ...release } = parsed.data
  const outside = namesOf(release).filter((file) => !new URL(file, base).href.startsWith(base))
  if (outside.length > 0) return no('not-a-release', `outside of ${base}: ${outside.join(', ')}`)
  if (release.remote !== remote) return no('other-remote', release.remote)
  const { decision, reason } = decideCompat(release, offer)
  if (decision !== 'load') return no('other-contract', reason)
  const missing = watched ? [] : missingHashes(release)
  if (missing.length > 0) return no('incomplete', missing.join(', '))
  return {
    fits: true,
    remote: plannedAt(base, release, watched !== undefined),
    ...(watched && { watched }),
    ...(release.contributions.storage && { storage: release.contributions.storage }),
  }
}

const no = (
  problem: Extract<OverrideAnswer, { fits: false }>['problem'],
  detail: string,
): OverrideAnswer => ({ fits: false, problem, detail })

/** Every file that the manifest names: each must be inside the build's own folder. */
const namesOf = (release: Release): string[] => [
  release.entry,
  ...Object.keys(release.files),
  ...Object.values(release.preload).flat(),
  ...Object.values(release.locales),
]

/**
 * The build as it appears in the tab's plan: URLs on its own server, and hashes by path as every loader looks them
 * up.
 */
function plannedAt(base: string, release: Release, isWatched: boolean): PlannedRemote {
  const at = (file: string) => new URL(file, base).href
  const pathOf = (file: string) => new URL(file, base).pathname
  return {
    name: release.remote,
    release: release.release,
    container: release.container,
    entry: at(release.entry),
    files: isWatched
      ? {}
      : Object.fromEntries(Object.entries(release.files).map(([file, hash]) => [pathOf(file), hash])),
    preload: Object.fromEntries(
      Object.entries(release.preload).map(([route, files]) => [route, files.map(at)]),
    ),
    locales: Object.fromEntries(Object.entries(release.locales).map(([tag, file]) => [tag, at(file)])),
    mountDeadlineMs: release.mountDeadlineMs,
    reason: 'override',
    notes: [`local override from ${base}`],
    routes: release.contributions.routes,
    slots: release.contributions.slots,
  }
}
