import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'

/**
 * What an embedded database in `folder` begins with: the tar of an empty cluster, unpacked from the built `dump`, because creating one
 * takes seconds; undefined where there is a cluster already. Rejects when the dump cannot be read.
 */
export async function emptyClusterFor(folder: string, dump: URL): Promise<Blob | undefined> {
  if (existsSync(join(folder, 'PG_VERSION'))) return undefined
  return new Blob([await promisify(gunzip)(await readFile(dump))])
}
