import { existsSync } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { emptyClusterFor, lockFolder, PlainError } from '@plaza/server-kit'
import type { GatewaySettings } from '../settings/settings'
import { createDatabase, type Database } from './database'
import { pgliteBackend } from './pglite-backend'
import { postgresBackend } from './postgres-backend'

/** Where the embedded database is in a data directory. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database')

const openingMs = 60_000

const folderReasons: Record<string, string> = {
  EEXIST: 'it is not a folder',
  ENOTDIR: 'a part of its path is not a folder',
  EACCES: 'this user does not have permission to write there',
  EPERM: 'this user does not have permission to write there',
  EROFS: 'it is read-only',
  ENOSPC: 'the disk is full',
  ENOENT: 'no folder can be made there',
}

const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message || error.name : String(error)

/** An address without its password. */
function shownUrl(url: string): string {
  if (!URL.canParse(url)) return 'DATABASE_URL'
  const { username, host, pathname } = new URL(url)
  return `postgres://${username && `${username}@`}${host}${pathname}`
}

async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  try {
    return createDatabase(await postgresBackend(url, onError))
  } catch (error) {
    throw new PlainError(`The database at ${shownUrl(url)} cannot be reached: ${reasonOf(error)}.`, {
      cause: error,
    })
  }
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

async function makeFolder(folder: string): Promise<void> {
  try {
    // Not Node's `recursive`, which never returns for a path such as /proc.
    const missing: string[] = []
    for (let path = folder; !existsSync(path); path = dirname(path)) missing.unshift(path)
    for (const path of missing) await mkdir(path, { mode: 0o700 }).catch(ignoreExisting)
    if (!(await stat(folder)).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'EEXIST' })
  } catch (error) {
    const known = folderReasons[(error as NodeJS.ErrnoException).code ?? '']
    throw new PlainError(`The data directory ${folder} cannot be used: ${known ?? reasonOf(error)}.`, {
      cause: error,
    })
  }
}

const tooLong = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${openingMs / 1000} seconds`)), openingMs).unref()
  })

async function openEmbedded(dataDir: string, emptyCluster: URL | undefined): Promise<Database> {
  await makeFolder(dataDir)
  const lock = await lockFolder(dataDir, { fileName: 'gateway.lock', program: 'gateway' })
  const folder = databaseFolder(dataDir)
  try {
    const loadDataDir = emptyCluster && (await emptyClusterFor(folder, emptyCluster))
    const options = { dataDir: folder, ...(loadDataDir && { loadDataDir }) }
    const backend = await Promise.race([pgliteBackend(options), tooLong()])
    const close = async () => {
      await backend.close()
      await lock.release()
    }
    return createDatabase({ ...backend, close })
  } catch (error) {
    await lock.release()
    throw new PlainError(`The embedded database in ${folder} cannot be opened: ${reasonOf(error)}.`, {
      cause: error,
    })
  }
}

interface OpeningOptions {
  /** Receives errors of connections that break later. */
  onError: (error: Error) => void
  /** The built dump that an embedded database begins with; without it a new one takes seconds. */
  emptyCluster?: URL
}

/**
 * The database that the settings name: PostgreSQL by its URL, else the embedded one in the data directory, which is
 * locked against other processes.
 * @throws PlainError saying what cannot be reached, used or opened, and why.
 */
export const openDatabase = (
  settings: GatewaySettings,
  { onError, emptyCluster }: OpeningOptions,
): Promise<Database> =>
  settings.databaseUrl
    ? openPostgres(settings.databaseUrl, onError)
    : openEmbedded(settings.dataDir, emptyCluster)
