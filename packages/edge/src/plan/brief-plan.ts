import type { BootPlan, HashedRelease, Loadable, PlannedRemote, Release } from '@plaza/contract/federation'

/** The plan in the form that a release of the shell reads: older ones look up every hash in it. */
export const planFor = (shell: Release, plan: BootPlan, inline: readonly string[] = []): BootPlan =>
  shell.readsFilesJson ? briefPlan(plan, inline) : plan

/**
 * A plan whose size does not depend on how much code there is (EDGE-5): of each remote the entry and the hash of its
 * `files.json`, and besides only the hashes and catalogues among `inline`, the files that the document asks for.
 */
function briefPlan(plan: BootPlan, inline: readonly string[]): BootPlan {
  return {
    ...plan,
    files: among(plan.files, inline),
    remotes: plan.remotes.map((remote) => briefRemote(remote, inline)),
  }
}

function briefRemote(remote: PlannedRemote, inline: readonly string[]): PlannedRemote {
  const { preload: _preload, uses: _uses, fallback, files, locales, entry, routes, ...rest } = remote
  return {
    ...rest,
    entry,
    routes: routes.map(({ asks: _asks, ...route }) => route),
    files: among(files, [entry, ...inline]),
    locales: Object.fromEntries(Object.entries(locales).filter(([, file]) => inline.includes(file))),
    ...(fallback && { fallback: hashed(fallback) }),
  }
}

const among = (files: Record<string, string>, wanted: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    wanted.flatMap((file) => (Object.hasOwn(files, file) ? [[file, files[file] ?? '']] : [])),
  )

const hashed = (fallback: Loadable | HashedRelease): Loadable | HashedRelease => {
  const { release, filesHash, mountDeadlineMs } = fallback
  return filesHash === undefined ? fallback : { release, filesHash, mountDeadlineMs }
}
