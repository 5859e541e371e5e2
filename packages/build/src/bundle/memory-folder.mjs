import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Most that a whole test run keeps in temporary files, with room to spare, bytes. */
const neededBytes = 3 * 2 ** 30

/**
 * A new folder in memory for temporary files, deleted when this process ends; undefined where memory is short or there is
 * no such file system. Databases and release stores flush every write, which on a disk is most of what they cost.
 */
export function makeMemoryFolder({ mount = '/dev/shm', freeBytes = freemem() } = {}) {
  if (freeBytes < 2 * neededBytes) return undefined
  try {
    const { bavail, bsize } = statfsSync(mount)
    if (bavail * bsize < neededBytes) return undefined
  } catch {
    // Only Linux has such a file system.
    return undefined
  }
  const folder = mkdtempSync(join(mount, 'plaza-test-'))
  // The database server may run as another user.
  chmodSync(folder, 0o755)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
