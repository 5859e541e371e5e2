import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseFile } from '@plaza/release'

const isThere = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  )

/** The builds in a workspace: `dist` of every top-level folder that contains a release, the shell's first. */
export async function findDists(root: string): Promise<string[]> {
  const folders = await readdir(root, { withFileTypes: true })
  const names = folders.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  const candidates = names.filter((name) => name === 'shell' || name.startsWith('mf-')).sort()
  const dists = candidates.reverse().map((name) => join(root, name, 'dist'))
  const built = await Promise.all(dists.map((dist) => isThere(join(dist, releaseFile))))
  return dists.filter((_dist, index) => built[index])
}
