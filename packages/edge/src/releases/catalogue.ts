import type { Registry, Release } from '@plaza/contract'
import { lookupOf, namedReleases, ReleaseError } from '@plaza/release'
import type { ReleaseLookup, ReleaseName, ReleaseStore } from '@plaza/release'
import type { FastifyBaseLogger } from 'fastify'

/** The registry as it holds, with the releases that it names. */
export interface Snapshot {
  registry: Registry
  releases: ReleaseLookup
}

/** What the edge knows of the store, kept up to date; a store that fails leaves the last good snapshot standing. */
export interface Catalogue {
  /** Undefined before anything was promoted. */
  snapshot(): Snapshot | undefined
  /** A release whose signature was checked, also one that no channel names any more. */
  release(name: ReleaseName): Promise<Release | undefined>
  /** Hears of every new revision. Answers the way to stop. */
  onRevision(listener: (revision: number) => void): () => void
  /** Whether the store could be read at the last look. */
  isReadable(): boolean
  close(): void
}

const keyOf = ({ remote, release }: ReleaseName): string => `${remote}/${release}`

/** Follows a store, looking for a new revision every `pollMs`. Rejects when the store cannot be read at the start. */
export async function openCatalogue(
  store: ReleaseStore,
  log: FastifyBaseLogger,
  pollMs = 250,
): Promise<Catalogue> {
  const catalogue = new FollowedStore(store, log)
  await catalogue.look()
  catalogue.follow(pollMs)
  return catalogue
}

class FollowedStore implements Catalogue {
  private current: Snapshot | undefined
  private seen = 0
  private readable = true
  private timer: NodeJS.Timeout | undefined
  private readonly held = new Map<string, Release>()
  private readonly listeners = new Set<(revision: number) => void>()

  constructor(
    private readonly store: ReleaseStore,
    private readonly log: FastifyBaseLogger,
  ) {}

  snapshot(): Snapshot | undefined {
    return this.current
  }

  isReadable(): boolean {
    return this.readable
  }

  onRevision(listener: (revision: number) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  async release(name: ReleaseName): Promise<Release | undefined> {
    const held = this.held.get(keyOf(name))
    if (held) return held
    try {
      const release = await this.store.readRelease(name)
      if (release) this.held.set(keyOf(name), release)
      return release
    } catch (error) {
      if (!(error instanceof ReleaseError)) throw error
      this.log.error({ ...name, code: error.code }, error.message)
      return undefined
    }
  }

  follow(pollMs: number): void {
    const again = () => {
      this.timer = setTimeout(() => {
        void this.lookAndTell().finally(() => this.timer && again())
      }, pollMs)
      this.timer.unref()
    }
    again()
  }

  close(): void {
    clearTimeout(this.timer)
    this.timer = undefined
    this.listeners.clear()
  }

  /** Takes in the latest revision; rejects when it cannot be read. */
  async look(): Promise<void> {
    const latest = await this.store.latestRevision(this.seen)
    if (latest === this.seen) return
    const registry = await this.store.readRevision(latest)
    if (!registry) return
    const releases: Release[] = []
    for (const name of namedReleases(registry)) {
      const release = await this.release(name)
      if (release) releases.push(release)
      else this.log.error(name, 'the registry names a release that the store does not vouch for')
    }
    this.current = { registry, releases: lookupOf(releases) }
    this.seen = latest
    this.log.info({ revision: latest, who: registry.who, why: registry.why }, 'registry revision')
    for (const listener of this.listeners) listener(latest)
  }

  private async lookAndTell(): Promise<void> {
    try {
      await this.look()
      this.readable = true
    } catch (error) {
      if (this.readable)
        this.log.error({ err: error }, 'the release store cannot be read; the last plan stands')
      this.readable = false
    }
  }
}
