import type { BootPlan, PlannedRemote, StorageClears, StorageContribution } from '@plaza/contract/federation'
import type { OverrideEntry } from './local-override'

/**
 * Replaces releases of the store by this tab's builds in a plan (REMOTE-10). If a build fails here, the store's release
 * follows, as for any release; a watched build has no fallback, because its next edit fixes it.
 */
export function adjustPlan(plan: BootPlan, entries: readonly OverrideEntry[]): BootPlan {
  const builds = new Map(
    entries.flatMap((entry) => (entry.planned ? [[entry.remote, { ...entry, planned: entry.planned }]] : [])),
  )
  const stands = (name: string) => builds.has(name)
  const placed = plan.remotes.map((own) => {
    const build = builds.get(own.name)
    if (!build) return own
    const fallback = build.isWatched ? undefined : fallbackOf(own, build.planned)
    return { ...build.planned, ...(fallback && { fallback }) }
  })
  const added = [...builds.values()].filter(({ remote }) => !plan.remotes.some(({ name }) => name === remote))
  const storage = [...builds.values()].flatMap((build) => build.storage ?? [])
  return {
    ...plan,
    remotes: [...placed, ...added.map(({ planned }) => planned)],
    unavailable: plan.unavailable.filter(({ name }) => !stands(name)),
    ...(storage.length > 0 && { clears: withClears(plan.clears, storage) }),
  }
}

/**
 * The store's release, or its predecessor where both have the same name: two builds of one name would run each other's
 * code.
 */
const fallbackOf = (own: PlannedRemote, build: PlannedRemote): PlannedRemote['fallback'] =>
  own.container === build.container ? own.fallback : own

/** The keys that log-out clears, with those of this tab's builds. */
function withClears(
  { local, session, indexeddb }: StorageClears = { local: [], session: [], indexeddb: [] },
  storage: readonly StorageContribution[],
): StorageClears {
  const cleared = (area: keyof StorageClears) =>
    storage.flatMap((one) => (one.area === area && one.clearedBy === 'logout' ? [one.key] : []))
  return {
    local: [...local, ...cleared('local')],
    session: [...session, ...cleared('session')],
    indexeddb: [...indexeddb, ...cleared('indexeddb')],
  }
}
