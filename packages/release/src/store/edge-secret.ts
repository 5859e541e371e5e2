import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isSystemError, ReleaseError } from '../kernel/release-error'
import type { Disk } from './disk'
import { createExclusively } from './durable-files'

const secretBytes = 32

/**
 * The secret that a store's edges share, created when it is missing; of many concurrent creations one is kept.
 * @throws ReleaseError `store.unusable` when the file is not such a secret.
 */
export async function readEdgeSecret(disk: Disk, root: string): Promise<Buffer> {
  const path = join(root, 'edge.secret')
  const held = await readFile(path).catch(async (error: unknown) => {
    if (!isSystemError(error, 'ENOENT')) throw error
    await createExclusively(disk, path, randomBytes(secretBytes), 0o600)
    return readFile(path)
  })
  if (held.length === secretBytes) return held
  throw new ReleaseError(
    'store.unusable',
    `${path} is damaged; remove it, and the edges create another when they restart.`,
  )
}
