import type { Release } from '@plaza/contract/federation'
import type { RecordEntry, Registry, Revocation, SkewRecord } from '@plaza/contract/release'
import { ReleaseError } from '../kernel/release-error'
import { realDisk } from './disk'
import type { RecordPage } from './folder-record'
import type { SkewPage } from './skew-page'
import { FolderStore, openFolderStore } from './folder-store'
import type { StoredToken, TokenPage } from './folder-tokens'
import type { KeyPage, KeyRevocation, PublicKey } from './public-key'
import type { Encoding, ReleaseName, ReleaseStore, ReleaseUpload } from './release-store'

/** A store as a server opens it, and why it is not whole where it is not. */
export interface StoreToServe {
  store: ReleaseStore
  problem?: ReleaseError
}

/**
 * Opens a store for a server that keeps its own last good registry: when the store's marker is damaged, releases
 * are still read (signatures and hashes verify them), and every other call rejects with the problem until it is
 * repaired.
 */
export async function openStoreToServe(root: string): Promise<StoreToServe> {
  try {
    return { store: await openFolderStore(root) }
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    return { store: new ReopeningStore(root), problem: error }
  }
}

class ReopeningStore implements ReleaseStore {
  private readonly raw: ReleaseStore
  private whole: ReleaseStore | undefined

  constructor(private readonly root: string) {
    this.raw = new FolderStore(realDisk, root)
  }

  private async open(): Promise<ReleaseStore> {
    this.whole ??= await openFolderStore(this.root)
    return this.whole
  }

  readRelease(name: ReleaseName): Promise<Release | undefined> {
    return this.raw.readRelease(name)
  }

  readFile(name: ReleaseName, file: string, encoding?: Encoding): Promise<Buffer | undefined> {
    return this.raw.readFile(name, file, encoding)
  }

  stampOf(name: ReleaseName): Promise<string | undefined> {
    return this.raw.stampOf(name)
  }

  async check(): Promise<void> {
    await (await this.open()).check()
  }

  async putRelease(upload: ReleaseUpload): Promise<'stored' | 'already-there'> {
    return (await this.open()).putRelease(upload)
  }

  async listReleases(): Promise<ReleaseName[]> {
    return (await this.open()).listReleases()
  }

  async latestRevision(known?: number): Promise<number> {
    return (await this.open()).latestRevision(known)
  }

  async readRevision(revision: number): Promise<Registry | undefined> {
    return (await this.open()).readRevision(revision)
  }

  async append(next: Registry): Promise<void> {
    await (await this.open()).append(next)
  }

  async listKeys(): Promise<KeyPage> {
    return (await this.open()).listKeys()
  }

  async trust(key: PublicKey): Promise<void> {
    await (await this.open()).trust(key)
  }

  async revokeKey(key: string, revocation: KeyRevocation): Promise<boolean> {
    return (await this.open()).revokeKey(key, revocation)
  }

  async listTokens(): Promise<TokenPage> {
    return (await this.open()).listTokens()
  }

  async findToken(id: string): Promise<StoredToken | undefined> {
    return (await this.open()).findToken(id)
  }

  async addToken(token: StoredToken): Promise<void> {
    await (await this.open()).addToken(token)
  }

  async revokeToken(id: string, revocation: Revocation): Promise<boolean> {
    return (await this.open()).revokeToken(id, revocation)
  }

  async edgeSecret(): Promise<Buffer> {
    return (await this.open()).edgeSecret()
  }

  async appendRecord(entry: RecordEntry): Promise<void> {
    await (await this.open()).appendRecord(entry)
  }

  async readRecord(limit: number): Promise<RecordPage> {
    return (await this.open()).readRecord(limit)
  }

  async putSkew(record: SkewRecord): Promise<void> {
    await (await this.open()).putSkew(record)
  }

  async readSkew(name?: ReleaseName): Promise<SkewPage> {
    return (await this.open()).readSkew(name)
  }
}
