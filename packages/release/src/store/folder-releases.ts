import { createHash, randomUUID } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { releaseIdSchema, remoteNameSchema } from '@plaza/contract/federation'
import { isSystemError } from '../kernel/release-error'
import { compress, type Effort } from './compress'
import type { Disk } from './disk'
import { clearAbandoned, confirm } from './durable-files'
import { isFilePath, releaseFile, signatureFile } from './file-path'
import type { Encoding, ReleaseName, ReleaseUpload } from './release-store'

const suffix: Record<Encoding, string> = { identity: '', br: '.br', gzip: '.gz' }
const storeNames = [releaseFile, signatureFile]

/** The folders of releases in a store's folder: raw bytes, no judgement about them. */
export class FolderReleases {
  constructor(
    private readonly disk: Disk,
    private readonly root: string,
    private readonly effort?: Effort,
  ) {}

  /** Bytes of a file of a release; undefined when it does not exist or its name is not allowed. */
  async read(
    { remote, release }: ReleaseName,
    file: string,
    encoding: Encoding,
  ): Promise<Buffer | undefined> {
    const isNamed = remoteNameSchema.safeParse(remote).success && releaseIdSchema.safeParse(release).success
    if (!isNamed || !(isFilePath(file) || storeNames.includes(file))) return undefined
    return readFile(join(this.root, 'releases', remote, release, file + suffix[encoding])).catch(absent)
  }

  /** By the size and times of each file: what has the same stamp was not written to since. */
  async stampOf({ remote, release }: ReleaseName): Promise<string | undefined> {
    const folder = join(this.root, 'releases', remote, release)
    const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(absent)
    if (!entries) return undefined
    const lines = entries
      .filter((entry) => !entry.isDirectory())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        const { size, mtimeMs, ctimeMs, ino } = await stat(path)
        return [path, size, mtimeMs, ctimeMs, ino].join(' ')
      })
    return createHash('sha256')
      .update((await Promise.all(lines)).sort().join('\n'))
      .digest('hex')
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
    const { disk } = this
    await clearAbandoned(disk, join(this.root, 'incoming'), true)
    const draft = join(this.root, 'incoming', randomUUID())
    try {
      await disk.makeFolder(draft)
      for (const [file, bytes] of files) await this.writeWithSiblings(draft, file, bytes)
      await this.writeWithSiblings(draft, releaseFile, json)
      await disk.write(join(draft, signatureFile), Buffer.from(JSON.stringify(signature)))
      for (const folder of new Set([...files.keys()].map((file) => dirname(join(draft, file)))))
        await disk.sync(folder)
      await disk.sync(draft)
      return await this.moveIn(draft, release)
    } finally {
      await disk.remove(draft)
    }
  }

  private async moveIn(draft: string, { remote, release }: ReleaseName): Promise<boolean> {
    const home = join(this.root, 'releases', remote)
    await this.disk.makeFolder(home)
    await this.disk.sync(dirname(home))
    try {
      await this.disk.rename(draft, join(home, release))
    } catch (error) {
      if (isSystemError(error, 'ENOTEMPTY', 'EEXIST')) return false
      throw error
    }
    await confirm(this.disk, home, join(home, release))
    return true
  }

  private async writeWithSiblings(folder: string, file: string, bytes: Buffer): Promise<void> {
    const path = join(folder, file)
    await this.disk.makeFolder(dirname(path))
    await this.disk.write(path, bytes)
    const { br, gzip } = await compress(file, bytes, this.effort)
    if (br) await this.disk.write(path + suffix.br, br)
    if (gzip) await this.disk.write(path + suffix.gzip, gzip)
  }
}

const names = async (folder: string): Promise<string[]> => (await readdir(folder).catch(absent)) ?? []

function absent(error: unknown): undefined {
  if (isSystemError(error, 'ENOENT', 'ENOTDIR', 'EISDIR')) return undefined
  throw error
}
