import type {
  RecordEntry,
  Registry,
  Release,
  ReleaseSignature,
  Revocation,
  SkewRecord,
} from '@plaza/contract'
import type { RecordPage } from './folder-record'
import type { SkewPage } from './skew-page'
import type { StoredToken, TokenPage } from './folder-tokens'
import type { KeyPage, KeyRevocation, PublicKey } from './public-key'

/** Which of a file's stored forms is meant: as it is, or a precompressed sibling. */
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
 * Where releases and the registry live (RELEASE-9): releases are immutable, the registry is an append-only log
 * of revisions. Nothing is ever changed in place: every writing call brings something new into being under a name
 * of its own, or finds that name taken, which is what a bucket's conditional put does; a folder is today's. Every
 * method rejects with a `ReleaseError` when what is stored cannot be trusted or nothing can be written.
 */
export interface ReleaseStore {
  /** Takes in a release, whole or not at all. The same content twice is `already-there`; other content is refused. */
  putRelease(upload: ReleaseUpload): Promise<'stored' | 'already-there'>
  /** A release whose signature was checked, or undefined when the store has none such. */
  readRelease(name: ReleaseName): Promise<Release | undefined>
  /** Bytes of a release's file as they lie there, unchecked, or undefined. */
  readFile(name: ReleaseName, file: string, encoding?: Encoding): Promise<Buffer | undefined>
  /**
   * Something that differs whenever a file of a release was changed, added or taken away since, found without reading the
   * files; undefined when there is no such release.
   */
  stampOf(name: ReleaseName): Promise<string | undefined>
  /** Rejects when the store as a whole is damaged, gone or of a newer program. */
  check(): Promise<void>
  /** Every release held, in no order. */
  listReleases(): Promise<ReleaseName[]>
  /** Number of the latest revision; 0 when there is none. `known` is a revision to start looking from. */
  latestRevision(known?: number): Promise<number>
  /** One revision, or undefined when there is none of this number. */
  readRevision(revision: number): Promise<Registry | undefined>
  /** Appends the next revision; `registry.conflict` when somebody else wrote that number first. */
  append(next: Registry): Promise<void>
  /** Publishers' keys, also those that were taken back. */
  listKeys(): Promise<KeyPage>
  /** Adds a publisher's key; adding it again changes nothing. */
  trust(key: PublicKey): Promise<void>
  /** Takes a key back; false when it was already. */
  revokeKey(key: string, revocation: KeyRevocation): Promise<boolean>
  /** Tokens of the release API, also those that expired or were taken back. */
  listTokens(): Promise<TokenPage>
  /** A token by its public part. */
  findToken(id: string): Promise<StoredToken | undefined>
  addToken(token: StoredToken): Promise<void>
  /** Takes a token back; false when it was already. */
  revokeToken(id: string, revocation: Revocation): Promise<boolean>
  /** The secret that all edges on this store sign page loads and visitors with, 32 bytes; made when first asked for. */
  edgeSecret(): Promise<Buffer>
  /** Appends to the record what no revision tells. */
  appendRecord(entry: RecordEntry): Promise<void>
  /** The latest of what was appended to the record, newest first. */
  readRecord(limit: number): Promise<RecordPage>
  /** Appends what a skew matrix found of one release. */
  putSkew(record: SkewRecord): Promise<void>
  /** What skew matrices found of one release, or of all of them, newest first. */
  readSkew(name?: ReleaseName): Promise<SkewPage>
}

/** The latest revision, or undefined in a store that has none yet. */
export async function readLatest(store: ReleaseStore): Promise<Registry | undefined> {
  const revision = await store.latestRevision()
  return revision === 0 ? undefined : store.readRevision(revision)
}
