import { join } from 'node:path'
import { ReleaseError } from '../kernel/release-error'
import type { Disk } from './disk'
import { keyIdOf, keyRevocationSchema, publicKeySchema } from './public-key'
import type { KeyPage, KeyRevocation, ListedKey, PublicKey } from './public-key'
import { SealedFolder } from './sealed-folder'

const keyFile = /^([0-9a-f]{16})\.json$/

/** The publishers' keys that a store's folder lists, one file each, and one more for its end. */
export class FolderKeys {
  private readonly keys: SealedFolder

  constructor(disk: Disk, root: string) {
    this.keys = new SealedFolder(disk, join(root, 'keys'), {
      code: 'store.unusable',
      remedy: () => 'restore it from a copy, or move it away and add the key again with `mfe keys add`',
    })
  }

  async list(): Promise<KeyPage> {
    const ids = (await this.keys.files()).flatMap((file) => keyFile.exec(file)?.[1] ?? [])
    const { found, damaged } = await SealedFolder.each(ids.sort(), (id) => this.read(id))
    return { keys: found, damaged: damaged.map(({ name, error }) => ({ key: name, message: error.message })) }
  }

  async add(key: PublicKey): Promise<boolean> {
    return this.keys.create(`${key.key}.json`, key)
  }

  async revoke(key: string, revocation: KeyRevocation): Promise<boolean> {
    return this.keys.create(`${key}.revoked.json`, revocation)
  }

  private async read(id: string): Promise<ListedKey> {
    const key = await this.keys.read(`${id}.json`, publicKeySchema)
    const isItself = key?.key === id && keyIdOf(Buffer.from(key.spki, 'base64')) === id
    if (!key || !isItself)
      throw new ReleaseError(
        'store.unusable',
        `${this.keys.pathOf(`${id}.json`)} holds another key; restore it from a copy.`,
      )
    const revoked = await this.keys.read(`${id}.revoked.json`, keyRevocationSchema)
    return revoked ? { ...key, revoked } : key
  }
}
