import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the workspace. */
export const root = fileURLToPath(new URL('../../../..', import.meta.url)).replace(/\/$/, '')

const readPackage = (dir) => JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'))

/** Folder of a workspace by its package name (`@plaza/ui`) or its short name (`ui`, `mf-games`). */
export function folderOf(name) {
  const short = name.replace('@plaza/', '')
  return short === 'shell' || short === 'e2e' || short.startsWith('mf-')
    ? join(root, short)
    : join(root, 'packages', short)
}

/** The remotes of the workspace: every top-level folder whose name begins with `mf-`. */
export const remoteNames = () =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name.startsWith('mf-'))
    .map((entry) => entry.name)
    .sort()

/** `package.json` of a workspace. */
export const manifestOf = (name) => readPackage(folderOf(name))

/** A workspace and every workspace package that it depends on, each once. */
export function closureOf(name, seen = new Set()) {
  const short = name.replace('@plaza/', '')
  if (seen.has(short)) return seen
  seen.add(short)
  const { dependencies = {}, devDependencies = {} } = manifestOf(short)
  for (const dependency of Object.keys({ ...dependencies, ...devDependencies }))
    if (dependency.startsWith('@plaza/')) closureOf(dependency, seen)
  return seen
}

/** Name of the workspace in this folder. */
export const nameOfFolder = (dir) => readPackage(dir).name.replace('@plaza/', '')
