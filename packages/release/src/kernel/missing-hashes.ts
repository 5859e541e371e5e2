import type { Release } from '@plaza/contract/federation'

/** Every file that a browser loads and that has no hash in the release; empty when complete. */
export function missingHashes(release: Release): string[] {
  const named = [
    release.entry,
    ...Object.values(release.preload).flat(),
    ...Object.values(release.locales),
    ...[release.document, release.firstView].filter((file) => file !== undefined),
  ]
  return [...new Set(named)].filter((file) => !Object.hasOwn(release.files, file))
}
