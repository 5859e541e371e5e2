import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { folderOf, root } from '../workspace/workspaces.mjs'

/** What servers with an embedded database carry beside their bundle. */
export const clusterFile = 'empty-cluster.tar.gz'

/** The dump of an empty cluster, made once for each version of the embedded database: creating a cluster takes seconds. */
export async function emptyCluster() {
  const library = createRequire(join(folderOf('gateway'), 'package.json')).resolve('@electric-sql/pglite')
  const version = createHash('sha256').update(readFileSync(library)).digest('hex').slice(0, 12)
  const folder = join(root, '.cache')
  const file = join(folder, `cluster-${version}.tar.gz`)
  if (existsSync(file)) return file
  // Its CommonJS build does not find its own files in a folder whose name has a `#`.
  const { PGlite } = await import(pathToFileURL(join(dirname(library), 'index.js')).href)
  const client = await PGlite.create()
  const dump = await client.dumpDataDir('gzip')
  await client.close()
  mkdirSync(folder, { recursive: true })
  // Two workspaces may be built at once.
  const own = `${file}.${process.pid}`
  writeFileSync(own, Buffer.from(await dump.arrayBuffer()))
  renameSync(own, file)
  return file
}
