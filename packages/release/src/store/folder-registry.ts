import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { registrySchema } from '@plaza/contract/release'
import type { Registry } from '@plaza/contract/release'
import { isSystemError, ReleaseError } from '../kernel/release-error'
import type { Disk } from './disk'
import { SealedFolder } from './sealed-folder'

const fileOf = (revision: number): string => `${String(revision).padStart(8, '0')}.json`
const revisionFile = /^(\d{8,})\.json$/

/** The log of revisions in a store's folder: one file a revision, made once, never changed. */
export class FolderRegistry {
  private readonly revisions: SealedFolder

  constructor(disk: Disk, root: string) {
    this.revisions = new SealedFolder(disk, join(root, 'registry', 'revisions'), {
      code: 'registry.corrupt',
      remedy: () =>
        'restore it from a copy, or, if it is the latest, move it away: the previous revision applies again',
    })
  }

  /**
   * Number of the latest revision, or 0; searches upward from `known` when given.
   * @throws ReleaseError `store.unusable` when `known` itself is missing.
   */
  async latestRevision(known = 0): Promise<number> {
    if (known > 0) {
      if (!(await this.has(known)))
        throw new ReleaseError(
          'store.unusable',
          `${this.revisions.pathOf(fileOf(known))} is gone: the store was moved, emptied or not mounted. Restore it.`,
        )
      let revision = known
      while (await this.has(revision + 1)) revision += 1
      return revision
    }
    const numbers = (await this.revisions.files()).map((name) => Number(revisionFile.exec(name)?.[1] ?? 0))
    return numbers.reduce((highest, number) => Math.max(highest, number), 0)
  }

  /** @throws ReleaseError `registry.corrupt` when the file is there and cannot be read as a revision. */
  async read(revision: number): Promise<Registry | undefined> {
    const registry = await this.revisions.read(fileOf(revision), registrySchema)
    if (!registry || registry.revision === revision) return registry
    const path = this.revisions.pathOf(fileOf(revision))
    throw new ReleaseError('registry.corrupt', `${path} holds another revision; restore it from a copy.`)
  }

  /** Compare-and-set: the first to link the revision's file gets its number. */
  async append(next: Registry): Promise<void> {
    const registry = registrySchema.parse(next)
    const latest = await this.latestRevision()
    const isNext = registry.revision === latest + 1 && (registry.parent ?? 0) === latest
    if (isNext && (await this.revisions.create(fileOf(registry.revision), registry))) return
    throw new ReleaseError(
      'registry.conflict',
      `Someone else changed the registry first (revision ${Math.max(latest, registry.revision)}); your change was not made. Check \`mfe history\` and try again.`,
    )
  }

  private async has(revision: number): Promise<boolean> {
    return access(this.revisions.pathOf(fileOf(revision))).then(
      () => true,
      (error: unknown) => {
        if (isSystemError(error, 'ENOENT')) return false
        throw error
      },
    )
  }
}
