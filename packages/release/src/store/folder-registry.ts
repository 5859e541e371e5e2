import { access, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { registrySchema } from '@plaza/contract'
import type { Registry } from '@plaza/contract'
import { isSystemError, ReleaseError } from '../release-error'
import { createExclusively } from './durable-files'

const fileOf = (revision: number): string => `${String(revision).padStart(8, '0')}.json`
const revisionFile = /^(\d{8,})\.json$/

/** The log of revisions in a store's folder: one file a revision, made once, never changed. */
export class FolderRegistry {
  private readonly folder: string

  constructor(root: string) {
    this.folder = join(root, 'registry', 'revisions')
  }

  /** Number of the latest revision, 0 when there is none; looks upward from `known` when that is given. */
  async latestRevision(known = 0): Promise<number> {
    if (known > 0) {
      let revision = known
      while (await this.has(revision + 1)) revision += 1
      return revision
    }
    const numbers = (await readdir(this.folder)).map((name) => Number(revisionFile.exec(name)?.[1] ?? 0))
    return numbers.reduce((highest, number) => Math.max(highest, number), 0)
  }

  /** @throws ReleaseError `registry.corrupt` when the file is there and cannot be read as a revision. */
  async read(revision: number): Promise<Registry | undefined> {
    const path = join(this.folder, fileOf(revision))
    try {
      const registry = registrySchema.parse(JSON.parse(await readFile(path, 'utf8')))
      if (registry.revision === revision) return registry
    } catch (cause) {
      if (isSystemError(cause, 'ENOENT')) return undefined
      throw new ReleaseError('registry.corrupt', `${path} is damaged; restore it from a copy.`, { cause })
    }
    throw new ReleaseError('registry.corrupt', `${path} holds another revision; restore it from a copy.`)
  }

  /** Compare-and-set: the revision's number is taken by whoever links its file first. */
  async append(next: Registry): Promise<void> {
    const registry = registrySchema.parse(next)
    const latest = await this.latestRevision()
    const isNext = registry.revision === latest + 1 && (registry.parent ?? 0) === latest
    const json = Buffer.from(`${JSON.stringify(registry, null, 2)}\n`)
    if (isNext && (await createExclusively(join(this.folder, fileOf(registry.revision)), json))) return
    throw new ReleaseError(
      'registry.conflict',
      `Somebody else changed the registry first (revision ${Math.max(latest, registry.revision)}); look at \`mfe history\` and try again.`,
    )
  }

  private async has(revision: number): Promise<boolean> {
    return access(join(this.folder, fileOf(revision))).then(
      () => true,
      (error: unknown) => {
        if (isSystemError(error, 'ENOENT')) return false
        throw error
      },
    )
  }
}
