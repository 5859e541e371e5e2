import type { Release } from '@plaza/contract/federation'
import type { Registry } from '@plaza/contract/release'
import { lookupOf, namedReleases, ReleaseError } from '@plaza/release'
import type { ReleaseName, ReleaseStore } from '@plaza/release'
import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue, FollowOptions, Reading, Snapshot } from './catalogue-types'
import type { LastGood } from './last-good'
import { lastGoodAtMostMs, readFresh } from './last-good'
import { endedKeys, standingOf } from './standing'

export type { Catalogue, FollowOptions, Reading, Snapshot } from './catalogue-types'

const saveEveryMs = 60_000
const reviewEveryMs = 3_000
const ofDamage = /^store\.|\.corrupt$/
const keyOf = ({ remote, release }: ReleaseName): string => `${remote}/${release}`

/**
 * Follows a store, looking for a new revision every `pollMs`. If the first read fails, it continues from a saved
 * registry that is not older than 24 hours; without one it rejects.
 */
export async function openCatalogue(
  store: ReleaseStore,
  log: FastifyBaseLogger,
  options: FollowOptions = {},
): Promise<Catalogue> {
  const catalogue = new FollowedStore(store, log, options)
  await catalogue.begin()
  catalogue.follow(options.pollMs ?? 250)
  return catalogue
}

class FollowedStore implements Catalogue {
  private current: Snapshot | undefined
  private seen = 0
  private readable = true
  private problem: string | undefined
  private lastGoodAt = 0
  private keptAt = 0
  private timer: NodeJS.Timeout | undefined
  private isClosed = false
  /** Reads are serialised. */
  private looking = Promise.resolve()
  private readonly held = new Map<string, Release>()
  /** As they were when an edge last read them well: for those that are damaged by now. */
  private kept = new Map<string, Release>()
  /** Releases of the current registry that the store does not vouch for; looked at again now and then. */
  private missing: ReleaseName[] = []
  private ended: string | undefined
  private reviewedAt = 0
  private readonly listeners = new Set<(revision: number) => void>()

  constructor(
    private readonly store: ReleaseStore,
    private readonly log: FastifyBaseLogger,
    private readonly options: FollowOptions,
  ) {}

  snapshot(): Snapshot | undefined {
    const isTooOld = !this.readable && this.now() - this.lastGoodAt > lastGoodAtMostMs
    return isTooOld ? undefined : this.current
  }

  reading(): Reading {
    const { problem } = this
    return {
      isReadable: this.readable,
      lastGoodAt: this.lastGoodAt,
      ...(problem !== undefined && { problem }),
    }
  }

  /** The first read; the saved registry is used when the store is unreadable. */
  async begin(): Promise<void> {
    const kept = await readFresh(this.options.lastGood, this.now())
    this.kept = new Map(kept?.releases.map((release) => [keyOf(release), release]))
    try {
      this.ended = await endedKeys(this.store)
      await this.look()
      await this.wasReadWell()
      if (this.current) return
      this.beginWithKept(kept, new Error('The release store is empty.'))
    } catch (error) {
      if (!this.beginWithKept(kept, error)) throw error
    }
  }

  /** Starts from the saved registry; returns false when there is none. */
  private beginWithKept(kept: LastGood | undefined, error: unknown): boolean {
    if (!kept) return false
    this.fail(error)
    this.lastGoodAt = kept.at
    for (const release of kept.releases) this.held.set(keyOf(release), release)
    this.current = { registry: kept.registry, releases: lookupOf(kept.releases) }
    const { revision } = kept.registry
    this.log.error(
      { err: error, revision, at: kept.at },
      'the release store cannot be read; begun with the last good registry',
    )
    return true
  }

  private now(): number {
    return this.options.now?.() ?? Date.now()
  }

