import type { Release } from '@plaza/contract/federation'

type Named = Pick<Release, 'remote' | 'release'>

/** Absolute path on the site of a release's file (RELEASE-1). */
export const assetPath = ({ remote, release }: Named, file: string): string =>
  `/assets/${remote}/${release}/${file}`

/** The values of a record, each made an absolute path of the release. */
export const assetPaths = (release: Named, files: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([key, file]) => [key, assetPath(release, file)]))
