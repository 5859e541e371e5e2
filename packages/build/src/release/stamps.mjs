import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesOf, inputHash, inputsOf, isPipeline } from './release-id.mjs'
import { sharedVersions } from './shared.mjs'
import { folderOf, root } from '../workspace/workspaces.mjs'

const folder = join(root, '.cache/stamps')
const stampFile = (name) => join(folder, name)
const lookFile = (name) => join(folder, `${name}.look`)
const textOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** A file without its content: whatever is written to it changes one of these. */
const lookOfFile = (file) => {
  const { size, mtimeMs, ctimeMs } = statSync(file)
  return `${file} ${size} ${mtimeMs} ${ctimeMs}`
}

const known = new Map()
const lookOfWorkspace = (name) => {
  if (!known.has(name)) known.set(name, [...filesOf(name)].map(lookOfFile).join('\n'))
  return known.get(name)
}

/** What is the same for every workspace. */
let common
const lookOfAll = () =>
  (common ??= [process.version, isPipeline() ? 'release' : 'dev', JSON.stringify(sharedVersions())].join(
    '\n',
  ))

/** Hash of names, sizes and times of everything that `inputHash` reads: the same look is the same content. */
function lookOf(name) {
  const hash = createHash('sha256').update(lookOfAll())
  for (const file of ['pnpm-lock.yaml', 'tsconfig.base.json']) hash.update(lookOfFile(join(root, file)))
  for (const workspace of [...inputsOf(name)].sort()) hash.update(lookOfWorkspace(workspace))
  return hash.digest('hex')
}

/**
 * Whether a workspace is built from what it is now. Its files are read only where their names, sizes or times differ from
 * those at the last answer.
 */
export function isBuilt(name) {
  if (!existsSync(join(folderOf(name), 'dist')) || !existsSync(stampFile(name))) return false
  const look = lookOf(name)
  if (textOf(lookFile(name)) === look) return true
  if (textOf(stampFile(name)) !== inputHash(name)) return false
  writeFileSync(lookFile(name), look)
  return true
}

/** Notes that a workspace has been built from the inputs with this hash. */
export function noteBuilt(name, stamp) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(stampFile(name), stamp)
}
