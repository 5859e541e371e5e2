import type { Release, ReleaseSignature } from '@plaza/contract/federation'
import type { RecordEntry, Registry, Revocation, SkewRecord } from '@plaza/contract/release'
import type { RecordPage } from './folder-record'
import type { SkewPage } from './skew-page'
import type { StoredToken, TokenPage } from './folder-tokens'
import type { KeyPage, KeyRevocation, PublicKey } from './public-key'

/** The stored form of a file: unchanged, or compressed. */
export type Encoding = 'identity' | 'br' | 'gzip'

/** A release on its way into the store: the exact bytes of `release.json`, who vouches for them, and the files. */
export interface ReleaseUpload {
  release: Release
  json: Buffer
  signature: ReleaseSignature
  files: ReadonlyMap<string, Buffer>
}

/** Name of one release in a store. */
export interface ReleaseName {
  remote: string
  release: string
}

/**
 * Where releases and the registry are stored (RELEASE-9): releases are immutable, and the registry is an
 * append-only log of revisions. Nothing is changed in place: every write creates a new name or fails because it
 * exists, like a conditional put in object storage; today a store is a folder. Every method rejects with a
 * `ReleaseError` when stored content cannot be trusted or nothing can be written.
 */
export interface ReleaseStore {
  /** Takes in a release, whole or not at all. The same content twice is `already-there`; other content is refused. */
  putRelease(upload: ReleaseUpload): Promise<'stored' | 'already-there'>
  /** A release with a verified signature, or undefined when the store does not have it. */
  readRelease(name: ReleaseName): Promise<Release | undefined>
  /** The stored bytes of a release's file, unchecked; undefined when there are none. */
  readFile(name: ReleaseName, file: string, encoding?: Encoding): Promise<Buffer | undefined>
  /**
   * Something that differs whenever a file of a release was changed, added or taken away since, found without reading the
   * files; undefined when there is no such release.
   */
  stampOf(name: ReleaseName): Promise<string | undefined>
  /** Rejects when the store as a whole is damaged, missing, or written by a newer program. */
  check(): Promise<void>
  /** Every stored release, unordered. */
  listReleases(): Promise<ReleaseName[]>
  /** Number of the latest revision; 0 when there is none. `known` is a revision to start searching from. */
  latestRevision(known?: number): Promise<number>
  /** One revision, or undefined when it does not exist. */
  readRevision(revision: number): Promise<Registry | undefined>
  /** Appends the next revision; `registry.conflict` when another writer took that number. */
  append(next: Registry): Promise<void>
  /** Publishers' keys, including revoked ones. */
  listKeys(): Promise<KeyPage>
  /** Adds a publisher's key; adding it again changes nothing. */
  trust(key: PublicKey): Promise<void>
  /** Takes a key back; false when it was already. */
  revokeKey(key: string, revocation: KeyRevocation): Promise<boolean>
  /** Tokens of the release API, including expired and revoked ones. */
  listTokens(): Promise<TokenPage>
  /** A token by its public part. */
  findToken(id: string): Promise<StoredToken | undefined>
  addToken(token: StoredToken): Promise<void>
  /** Takes a token back; false when it was already. */
  revokeToken(id: string, revocation: Revocation): Promise<boolean>
  /** The secret with which all edges of this store sign page loads and visitors, 32 bytes; created on first use. */
  edgeSecret(): Promise<Buffer>
  /** Appends an entry to the audit trail for something that no revision records. */
  appendRecord(entry: RecordEntry): Promise<void>
  /** The latest of what was appended to the record, newest first. */
  readRecord(limit: number): Promise<RecordPage>
  /** Appends what a skew matrix found of one release. */
  putSkew(record: SkewRecord): Promise<void>
  /** What skew matrices found of one release, or of all of them, newest first. */
  readSkew(name?: ReleaseName): Promise<SkewPage>
}

/** The latest revision, or undefined in an empty store. */
export async function readLatest(store: ReleaseStore): Promise<Registry | undefined> {
  const revision = await store.latestRevision()
  return revision === 0 ? undefined : store.readRevision(revision)
}