  /** Notes that the store was readable and saves its registry: at every revision, and every minute. */
  private async wasReadWell(): Promise<void> {
    this.readable = true
    this.problem = undefined
    this.lastGoodAt = this.now()
    const { lastGood } = this.options
    if (!lastGood || !this.current || this.lastGoodAt - this.keptAt < saveEveryMs) return
    this.keptAt = this.lastGoodAt
    const { registry, releases } = this.current
    const known = namedReleases(registry).flatMap(({ remote, release }) => releases(remote, release) ?? [])
    await lastGood.write({ at: this.lastGoodAt, registry, releases: known }).catch((error: unknown) => {
      this.log.warn({ err: error }, 'could not save the last good registry for the next start')
    })
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
      // A distrusted key is not damage: the releases it signed are removed.
      return ofDamage.test(error.code) ? this.kept.get(keyOf(name)) : undefined
    }
  }

  refresh(): Promise<void> {
    if (!this.isClosed) this.looking = this.looking.then(() => this.lookAndTell())
    return this.looking
  }

  follow(pollMs: number): void {
    const again = () => {
      this.timer = setTimeout(() => {
        void this.refresh().finally(() => this.timer && again())
      }, pollMs)
      this.timer.unref()
    }
    again()
  }

  close(): Promise<void> {
    this.isClosed = true
    clearTimeout(this.timer)
    this.timer = undefined
    this.listeners.clear()
    return this.looking
  }

  /** Takes in the latest revision; rejects when it cannot be read. */
  async look(): Promise<void> {
    const latest = await this.store.latestRevision(this.seen)
    // After a start from a saved registry, an empty store counts as missing.
    if (latest === 0 && this.current) throw new Error('The release store is empty.')
    if (latest === this.seen) return this.review()
    const registry = await this.store.readRevision(latest)
    if (!registry) return
    await this.take(registry)
    this.seen = latest
    this.keptAt = 0
    this.log.info({ revision: latest, who: registry.who, why: registry.why }, 'registry revision')
    for (const listener of this.listeners) listener(latest)
  }

  /** Reads the releases of a registry. One that the store cannot verify is omitted, or used as it was saved. */
  private async take(registry: Registry): Promise<void> {
    const names = namedReleases(registry)
    const releases: Release[] = []
    for (const name of names) {
      const release = await this.release(name)
      if (release) releases.push(release)
      else this.log.error(name, 'the registry names a release that the store cannot verify')
    }
    this.current = { registry, releases: lookupOf(releases) }
    this.missing = names.filter((name) => !this.held.has(keyOf(name)))
  }

  /**
   * Handles changes without a new revision: a repaired release is served again, and one whose key was distrusted is
   * not.
   */
  private async review(): Promise<void> {
    if (!this.current || this.now() - this.reviewedAt < reviewEveryMs) return
    this.reviewedAt = this.now()
    const ended = await endedKeys(this.store)
    const isChanged = ended !== undefined && ended !== this.ended && (await this.dropRevoked())
    this.ended = ended ?? this.ended
    if (isChanged || (await this.isMended())) await this.take(this.current.registry)
  }

  private async isMended(): Promise<boolean> {
    for (const name of this.missing) if ((await standingOf(this.store, name)) === 'whole') return true
    return false
  }

  /** Removes what a revoked key signed. Returns whether anything was removed. */
  private async dropRevoked(): Promise<boolean> {
    const before = this.held.size
    for (const [key, release] of this.held)
      if ((await standingOf(this.store, release)) === 'revoked') this.held.delete(key)
    return this.held.size < before
  }

  private async lookAndTell(): Promise<void> {
    try {
      await this.look()
      if (!this.readable) this.log.info({ revision: this.seen }, 'the release store can be read again')
      await this.wasReadWell()
    } catch (error) {
      if (this.readable)
        this.log.error({ err: error }, 'the release store cannot be read; the last plan stays in use')
      this.fail(error)
    }
  }

  private fail(error: unknown): void {
    this.readable = false
    this.problem = error instanceof ReleaseError ? error.code : 'unreadable'
  }
}
