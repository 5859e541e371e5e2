import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { CreateError } from './create-error'

/** The template of a remote, from the root of the tree. */
export const templateFolder = 'packages/build/templates/remote'

/** The root of the tree that a folder is in. @throws CreateError outside of one */
export function findTree(from: string): string {
  for (let folder = resolve(from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'pnpm-workspace.yaml')) && existsSync(join(folder, templateFolder)))
      return folder
    if (dirname(folder) === folder)
      throw new CreateError(
        'create.outside',
        `${resolve(from)} is not in a checkout of Plaza. Go to its root and try again.`,
      )
  }
}
