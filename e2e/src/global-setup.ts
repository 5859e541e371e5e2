import { cpSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { newDataDir, portOf, setDataDir, siteCount, startSite } from './site'

/**
 * A copy of the folder of a site that has ended. Pictures of the demo's world are the same on all: each is drawn once, for
 * whichever site asks first.
 */
function copyOf(dataDir: string): string {
  // Not every version of Node copies the modes of folders.
  process.umask(0o077)
  const copy = newDataDir()
  const artwork = join(dataDir, 'artwork')
  mkdirSync(artwork, { recursive: true })
  cpSync(dataDir, copy, { recursive: true, filter: (path) => path !== artwork })
  symlinkSync(artwork, join(copy, 'artwork'))
  return copy
}

/**
 * One site for each worker; its folder is handed on by the environment. What only a first start does, filling the
 * databases and publishing the builds, is done once: every site begins where that one ended.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  const first = await startSite(portOf(0))
  await first.end()
  const folders = [first.dataDir]
  while (folders.length < siteCount) folders.push(copyOf(first.dataDir))
  const sites = await Promise.all(folders.map((dataDir, index) => startSite(portOf(index), {}, dataDir)))
  for (const [index, dataDir] of folders.entries()) setDataDir(index, dataDir)
  return async () => {
    await Promise.all(sites.map((site) => site.stop()))
  }
}
