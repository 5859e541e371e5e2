import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { emptyClusterFor } from './empty-cluster'

let folder: string
let dump: URL
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cluster-'))
  dump = pathToFileURL(join(folder, 'dump.tar.gz'))
  await writeFile(dump, gzipSync('a cluster'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the cluster that an embedded database begins with', () => {
  it('a folder without a cluster begins with the built one', async () => {
    expect(await (await emptyClusterFor(join(folder, 'database'), dump))?.text()).toBe('a cluster')
  })

  it('a folder with a cluster keeps it', async () => {
    await writeFile(join(folder, 'PG_VERSION'), '17')
    expect(await emptyClusterFor(folder, dump)).toBeUndefined()
  })

  it('a missing dump is an error', async () => {
    await expect(emptyClusterFor(folder, new URL('other.tar.gz', dump))).rejects.toThrow('ENOENT')
  })
})
