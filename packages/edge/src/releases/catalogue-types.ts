import type { Release } from '@plaza/contract/federation'
import type { Registry } from '@plaza/contract/release'
import type { ReleaseLookup, ReleaseName } from '@plaza/release'
import type { LastGoodFile } from './last-good'

/** The current registry, with the releases that it names. */
export interface Snapshot {
  registry: Registry
  releases: ReleaseLookup
}

/** How well the store can be read, for health and console. */
export interface Reading {
  isReadable: boolean
  /** When it was last read well, ms. */
  lastGoodAt: number
  /** Code of what was wrong at the last look, where it cannot be read. */
  problem?: string
}

/**
 * The edge's view of the store, kept up to date; while the store fails, the last good snapshot is used for at most 24
 * hours.
 */
export interface Catalogue {
  /** Undefined before anything was promoted, and when the last good one is too old. */
  snapshot(): Snapshot | undefined
  /** A verified release, also one that no channel names any more. */
  release(name: ReleaseName): Promise<Release | undefined>
  /** Notifies of every new revision. Returns the unsubscribe function. */
  onRevision(listener: (revision: number) => void): () => void
  /** Whether the store could be read at the last look. */
  isReadable(): boolean
  /** The same, with since when. */
  reading(): Reading
  /** Reads the store at once instead of at the next interval; failures are reported as usual. */
  refresh(): Promise<void>
  /** Follows the store no longer, and resolves when nothing is being read or saved any more. */
  close(): Promise<void>
}

/** How an edge follows its store. */
export interface FollowOptions {
  pollMs?: number
  /** Where the last good registry is saved for the next start. */
  lastGood?: LastGoodFile
  now?: () => number
}
