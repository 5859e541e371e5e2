import { filesJsonPath } from '@plaza/contract/federation'
import type { HashedRelease, Loadable, ReleaseFiles } from '@plaza/contract/federation'
import { fetchChecked } from './checked-json'

/** Completes what a plan says of a release with the release's `files.json` (EDGE-5). */
export type CompleteRelease = (remote: string, planned: Loadable | HashedRelease) => Promise<Loadable>

/**
 * Makes the function that completes releases: it fetches each `files.json` once, checks it against the plan's hash, and
 * makes the hashes in it known to every loader on the page. A release that the plan has whole is returned unchanged.
 */
export function createCompleteRelease(): CompleteRelease {
  const known = new Map<string, Promise<Loadable>>()
  return (remote, planned) => {
    const { filesHash } = planned
    if (filesHash === undefined) return Promise.resolve(planned as Loadable)
    const path = filesJsonPath(remote, planned.release)
    const present = known.get(path)
    if (present) return present
    globalThis.plazaHashes[path] = filesHash
    const complete = fetchChecked(path, 'entry').then((content) =>
      loadableFrom(content as ReleaseFiles, path, planned.release),
    )
    known.set(path, complete)
    complete.catch(() => known.delete(path))
    return complete
  }
}

function loadableFrom(
  { files, entry, locales, ...rest }: ReleaseFiles,
  path: string,
  release: string,
): Loadable {
  const folder = path.slice(0, path.lastIndexOf('/') + 1)
  const hashes: Record<string, string> = {}
  for (const [file, hash] of Object.entries(files)) hashes[folder + file] = hash
  Object.assign(globalThis.plazaHashes, hashes)
  return {
    container: rest.container,
    mountDeadlineMs: rest.mountDeadlineMs,
    release,
    entry: folder + entry,
    files: hashes,
    locales: Object.fromEntries(Object.entries(locales).map(([language, file]) => [language, folder + file])),
  }
}
