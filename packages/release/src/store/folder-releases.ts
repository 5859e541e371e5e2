import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { releaseIdSchema, remoteNameSchema } from '@plaza/contract'
import { isSystemError } from '../release-error'
import { compress } from './compress'
import { syncFolder, writeSynced } from './durable-files'
import { isFilePath, releaseFile, signatureFile } from './file-path'
import type { Encoding, ReleaseName, ReleaseUpload } from './release-store'

const suffix: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' }
const abandonedAfterMs = 60 * 60 * 1000
const storeNames = [releaseFile, signatureFile]

/** The folders of releases in a store's folder: raw bytes, no judgement about them. */
export class FolderReleases {
  constructor(private readonly root: string) {}

  /** Bytes of a file of a release, or undefined when there is none such, or may be none such. */
  async read(
    { remote, release }: ReleaseName,
    file: string,
    encoding: Encoding,
  ): Promise<Buffer | undefined> {
    const isNamed = remoteNameSchema.safeParse(remote).success && releaseIdSchema.safeParse(release).success
    if (!isNamed || !(isFilePath(file) || storeNames.includes(file))) return undefined
    return readFile(join(this.root, 'releases', remote, release, file + suffix[encoding])).catch(absent)
  }

  async list(): Promise<ReleaseName[]> {
    const remotes = await names(join(this.root, 'releases'))
    const lists = remotes.map(async (remote) =>
      (await names(join(this.root, 'releases', remote))).map((release) => ({ remote, release })),
    )
    return (await Promise.all(lists)).flat()
  }

  /** Brings a release's folder into being whole, or not at all; false when it was there already. */
  async write({ release, json, signature, files }: ReleaseUpload): Promise<boolean> {
    await this.clearAbandoned()
    const draft = join(this.root, 'incoming', randomUUID())
    try {
      await mkdir(draft)
      for (const [file, bytes] of files) await writeWithSiblings(draft, file, bytes)
      await writeWithSiblings(draft, releaseFile, json)
      await writeSynced(join(draft, signatureFile), Buffer.from(JSON.stringify(signature)))
      await syncFolders(draft, [...files.keys()])
      return await this.moveIn(draft, release)
    } finally {
      await rm(draft, { recursive: true, force: true })
    }
  }

  private async moveIn(draft: string, { remote, release }: ReleaseName): Promise<boolean> {
    const home = join(this.root, 'releases', remote)
    await mkdir(home, { recursive: true })
    try {
      await rename(draft, join(home, release))
    } catch (error) {
      if (isSystemError(error, 'ENOTEMPTY', 'EEXIST')) return false
      throw error
    }
    await syncFolder(home)
    await syncFolder(dirname(home))
    return true
  }

  private async clearAbandoned(): Promise<void> {
    const incoming = join(this.root, 'incoming')
    for (const name of await readdir(incoming)) {
      const entry = await stat(join(incoming, name)).catch(absent)
      if (entry && Date.now() - entry.mtimeMs > abandonedAfterMs)
        await rm(join(incoming, name), { recursive: true, force: true })
    }
  }
}

async function writeWithSiblings(folder: string, file: string, bytes: Buffer): Promise<void> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeSynced(path, bytes)
  const { br, gzip } = await compress(file, bytes)
  if (br) await writeSynced(path + suffix.br, br)
  if (gzip) await writeSynced(path + suffix.gzip, gzip)
}

async function syncFolders(draft: string, files: string[]): Promise<void> {
  for (const folder of new Set(files.map((file) => dirname(join(draft, file))))) await syncFolder(folder)
  await syncFolder(draft)
}

const names = async (folder: string): Promise<string[]> => (await readdir(folder).catch(absent)) ?? []

function absent(error: unknown): undefined {
  if (isSystemError(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined
  throw error
}
