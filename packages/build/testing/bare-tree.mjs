import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../src/workspace/workspaces.mjs'

/** At the root: what builds and checks read there. */
const rootFiles = [
  '.oxfmtrc.json',
  '.oxlintrc.json',
  'jest.config.mjs',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'tsconfig.json',
]
const isMade = (path) => ['dist', '.cache', '.data'].includes(basename(path))

/**
 * A copy of the tree with only some of its remotes, and of the shell only its dependencies: missing sources cannot be
 * read. Installed like this tree; `name` is that of its folder.
 */
export function makeBareTree(remotes = [], name = 'tree') {
  const above = realpathSync(mkdtempSync(join(tmpdir(), 'plaza-tree-')))
  const tree = join(above, name)
  const copy = (path) =>
    cpSync(join(root, path), join(tree, path), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (source) => !isMade(source),
    })
  for (const path of [...rootFiles, 'packages', ...remotes]) copy(path)
  mkdirSync(join(tree, 'shell'))
  // A folder in which jest looks for tests has to exist.
  mkdirSync(join(tree, 'e2e/bench'), { recursive: true })
  for (const path of ['shell/package.json', 'shell/node_modules']) copy(path)
  symlinkSync(join(root, 'node_modules'), join(tree, 'node_modules'))
  return { tree, remove: () => rmSync(above, { recursive: true, force: true }) }
}
