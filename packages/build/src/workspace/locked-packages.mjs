import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parse } from 'yaml'
import { folderOf, root } from './workspaces.mjs'

let read
const lockfile = () => (read ??= parse(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8')))

/** Package → version, of all kinds of dependencies. */
const dependenciesIn = ({ dependencies, devDependencies, optionalDependencies } = {}) => [
  ...Object.entries(dependencies ?? {}),
  ...Object.entries(devDependencies ?? {}),
  ...Object.entries(optionalDependencies ?? {}),
]

/**
 * Every package that the workspaces depend on, as the lockfile pins it, with its integrity, sorted: the part of the
 * lockfile that can change their builds. A package of another workspace, or a new workspace, is not in it.
 */
export function lockedPackages(workspaces, { importers, snapshots, packages } = lockfile()) {
  const seen = new Set()
  const take = (name, version) => {
    if (version.startsWith('link:')) return
    const id = Object.hasOwn(snapshots, `${name}@${version}`) ? `${name}@${version}` : version
    if (seen.has(id)) return
    seen.add(id)
    for (const [dependency, pinned] of dependenciesIn(snapshots[id])) take(dependency, pinned)
  }
  for (const workspace of workspaces) {
    const importer = importers[relative(root, folderOf(workspace))]
    for (const [name, { version }] of dependenciesIn(importer)) take(name, version)
  }
  return [...seen]
    .sort()
    .map((id) => `${id} ${packages[id.replace(/\(.*$/, '')]?.resolution?.integrity ?? ''}`)
}
