import type { BootPlan, Loadable, PlannedRemote } from '@plaza/contract'
import type { OverrideEntry } from './local-override'

/**
 * A plan with this tab's builds in the place of the store's releases (design §3). A build that fails here is followed by
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
  return {
    ...plan,
    remotes: [...placed, ...added.map(({ planned }) => planned)],
    unavailable: plan.unavailable.filter(({ name }) => !stands(name)),
  }
}

/** The store's release, or the one behind it where both are the same: two of one name would run each other's code. */
const fallbackOf = (own: PlannedRemote, build: PlannedRemote): Loadable | undefined =>
  own.container === build.container ? own.fallback : own
