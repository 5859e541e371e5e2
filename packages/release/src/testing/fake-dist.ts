import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Release } from '@plaza/contract/federation'
import { integrityOf } from '../kernel/integrity'
import { fakeRelease } from './fake-release'

/** Writes a build as `packages/build` would into a folder: the files given and a complete `release.json`. */
export async function writeFakeDist(
  folder: string,
  remote: string,
  id: string,
  files: Record<string, string>,
  changes: Partial<Release> = {},
): Promise<Release> {
  const hashes: Record<string, string> = {}
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
    hashes[file] = integrityOf(Buffer.from(text))
  }
  const release = fakeRelease(remote, id, { files: hashes, entry: Object.keys(files)[0] ?? '', ...changes })
  await writeFile(join(folder, 'release.json'), JSON.stringify(release))
  return release
}
