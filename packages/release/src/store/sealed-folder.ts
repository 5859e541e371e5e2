import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findUnseen, unseenWords } from '@plaza/contract/kernel'
import type * as z from 'zod/mini'
import type { ReleaseErrorCode } from '../kernel/release-error'
import { isSystemError, ReleaseError } from '../kernel/release-error'
import type { Disk } from './disk'
import { clearAbandoned, createExclusively } from './durable-files'
import { seal, unseal } from './sealed'

/** The newest document schema that this program supports. */
const knownSchema = 1

/** The message and code for a damaged document. */
export interface Damage {
  code: ReleaseErrorCode
  /** What to do about it. */
  remedy: (path: string) => string
}

/** A folder of documents that are made once and never changed, each with a checksum. */
export class SealedFolder {
  constructor(
    private readonly disk: Disk,
    readonly folder: string,
    private readonly damage: Damage,
  ) {}

  pathOf(file: string): string {
    return join(this.folder, file)
  }

  files(): Promise<string[]> {
    return readdir(this.folder)
  }

  /** False when there is a document of this name already. @throws ReleaseError `text.invalid` when not all of it is plain. */
  async create(file: string, document: object): Promise<boolean> {
    const unseen = findUnseen(document)
    if (unseen)
      throw new ReleaseError(
        'text.invalid',
        `What was given as ${unseen.path} ${unseenWords(unseen.character)}.`,
      )
    await clearAbandoned(this.disk, this.folder)
    return createExclusively(this.disk, this.pathOf(file), seal(document))
  }

  /** @throws ReleaseError when the document is damaged, or written by a newer version of the program. */
  async read<T extends z.ZodMiniType>(file: string, schema: T): Promise<z.infer<T> | undefined> {
    const path = this.pathOf(file)
    const bytes = await readFile(path).catch((error: unknown) => {
      if (isSystemError(error, 'ENOENT')) return undefined
      throw this.damaged(path, error)
    })
    if (!bytes) return undefined
    const found = unseal(bytes)
    if (!found.ok) throw this.damaged(path)
    if (typeof found.schema === 'number' && found.schema > knownSchema)
      throw new ReleaseError(
        'store.newer',
        `${path} was written by a newer version (schema ${found.schema})${found.isWhole ? '' : ', or is damaged'}; update this one${found.isWhole ? '' : `, or ${this.damage.remedy(path)}`}.`,
      )
    const parsed = schema.safeParse(found.document)
    if (found.isWhole && parsed.success) return parsed.data
    throw this.damaged(path, parsed.error)
  }

  /** Every document that `read` makes of `names`, and why the others cannot be read. */
  static async each<T>(
    names: string[],
    read: (name: string) => Promise<T | undefined>,
  ): Promise<{ found: T[]; damaged: { name: string; error: ReleaseError }[] }> {
    const found: T[] = []
    const damaged: { name: string; error: ReleaseError }[] = []
    for (const name of names)
      try {
        const document = await read(name)
        if (document !== undefined) found.push(document)
      } catch (error) {
        if (!(error instanceof ReleaseError)) throw error
        damaged.push({ name, error })
      }
    return { found, damaged }
  }

  private damaged(path: string, cause?: unknown): ReleaseError {
    return new ReleaseError(this.damage.code, `${path} is damaged; ${this.damage.remedy(path)}.`, { cause })
  }
}
