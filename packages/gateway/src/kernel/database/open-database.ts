import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { emptyClusterFor, lockFolder, PlainError, takeDataDir, withPrivateFiles } from '@plaza/server-kit'
import type { GatewaySettings } from '../settings/settings'
import { createDatabase, type Database } from './database'
import { keepLogEnd, lostEndOf } from './log-end'
import { pgliteBackend } from './pglite-backend'
import { postgresBackend } from './postgres-backend'

/** Where the embedded database is in a data directory. */
export const databaseFolder = (dataDir: string): string => join(dataDir, 'database')

const openingMs = 60_000

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

const tooLong = () =>
  new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error(`no answer within ${openingMs / 1000} seconds`)), openingMs).unref()
  })

async function openEmbedded(
  dataDir: string,
  { onError, onLostEnd, emptyCluster }: OpeningOptions,
): Promise<Database> {
  await takeDataDir(dataDir)
  const lock = await lockFolder(dataDir, { fileName: 'gateway.lock', program: 'gateway' })
  const folder = databaseFolder(dataDir)
  try {
    const loadDataDir = emptyCluster && (await emptyClusterFor(folder, emptyCluster))
    const options = { fs: withPrivateFiles(new NodeFS(folder)), ...(loadDataDir && { loadDataDir }) }
    const backend = await Promise.race([pgliteBackend(options), tooLong()])
    let stopKeeping = () => Promise.resolve()
    const close = async () => {
      await stopKeeping()
      await backend.close()
      await lock.release()
    }
    const db = createDatabase({ ...backend, close })
    const lost = await lostEndOf(db, folder)
    if (lost !== undefined) onLostEnd?.(lost)
    stopKeeping = (await keepLogEnd(db, folder, { onError })).stop
    return db
  } catch (error) {
    await lock.release()
    throw new PlainError(
      `The embedded database in ${folder} cannot be opened: ${reasonOf(error)}. If its files are damaged, put a copy of the folder back, or start with another DATA_DIR.`,
      { cause: error },
    )
  }
}

interface OpeningOptions {
  /** Receives errors of connections that break later. */
  onError: (error: Error) => void
  /** Receives a sentence when the embedded database has lost the end of its log; it opens all the same. */
  onLostEnd?: (sentence: string) => void
  /** The built dump that an embedded database begins with; without it a new one takes seconds. */
  emptyCluster?: URL
}

/**
 * The database that the settings name: PostgreSQL by its URL, else the embedded one in the data directory, which is
 * locked against other processes.
 * @throws PlainError saying what cannot be reached, used or opened, and why.
 */
export const openDatabase = (
  settings: Pick<GatewaySettings, 'databaseUrl' | 'dataDir'>,
  options: OpeningOptions,
): Promise<Database> =>
  settings.databaseUrl
    ? openPostgres(settings.databaseUrl, options.onError)
    : openEmbedded(settings.dataDir, options)
