import { join } from 'node:path'
import { releaseTokenSchema, revocationSchema } from '@plaza/contract/release'
import type { Revocation } from '@plaza/contract/release'
import * as z from 'zod/mini'
import type { Disk } from './disk'
import { SealedFolder } from './sealed-folder'

/** A token as the store has it: its hash instead of its secret. */
export const storedTokenSchema = z.extend(releaseTokenSchema, {
  hash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type StoredToken = z.infer<typeof storedTokenSchema>

/** What a store has of tokens; `damaged` names files that cannot be read: the tokens in them count for nothing. */
export interface TokenPage {
  tokens: StoredToken[]
  damaged: string[]
}

const tokenFile = /^([0-9a-f]{12})\.json$/

/** The tokens of the release API in a store's folder, one file each, and one more for its end. */
export class FolderTokens {
  private readonly tokens: SealedFolder

  constructor(disk: Disk, root: string) {
    this.tokens = new SealedFolder(disk, join(root, 'tokens'), {
      code: 'store.unusable',
      remedy: () => 'move it away and create a new token',
    })
  }

  async list(): Promise<TokenPage> {
    const ids = (await this.tokens.files()).flatMap((file) => tokenFile.exec(file)?.[1] ?? [])
    const { found, damaged } = await SealedFolder.each(ids.sort(), (id) => this.find(id))
    return { tokens: found, damaged: damaged.map(({ error }) => error.message) }
  }

  /** One token by the public part of it, which must be of the right form. */
  async find(id: string): Promise<StoredToken | undefined> {
    if (!tokenFile.test(`${id}.json`)) return undefined
    const token = await this.tokens.read(`${id}.json`, storedTokenSchema)
    const revoked = token && (await this.tokens.read(`${id}.revoked.json`, revocationSchema))
    return token && { ...token, ...(revoked && { revoked }) }
  }

  async add(token: StoredToken): Promise<boolean> {
    return this.tokens.create(`${token.id}.json`, token)
  }

  async revoke(id: string, revocation: Revocation): Promise<boolean> {
    return this.tokens.create(`${id}.revoked.json`, revocation)
  }
}
