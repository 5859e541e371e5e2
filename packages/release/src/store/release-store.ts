import type { Registry, Release, ReleaseSignature } from '@plaza/contract'
import type { PublicKey } from './public-key'

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
 * Where releases and the registry live (design §3): releases are immutable, the registry is an append-only log
 * of revisions. A folder today; a bucket fits behind the same calls. Every method rejects with a
 * `ReleaseError` when what is stored cannot be trusted.
 */
export interface ReleaseStore {
  /** Takes in a release, whole or not at all. The same content twice is `already-there`; other content is refused. */
  putRelease(upload: ReleaseUpload): Promise<'stored' | 'already-there'>
  /** A release whose signature was checked, or undefined when the store has none such. */
  readRelease(name: ReleaseName): Promise<Release | undefined>
  /** Bytes of a release's file as they lie there, unchecked, or undefined. */
  readFile(name: ReleaseName, file: string, encoding?: Encoding): Promise<Buffer | undefined>
  /** Every release held, in no order. */
  listReleases(): Promise<ReleaseName[]>
  /** Number of the latest revision; 0 when there is none. `known` is a revision to start looking from. */
  latestRevision(known?: number): Promise<number>
  /** One revision, or undefined when there is none of this number. */
  readRevision(revision: number): Promise<Registry | undefined>
  /** Appends the next revision; `registry.conflict` when somebody else wrote that number first. */
  append(next: Registry): Promise<void>
  /** Publishers' keys whose signatures count. */
  trustedKeys(): Promise<PublicKey[]>
  /** Adds a publisher's key; adding it again changes nothing. */
  trust(key: PublicKey): Promise<void>
}

/** The latest revision, or undefined in a store that has none yet. */
export async function readLatest(store: ReleaseStore): Promise<Registry | undefined> {
  const revision = await store.latestRevision()
  return revision === 0 ? undefined : store.readRevision(revision)
}
