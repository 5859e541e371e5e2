import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { releaseSchema, releaseSignatureSchema } from '@plaza/contract/federation'
import type { Release } from '@plaza/contract/federation'
import type { RecordEntry, Registry, Revocation, SkewRecord } from '@plaza/contract/release'
import { isSystemError, ReleaseError } from '../kernel/release-error'
import { checkUpload } from './check-upload'
import type { Effort } from './compress'
import type { Disk } from './disk'
import { realDisk } from './disk'
import { writing } from './disk-failure'
import { createExclusively } from './durable-files'
import { readEdgeSecret } from './edge-secret'
import { releaseFile, signatureFile } from './file-path'
import { FolderKeys } from './folder-keys'
import { FolderRecord } from './folder-record'
import type { RecordPage } from './folder-record'
import { FolderRegistry } from './folder-registry'
import { FolderReleases } from './folder-releases'
import { FolderSkew } from './folder-skew'
import type { SkewPage } from './skew-page'
import { FolderTokens } from './folder-tokens'
import type { StoredToken, TokenPage } from './folder-tokens'
import type { KeyPage, KeyRevocation, PublicKey } from './public-key'
import { verifySignature } from './verify-signature'
import type { Encoding, ReleaseName, ReleaseStore, ReleaseUpload } from './release-store'
import { isSameContent } from './same-content'

const storeSchema = 1
const markerFile = 'store.json'
const folders = ['releases', 'incoming', 'keys', 'tokens', 'record', 'skew', join('registry', 'revisions')]

/**
 * A release store in a folder (`RELEASE_STORE`), made where it is missing. `disk` is the file system it writes to,
 * `effort` how well it compresses files.
 * @throws ReleaseError `store.unusable` when the folder cannot be used, `store.newer` when a newer program wrote it.
 */
export async function openFolderStore(
  root: string,
  disk: Disk = realDisk,
  effort?: Effort,
): Promise<ReleaseStore> {
  const schema = await openMarker(root, disk).catch((cause: unknown) => {
    if (cause instanceof ReleaseError) throw cause
    throw new ReleaseError('store.unusable', `The release store ${root} cannot be used: ${String(cause)}.`, {
      cause,
    })
  })
  refuseNewer(root, schema)
  return new FolderStore(disk, root, effort)
}

function refuseNewer(root: string, schema: number): void {
  if (schema === storeSchema) return
  throw new ReleaseError(
    'store.newer',
    `The release store ${root} was written by a newer version (schema ${schema}); update this program. If no newer version was used, its store.json is damaged: write {"schema":${storeSchema}} into it.`,
  )
}

async function openMarker(root: string, disk: Disk): Promise<number> {
  for (const folder of folders) await disk.makeFolder(join(root, folder))
  const marker = join(root, markerFile)
  const held = await readFile(marker, 'utf8').catch(async (error: unknown) => {
    if (!isSystemError(error, 'ENOENT')) throw error
    await createExclusively(disk, marker, Buffer.from(JSON.stringify({ schema: storeSchema })))
    return readFile(marker, 'utf8')
  })
  return schemaOf(marker, held)
}

/** The schema version in a store's marker file. @throws ReleaseError `store.unusable` when there is none. */
function schemaOf(marker: string, held: string): number {
  const { schema } = (parseJson(Buffer.from(held)) ?? {}) as { schema?: unknown }
  if (typeof schema === 'number' && schema >= storeSchema) return schema
  throw new ReleaseError(
    'store.unusable',
    `${marker} is damaged; restore it from a copy, or write {"schema":${storeSchema}} into it.`,
  )
}

/** A store in a folder without checking its marker; `openFolderStore` checks it first. */
export class FolderStore implements ReleaseStore {
  private readonly releases: FolderReleases
  private readonly registry: FolderRegistry
  private readonly keys: FolderKeys
  private readonly tokens: FolderTokens
  private readonly record: FolderRecord
  private readonly skew: FolderSkew

  constructor(
    private readonly disk: Disk,
    private readonly root: string,
    effort?: Effort,
  ) {
    this.releases = new FolderReleases(disk, root, effort)
    this.registry = new FolderRegistry(disk, root)
    this.keys = new FolderKeys(disk, root)
    this.tokens = new FolderTokens(disk, root)
    this.record = new FolderRecord(disk, root)
    this.skew = new FolderSkew(disk, root)
  }

