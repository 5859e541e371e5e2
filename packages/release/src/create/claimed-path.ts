import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemError } from '../kernel/release-error'

const shellTable = 'shell/src/kernel/routes/route-table.ts'

/** The remote of this tree, or the shell, whose source already claims a route; undefined when none does. */
export async function ownerOfPath(root: string, path: string): Promise<string | undefined> {
  const folders = (await readdir(root)).filter((name) => name.startsWith('mf-'))
  for (const [owner, file] of [
    ['shell', shellTable],
    ...folders.map((name) => [name, `${name}/src/remote.ts`]),
  ])
    if (owner !== undefined && file !== undefined && (await read(join(root, file))).includes(`'${path}'`))
      return owner
  return undefined
}

async function read(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (isSystemError(error, 'ENOENT', 'ENOTDIR')) return ''
    throw error
  }
}
