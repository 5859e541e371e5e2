import { access, link, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { isSystemError } from '../kernel/release-error'

/**
 * What a store does to a file system, so that tests can let any single step of it fail. Every call rejects with the
 * file system's own error.
 */
export interface Disk {
  /** Writes a new file and waits until it is on the disk. Rejects with EEXIST when it is there already. */
  write(path: string, bytes: Uint8Array, mode?: number): Promise<void>
  /** Creates a second name for a file; of many concurrent callers one succeeds and the others get EEXIST. */
  link(from: string, to: string): Promise<void>
  rename(from: string, to: string): Promise<void>
  /** Makes a folder and those above it where they are missing. */
  makeFolder(path: string): Promise<void>
  /** Waits until a folder's entries are on the disk. */
  sync(folder: string): Promise<void>
  /** Removes a file or a folder with all in it; nothing there is no error. */
  remove(path: string): Promise<void>
}

/** The file system of this machine. */
export const realDisk: Disk = {
  async write(path, bytes, mode = 0o644) {
    const file = await open(path, 'wx', mode)
    try {
      await file.writeFile(bytes)
      await file.sync()
    } finally {
      await file.close()
    }
  },
  link,
  rename,
  makeFolder,
  async sync(path) {
    const folder = await open(path, 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  },
  remove: (path) => rm(path, { recursive: true, force: true }),
}

/**
 * Creates a folder with its missing parents; rejects with the file system's error. Node's own `recursive` never
 * returns for a path such as /proc, where creating a folder fails with ENOENT.
 */
export async function makeFolder(path: string): Promise<void> {
  const missing: string[] = []
  for (let folder = resolve(path); !(await isThere(folder)); folder = dirname(folder)) missing.unshift(folder)
  for (const folder of missing)
    await mkdir(folder).catch((error: unknown) => {
      if (!isSystemError(error, 'EEXIST')) throw error
    })
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    (error: unknown) => {
      if (isSystemError(error, 'ENOENT')) return false
      throw error
    },
  )
