import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lines of a block of the workspace's own YAML files, without a parser, because this runs before anything is
 * installed.
 */
function blockOf(text, name) {
  const lines = text.split('\n')
  const start = lines.indexOf(`${name}:`)
  if (start < 0) return []
  const length = lines.slice(start + 1).findIndex((line) => /^\S/.test(line))
  return lines.slice(start + 1, length < 0 ? undefined : start + 1 + length)
}

/** Folders that a pattern of `pnpm-workspace.yaml` means: a name, or a last part with a star. */
function foldersOf(root, pattern) {
  const [last, ...before] = pattern.split('/').reverse()
  const parent = before.reverse().join('/')
  const isMeant = new RegExp(`^${last.replaceAll('*', '[^/]*')}$`)
  if (!existsSync(join(root, parent))) return []
  return readdirSync(join(root, parent))
    .filter((name) => isMeant.test(name))
    .map((name) => (parent ? `${parent}/${name}` : name))
}

/** Every workspace of the tree, by its folder from the root. */
export const workspaceFolders = (root) =>
  blockOf(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8'), 'packages')
    .flatMap((line) => /^ {2}- (\S+)$/.exec(line)?.[1] ?? [])
    .flatMap((pattern) => foldersOf(root, pattern))
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .sort()

/** Workspaces that the lockfile does not have yet, because they were created later. */
export function newWorkspaces(root) {
  const importers = blockOf(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8'), 'importers')
  const known = new Set(importers.flatMap((line) => /^ {2}'?([^\s'].*?)'?:(?: \{\})?$/.exec(line)?.[1] ?? []))
  return workspaceFolders(root).filter((folder) => !known.has(folder))
}
