import { randomUUID } from 'node:crypto'
import { access, link, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { isSystemError } from '../release-error'

/** Writes a new file and waits until it is on the disk. Rejects with EEXIST when it is there already. */
export async function writeSynced(path: string, bytes: Uint8Array, mode = 0o644): Promise<void> {
  const file = await open(path, 'wx', mode)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Waits until a folder's entries are on the disk. */
export async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/**
 * Brings a file into being whole and durable, or not at all, whoever else tries at the same time: false when
 * it was there already. Works by a hard link, which a file system makes for exactly one.
 */
export async function createExclusively(path: string, bytes: Uint8Array, mode = 0o644): Promise<boolean> {
  const folder = dirname(path)
  const draft = join(folder, `.draft-${randomUUID()}`)
  try {
    await writeSynced(draft, bytes, mode)
    await link(draft, path)
  } catch (error) {
    if (isSystemError(error, 'EEXIST')) return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
  await syncFolder(folder)
  return true
}

/**
 * Makes a folder and those above it where they are missing; rejects with the file system's word when it cannot.
 * Node's own `recursive` never comes back from a place like /proc, where making a folder fails with ENOENT.
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
