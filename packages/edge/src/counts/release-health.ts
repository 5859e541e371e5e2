import type { FailurePhase } from '@plaza/contract/federation'
import type { DropReason, ReleaseHealth } from '@plaza/contract/release'
import type { AddressTally } from '@plaza/release'
import { PageCounts } from './page-counts'
import type { PageRelease } from './page-release'

/** The health of releases by the reports of pages; bounded, in this process's memory, and empty after a restart. */
export interface HealthCounts {
  /** Counts a page load with the release, and possibly a credited deposit. Returns why it was not counted, if so. */
  loaded(load: PageRelease, hasCredit?: boolean): DropReason | undefined
  /**
   * Counts a failed page load, each phase once. A failure without an earlier report counts as a load too. Returns
   * why it was not counted, if so.
   */
  failed(load: PageRelease, phase: FailurePhase): DropReason | undefined
  /** A report about a remote, which there is, was not counted. */
  dropped(remote: string, reason: DropReason): void
  /** The counts of a remote's releases, the most recently reported first. */
  of(remote: string): ReleaseHealth[]
  /** Reports about a remote that were not counted, by why. */
  droppedOf(remote: string): Partial<Record<DropReason, number>>
  /** What each network reported about a release. */
  talliesOf(remote: string, release: string): AddressTally[]
  /** Counts a release from nothing, as from now: its canary has begun. */
  begin(remote: string, release: string): void
  /** Notifies of a remote whose counts have changed. Returns the unsubscribe function. */
  onChange(listener: (remote: string) => void): () => void
}

/** Maximum number of releases of one remote: the most recently reported ones are kept. */
const releasesAtMost = 12

/** Starts counting at nothing. `now` in ms. */
export function createReleaseHealth(now: () => number = Date.now): HealthCounts {
  const remotes = new Map<string, Map<string, PageCounts>>()
  const drops = new Map<string, Partial<Record<DropReason, number>>>()
  const listeners = new Set<(remote: string) => void>()
  const notify = (remote: string) => listeners.forEach((listener) => listener(remote))

  /** The counts of a release, moved to the end as the most recently reported. */
  const countsOf = (remote: string, release: string): PageCounts => {
    const releases = remotes.get(remote) ?? new Map<string, PageCounts>()
    remotes.set(remote, releases)
    const counts = releases.get(release) ?? new PageCounts(release, now())
    releases.delete(release)
    releases.set(release, counts)
    const [oldest] = releases.keys()
    if (releases.size > releasesAtMost && oldest !== undefined) releases.delete(oldest)
    return counts
  }
  const noteDrop = (remote: string, reason: DropReason) => {
    const counts = drops.get(remote) ?? {}
    drops.set(remote, counts)
    counts[reason] = (counts[reason] ?? 0) + 1
  }
  const note = (remote: string, reason: DropReason | undefined): DropReason | undefined => {
    if (reason === undefined) notify(remote)
    else noteDrop(remote, reason)
    return reason
  }

  return {
    loaded: (load, hasCredit = false) =>
      note(load.remote, countsOf(load.remote, load.release).loaded(load, hasCredit, now())),
    failed: (load, phase) =>
      note(load.remote, countsOf(load.remote, load.release).failed(load, phase, now())),
    dropped: noteDrop,
    of: (remote) =>
      [...(remotes.get(remote)?.values() ?? [])].reverse().map((counts) => counts.health(now())),
    droppedOf: (remote) => ({ ...drops.get(remote) }),
    talliesOf: (remote, release) => remotes.get(remote)?.get(release)?.tallies() ?? [],
    begin(remote, release) {
      remotes.get(remote)?.delete(release)
      countsOf(remote, release)
      notify(remote)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
