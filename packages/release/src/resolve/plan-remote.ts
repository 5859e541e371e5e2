import type { BootPlan, Loadable, PlannedRemote, Release } from '@plaza/contract/federation'
import { assetPath, assetPaths } from '../kernel/asset-path'
import { filesJsonOf } from './files-json'
import type { Chosen } from './choose'
import { oncePerObject } from '../kernel/once-per-object'

type Unavailable = BootPlan['unavailable'][number]

/** Absolute path → hash of every file of a release. */
export const hashesOf = oncePerObject((release: Release): Record<string, string> =>
  Object.fromEntries(Object.entries(release.files).map(([file, hash]) => [assetPath(release, file), hash])),
)

/** What a browser needs to load a release, its paths made absolute on the site. */
export const loadableOf = oncePerObject((release: Release): Loadable => {
  const absolute = (file: string) => assetPath(release, file)
  return {
    release: release.release,
    container: release.container,
    entry: absolute(release.entry),
    files: hashesOf(release),
    filesHash: filesJsonOf(release).hash,
    preload: Object.fromEntries(
      Object.entries(release.preload).map(([route, files]) => [route, files.map(absolute)]),
    ),
    locales: assetPaths(release, release.locales),
    mountDeadlineMs: release.mountDeadlineMs,
  }
})

/** A chosen release in the form of the boot plan. */
export const plannedOf = (name: string, chosen: Extract<Chosen, { found: true }>): PlannedRemote => ({
  ...loadableOf(chosen.release),
  name,
  reason: chosen.reason,
  notes: chosen.notes,
  ...(chosen.fallback && { fallback: loadableOf(chosen.fallback) }),
  routes: chosen.release.contributions.routes,
  slots: chosen.release.contributions.slots,
  ...(chosen.release.uses && { uses: chosen.release.uses }),
})

/** A remote that is not served; the routes of its newest known release answer "not available". */
export const unavailableOf = (
  name: string,
  reason: Unavailable['reason'],
  newest: Release | undefined,
): Unavailable => ({ name, reason, routes: newest?.contributions.routes ?? [] })
