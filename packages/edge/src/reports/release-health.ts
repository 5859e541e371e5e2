import type { FailurePhase, ReleaseHealth } from '@plaza/contract'

/** A page load and what it was given of one remote. */
export interface PageRelease {
  /** The page load, as it names itself. */
  page: string
  remote: string
  release: string
}

/** How releases do, as pages told it; kept in this process's memory, bounded, and begun anew with it. */
export interface HealthCounts {
  /** A page load had the release. Told again, it counts no more. */
  loaded(load: PageRelease): void
  /** A page load failed with the release; only its first failure counts. One that was not told of before counts as a load. */
  failed(load: PageRelease, phase: FailurePhase): void
  /** What is known of a remote's releases, the one that was told of latest first. */
  of(remote: string): ReleaseHealth[]
  /** Counts a release from nothing, as from now: its canary has begun. */
  begin(remote: string, release: string): void
  /** Hears of a remote whose counts have changed. Answers the way to stop. */
  onChange(listener: (remote: string) => void): () => void
}

/** Page loads remembered at most, so that each counts once; the oldest are forgotten first. */
const pagesAtMost = 20_000
/** Releases of one remote kept at most: those that were told of latest. */
const releasesAtMost = 12
const minuteMs = 60_000
const minutesKept = 30

type Minute = ReleaseHealth['minutes'][number]
interface Seen {
  minute: Minute
  hasFailed: boolean
}

/** Starts counting at nothing. `now` in ms. */
export function createReleaseHealth(now: () => number = Date.now): HealthCounts {
  const remotes = new Map<string, Map<string, ReleaseHealth>>()
  const seen = new Map<ReleaseHealth, Map<string, Seen>>()
  const order: { health: ReleaseHealth; page: string }[] = []
  const listeners = new Set<(remote: string) => void>()

  const forget = (health: ReleaseHealth | undefined) => health && seen.delete(health)
  const fresh = (release: string): ReleaseHealth => {
    const health = { release, since: now(), loads: 0, failed: 0, failures: {}, minutes: [] }
    seen.set(health, new Map())
    return health
  }
  /** The counts of a release, put last: it is the one that was told of latest. */
  const countsOf = (remote: string, release: string): ReleaseHealth => {
    const releases = remotes.get(remote) ?? new Map<string, ReleaseHealth>()
    remotes.set(remote, releases)
    const health = releases.get(release) ?? fresh(release)
    releases.delete(release)
    releases.set(release, health)
    const [oldest] = releases.keys()
    if (releases.size > releasesAtMost && oldest !== undefined) {
      forget(releases.get(oldest))
      releases.delete(oldest)
    }
    return health
  }
  const loadOf = ({
    page,
    remote,
    release,
  }: PageRelease): { health: ReleaseHealth; load: Seen; isNew: boolean } => {
    const health = countsOf(remote, release)
    const pages = seen.get(health)
    const known = pages?.get(page)
    if (known) return { health, load: known, isNew: false }
    const load = { minute: minuteOf(health, now()), hasFailed: false }
    load.minute.loads += 1
    health.loads += 1
    pages?.set(page, load)
    order.push({ health, page })
    if (order.length > pagesAtMost)
      for (const { health: of, page: old } of order.splice(0, pagesAtMost / 10)) seen.get(of)?.delete(old)
    return { health, load, isNew: true }
  }
  const tell = (remote: string) => listeners.forEach((listener) => listener(remote))

  return {
    loaded(told) {
      if (loadOf(told).isNew) tell(told.remote)
    },
    failed(told, phase) {
      const { health, load } = loadOf(told)
      if (load.hasFailed) return
      load.hasFailed = true
      // In the minute of its load, so that no minute has more failures than loads.
      load.minute.failed += 1
      health.failed += 1
      health.failures[phase] = (health.failures[phase] ?? 0) + 1
      tell(told.remote)
    },
    of: (remote) =>
      [...(remotes.get(remote)?.values() ?? [])].reverse().map((health) => ({
        ...health,
        failures: { ...health.failures },
        minutes: latest(health.minutes, now()).map((minute) => ({ ...minute })),
      })),
    begin(remote, release) {
      const releases = remotes.get(remote)
      forget(releases?.get(release))
      releases?.delete(release)
      countsOf(remote, release)
      tell(remote)
    },
    onChange(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

const latest = (minutes: Minute[], at: number): Minute[] =>
  minutes.filter((minute) => minute.at > at - minutesKept * minuteMs)

/** The minute of a moment; older ones than are kept go. */
function minuteOf(health: ReleaseHealth, at: number): Minute {
  const begin = Math.floor(at / minuteMs) * minuteMs
  const last = health.minutes.at(-1)
  if (last?.at === begin) return last
  const minute = { at: begin, loads: 0, failed: 0 }
  health.minutes = [...latest(health.minutes, at), minute]
  return minute
}
