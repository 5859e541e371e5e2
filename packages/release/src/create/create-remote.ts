import { lstat, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isSystemError } from '../kernel/release-error'
import { ownerOfPath } from './claimed-path'
import { CreateError } from './create-error'
import { templateFolder } from './find-tree'
import { fillPath, fillText, remoteNamesOf, type RemoteNames } from './remote-names'

/** A remote that was made. */
export interface CreatedRemote extends RemoteNames {
  /** Absolute. */
  folder: string
  /** From the folder, in order. */
  files: string[]
  /** Its one route. */
  route: string
}

/**
 * Creates a remote from the template: `root` is the tree's, `given` such as `loyalty` or `mf-loyalty`. The folder is
 * created completely, or not at all. @throws CreateError when the name is invalid, or folder or route are taken
 */
export async function createRemote(root: string, given: string): Promise<CreatedRemote> {
  const names = remoteNamesOf(given)
  const folder = join(root, names.remote)
  const route = `/m/${names.short}`
  await refuseTaken(root, names, folder, route)
  const making = await mkdtemp(join(root, `.${names.remote}-`))
  try {
    const files = await copyTemplate(join(root, templateFolder), making, names)
    await rename(making, folder)
    return { ...names, folder, files, route }
  } catch (error) {
    await rm(making, { recursive: true, force: true })
    throw error
  }
}

async function refuseTaken(root: string, names: RemoteNames, folder: string, route: string): Promise<void> {
  if (await isThere(folder))
    throw new CreateError('create.taken', `${folder} already exists. Nothing was changed.`)
  const owner = await ownerOfPath(root, route)
  if (owner !== undefined)
    throw new CreateError(
      'create.taken',
      `${names.remote} would have the route ${route}, which belongs to ${owner}. Choose another name.`,
    )
}

async function isThere(path: string): Promise<boolean> {
  try {
    await lstat(path)
    return true
  } catch (error) {
    if (isSystemError(error, 'ENOENT')) return false
    throw error
  }
}

/** What an installation or a build leaves in the template's own folder. */
const made = /(^|\/)(node_modules|dist)(\/|$)/

async function copyTemplate(from: string, to: string, names: RemoteNames): Promise<string[]> {
  const files: string[] = []
  for (const entry of await readdir(from, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name).slice(from.length + 1)
    if (!entry.isFile() || made.test(file)) continue
    const target = fillPath(file, names)
    await mkdir(join(to, dirname(target)), { recursive: true })
    await writeFile(join(to, target), fillText(await readFile(join(from, file), 'utf8'), file, names))
    files.push(target)
  }
  return files.sort()
}
