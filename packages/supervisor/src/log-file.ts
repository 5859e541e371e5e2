import { fchmodSync, openSync } from 'node:fs'
import { mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** A log larger than this, in bytes, is rotated at the next start. */
const sizeAtMost = 20 * 1024 * 1024

/**
 * Opens the log of a process under the data directory, `log/<name>.log`, for appending; the previous one is kept as
 * `.1`. Returns its descriptor. Only the user of the process may read it.
 */
export async function openLogFile(dataDir: string, name: string): Promise<number> {
  const folder = join(dataDir, 'log')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, `${name}.log`)
  const entry = await stat(path).catch(() => undefined)
  if (entry && entry.size > sizeAtMost) await rename(path, `${path}.1`)
  const descriptor = openSync(path, 'a', 0o600)
  // A log from an earlier version may be readable by others.
  fchmodSync(descriptor, 0o600)
  return descriptor
}
