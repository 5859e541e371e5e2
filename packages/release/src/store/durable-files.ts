import { randomUUID } from 'node:crypto'
import { readdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { isSystemError, ReleaseError } from '../kernel/release-error'
import type { Disk } from './disk'

const abandonedAfterMs = 60 * 60 * 1000
const draftPrefix = '.draft-'

/**
 * Creates a file completely and durably, or not at all, whatever else tries at the same time; returns false when it
 * exists. Uses a hard link, which a file system creates for exactly one caller.
 */
export async function createExclusively(
  disk: Disk,
  path: string,
  bytes: Uint8Array,
  mode = 0o644,
): Promise<boolean> {
  const folder = dirname(path)
  const draft = join(folder, draftPrefix + randomUUID())
  try {
    await disk.write(draft, bytes, mode)
    await disk.link(draft, path)
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false
    throw error
  } finally {
    await disk.remove(draft)
  }
  await confirm(disk, folder, path)
  return true
}

/**
 * Waits until what was brought into a folder is on the disk.
 * @throws ReleaseError `store.unsure`: it is there now, and a power cut may still take it.
 */
export async function confirm(disk: Disk, folder: string, path: string): Promise<void> {
  await disk.sync(folder).catch((cause: unknown) => {
    throw new ReleaseError(
      'store.unsure',
      `${path} was written, but the disk did not confirm it (${String(cause)}). Check \`mfe status\` before you try again.`,
      { cause },
    )
  })
}

/** Removes what killed writers left in a folder more than an hour ago: drafts of files, or, with `all`, anything. */
export async function clearAbandoned(disk: Disk, folder: string, all = false): Promise<void> {
  const names = await readdir(folder)
  for (const name of all ? names : names.filter((file) => file.startsWith(draftPrefix))) {
    const entry = await stat(join(folder, name)).catch((error: unknown) => {
      if (!isSystemError(error, 'ENOENT')) throw error
      return undefined
    })
    if (entry && Date.now() - entry.mtimeMs > abandonedAfterMs) await disk.remove(join(folder, name))
  }
}
