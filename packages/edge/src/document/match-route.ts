import type { BootPlan, PlannedRemote, Release, RouteContribution } from '@plaza/contract'

/** Whose an address is: the shell's, a remote's, or one of a remote that this merchant does not get. */
export type RouteMatch =
  | { owner: 'shell'; route: RouteContribution }
  | { owner: 'remote'; route: RouteContribution; remote: PlannedRemote }
  | { owner: 'unavailable'; route: RouteContribution; reason: BootPlan['unavailable'][number]['reason'] }

/** The route at an address, matched exactly (EDGE-2); undefined when nobody has it. */
export function matchRoute(plan: BootPlan, shell: Release, path: string): RouteMatch | undefined {
  const at = (routes: RouteContribution[]) => routes.find((route) => route.path === path)
  const own = at(shell.contributions.routes)
  if (own) return { owner: 'shell', route: own }
  for (const remote of plan.remotes) {
    const route = at(remote.routes)
    if (route) return { owner: 'remote', route, remote }
  }
  for (const { routes, reason } of plan.unavailable) {
    const route = at(routes)
    if (route) return { owner: 'unavailable', route, reason }
  }
  return undefined
}

/** HTTP status of the document at an address: a disabled remote's is missing, a broken one's is away for a while. */
export function statusOf(match: RouteMatch | undefined): number {
  if (!match) return 404
  if (match.owner !== 'unavailable') return 200
  return match.reason === 'disabled' ? 404 : 503
}

/** Whether an address is home, under any of its names. */
export const isHome = (match: RouteMatch | undefined): boolean =>
  match?.owner === 'shell' && match.route.id === 'home'