  async putRelease(upload: ReleaseUpload): Promise<'stored' | 'already-there'> {
    const { release, json, signature } = upload
    checkUpload(upload)
    verifySignature(release, json, signature, await this.keys.list())
    const held = await this.readRelease(release)
    if (!held && (await writing(this.root, () => this.releases.write(upload)))) return 'stored'
    const there = held ?? (await this.readRelease(release))
    if (there && isSameContent(there, release)) return 'already-there'
    throw new ReleaseError(
      'release.immutable',
      `The store has ${release.remote} ${release.release} with different contents. A release never changes; build a new one.`,
    )
  }

  async readRelease(name: ReleaseName): Promise<Release | undefined> {
    const json = await this.releases.read(name, releaseFile, 'identity')
    if (!json) return undefined
    const seal = await this.releases.read(name, signatureFile, 'identity')
    const signature = seal && releaseSignatureSchema.safeParse(parseJson(seal)).data
    if (!signature) throw corrupt(name, 'it has no readable signature')
    checkHeld(name, json, signature, await this.keys.list())
    const release = releaseSchema.safeParse(parseJson(json)).data
    if (!release) throw corrupt(name, 'release.json has an unknown format')
    if (release.remote !== name.remote || release.release !== name.release)
      throw corrupt(name, 'release.json names another release')
    return release
  }

  readFile(name: ReleaseName, file: string, encoding: Encoding = 'identity'): Promise<Buffer | undefined> {
    return this.releases.read(name, file, encoding)
  }

  stampOf(name: ReleaseName): Promise<string | undefined> {
    return this.releases.stampOf(name)
  }

  async check(): Promise<void> {
    const marker = join(this.root, markerFile)
    const held = await readFile(marker, 'utf8').catch((cause: unknown) => {
      throw new ReleaseError('store.unusable', `${marker} cannot be read; restore it from a copy.`, { cause })
    })
    refuseNewer(this.root, schemaOf(marker, held))
  }

  listReleases(): Promise<ReleaseName[]> {
    return this.releases.list()
  }

  latestRevision(known?: number): Promise<number> {
    return this.registry.latestRevision(known)
  }

  readRevision(revision: number): Promise<Registry | undefined> {
    return this.registry.read(revision)
  }

  append(next: Registry): Promise<void> {
    return writing(this.root, () => this.registry.append(next))
  }

  listKeys(): Promise<KeyPage> {
    return this.keys.list()
  }

  async trust(key: PublicKey): Promise<void> {
    await writing(this.root, () => this.keys.add(key))
  }

  revokeKey(key: string, revocation: KeyRevocation): Promise<boolean> {
    return writing(this.root, () => this.keys.revoke(key, revocation))
  }

  listTokens(): Promise<TokenPage> {
    return this.tokens.list()
  }

  findToken(id: string): Promise<StoredToken | undefined> {
    return this.tokens.find(id)
  }

  async addToken(token: StoredToken): Promise<void> {
    await writing(this.root, () => this.tokens.add(token))
  }

  revokeToken(id: string, revocation: Revocation): Promise<boolean> {
    return writing(this.root, () => this.tokens.revoke(id, revocation))
  }

  edgeSecret(): Promise<Buffer> {
    return writing(this.root, () => readEdgeSecret(this.disk, this.root))
  }

  appendRecord(entry: RecordEntry): Promise<void> {
    return writing(this.root, () => this.record.append(entry))
  }

  readRecord(limit: number): Promise<RecordPage> {
    return this.record.read(limit)
  }

  putSkew(record: SkewRecord): Promise<void> {
    return writing(this.root, () => this.skew.put(record))
  }

  readSkew(name?: ReleaseName): Promise<SkewPage> {
    return this.skew.read(name)
  }
}

/**
 * Checks the signature of a stored release: a mismatch means that it was damaged in the store. @throws ReleaseError
 * `release.corrupt`, or what became of the key since.
 */
function checkHeld(...held: Parameters<typeof verifySignature>): void {
  try {
    verifySignature(...held)
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error
    const [name, , { key }] = held
    if (error.code === 'signature.invalid')
      throw corrupt(name, 'its signature does not match its release.json', error)
    if (error.code === 'key.untrusted')
      throw corrupt(name, `its signature names the key ${key}, which the store does not have`, error)
    throw error
  }
}

const corrupt = ({ remote, release }: ReleaseName, why: string, cause?: unknown): ReleaseError =>
  new ReleaseError(
    'release.corrupt',
    `${remote} ${release} in the store is damaged: ${why}. Restore its folder from a copy, or block it.`,
    { cause },
  )

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
