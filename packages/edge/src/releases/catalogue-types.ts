import type { Registry, Release } from '@plaza/contract'
import type { ReleaseLookup, ReleaseName } from '@plaza/release'
import type { LastGoodFile } from './last-good'

/** The registry as it holds, with the releases that it names. */
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
 * What the edge knows of the store, kept up to date; a store that fails leaves the last good snapshot standing, for 24
 * hours at most.
 */
export interface Catalogue {
  /** Undefined before anything was promoted, and when the last good one is too old. */
  snapshot(): Snapshot | undefined
  /** A release whose signature was checked, also one that no channel names any more. */
  release(name: ReleaseName): Promise<Release | undefined>
  /** Hears of every new revision. Answers the way to stop. */
  onRevision(listener: (revision: number) => void): () => void
  /** Whether the store could be read at the last look. */
  isReadable(): boolean
  /** The same, with since when. */
  reading(): Reading
  /** Looks at once, instead of when it would next; what cannot be read is told as at any other look. */
  refresh(): Promise<void>
  close(): void
}

/** How an edge follows its store. */
export interface FollowOptions {
  pollMs?: number
  /** Where the last good registry is kept for the next start. */
  lastGood?: LastGoodFile
  now?: () => number
}
