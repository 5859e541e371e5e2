import type {
  BootPlan,
  Loadable,
  PlannedRemote,
  StorageClears,
  StorageContribution,
} from '@plaza/contract/federation'
import type { OverrideEntry } from './local-override'

/**
 * A plan with this tab's builds in the place of the store's releases (REMOTE-10). A build that fails here is followed by
 * the store's release, as any other; one that is being worked on is not, because its next edit mends it.
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

/** The store's release, or the one behind it where both are the same: two of one name would run each other's code. */
const fallbackOf = (own: PlannedRemote, build: PlannedRemote): Loadable | undefined =>
  own.container === build.container ? own.fallback : own

/** What log-out clears, with the keys of this tab's builds. */
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
