import { execFileSync } from 'node:child_process'
import { closureOf, folderOf, remoteNames, root } from '../workspace/workspaces.mjs'
import { relative } from 'node:path'

/**
 * Folders of a remote and of the packages that it depends on, from the root, without the tests of the build
 * package.
 */
export const foldersOf = (remote) =>
  [...closureOf(remote)]
    .filter((name) => name !== 'build')
    .map((name) => relative(root, folderOf(name)))
    .sort()

/** Files that no release is made of. */
const isBeside = (file) =>
  /\.(?:md|(?:test|spec)\.[mc]?[jt]sx?)$|\/(?:testing|stories)\/|api-report\.txt$/.test(file)

/**
 * The remotes that these files may change: those in whose folder, or in that of a package they depend on, one of them is. A package
 * may also be shared by the shell, or tree-shaken away: the release is then the same as before, by its hash, and nothing is rolled out.
 */
export function remotesOf(files, remotes = remoteNames(), folders = foldersOf) {
  const sources = files.filter((file) => !isBeside(file))
  return remotes.filter((remote) =>
    folders(remote).some((folder) => sources.some((file) => file.startsWith(`${folder}/`))),
  )
}

/** Remotes that changed between two commits; all of them where there is no first one, as on a new branch. */
export function changedRemotes(from, to) {
  if (/^0*$/.test(from)) return remoteNames()
  const files = execFileSync('git', ['diff', '--name-only', `${from}...${to}`], {
    cwd: root,
    encoding: 'utf8',
  })
  return remotesOf(files.split('\n'))
}

/**
 * The state of a release's canary, from the registry as `mfe status --json` prints it: `new` while the remote has no
 * release, `runs`, `live` once everybody gets it, otherwise `gone`: rolled back or replaced.
 */
export function canaryOf(registry, remote, release) {
  const channels = registry?.channels ?? {}
  if (!Object.hasOwn(channels, remote)) return 'new'
  const { current, rollout } = channels[remote]
  if (current === release) return 'live'
  return rollout?.release === release ? 'runs' : 'gone'
}
