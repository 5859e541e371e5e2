import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { emptyClusterFor, lockFolder, PlainError, withPrivateFiles } from '@plaza/server-kit'
import type { VendorSettings } from '../settings'
import type { Database } from './database'
import { pgliteDatabase } from './pglite-database'
import { postgresDatabase } from './postgres-database'
import { createSchema } from './schema'

async function openEmbedded(dataDir: string, emptyCluster: URL): Promise<Database> {
  const folder = join(dataDir, 'vendor')
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
  } catch (cause) {
    throw new PlainError(`The data directory ${folder} cannot be created: ${String(cause)}.`, { cause })
  }
  const lock = await lockFolder(folder, { fileName: 'vendor.lock', program: 'game vendor' })
  try {
    const cluster = join(folder, 'database')
    const loadDataDir = await emptyClusterFor(cluster, emptyCluster)
    const database = await pgliteDatabase({
      fs: withPrivateFiles(new NodeFS(cluster)),
      ...(loadDataDir && { loadDataDir }),
    })
    const close = async () => {
      await database.close()
      await lock.release()
    }
    return { ...database, close }
  } catch (cause) {
    await lock.release()
    throw new PlainError(`The vendor's database in ${folder} cannot be opened: ${String(cause)}.`, { cause })
  }
}

interface OpeningOptions {
  /** Receives errors of connections that break later. */
  onError: (error: Error) => void
  /** The built dump that an embedded database begins with, because creating one takes seconds. */
  emptyCluster: URL
}

/**
 * The vendor's database with its schema: PostgreSQL by its URL, else the embedded one in the data directory, locked
 * against a second process. @throws PlainError saying what cannot be opened, and why.
 */
export async function openDatabase(
  settings: VendorSettings,
  { onError, emptyCluster }: OpeningOptions,
): Promise<Database> {
  const database = settings.databaseUrl
    ? await postgresDatabase(settings.databaseUrl, onError)
    : await openEmbedded(settings.dataDir, emptyCluster)
  await createSchema(database)
  return database
}
