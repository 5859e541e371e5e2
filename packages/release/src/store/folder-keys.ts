import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ReleaseError } from '../release-error'
import { createExclusively } from './durable-files'
import type { PublicKey } from './public-key'
import { publicKeySchema } from './public-key'

/** The publishers' keys that a store's folder lists, one file each. */
export class FolderKeys {
  private readonly folder: string

  constructor(root: string) {
    this.folder = join(root, 'keys')
  }

  async list(): Promise<PublicKey[]> {
    const names = (await readdir(this.folder)).filter((name) => /^[0-9a-f]{16}\.json$/.test(name))
    return Promise.all(names.map(async (name) => this.read(join(this.folder, name))))
  }

  async add(key: PublicKey): Promise<void> {
    await createExclusively(join(this.folder, `${key.key}.json`), Buffer.from(JSON.stringify(key, null, 2)))
  }

  private async read(path: string): Promise<PublicKey> {
    try {
      return publicKeySchema.parse(JSON.parse(await readFile(path, 'utf8')))
    } catch (cause) {
      throw new ReleaseError('store.unusable', `${path} is damaged; restore it from a copy.`, { cause })
    }
  }
}
