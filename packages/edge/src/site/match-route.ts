import { matchAddress } from '@plaza/contract/federation'
import type { AddressMatch, BootPlan, Release, RouteContribution } from '@plaza/contract/federation'

/** The route at an address of a site; the shell's routes come from its release. */
export type RouteMatch = AddressMatch<RouteContribution>

/** The route at an address; undefined when no route matches. */
export const matchRoute = (plan: BootPlan, shell: Release, address: string): RouteMatch | undefined =>
  matchAddress(address, (path) => shell.contributions.routes.find((route) => route.path === path), plan)

/** HTTP status of the document at an address: a disabled remote's is missing, a broken one's is away for a while. */
export function statusOf(match: RouteMatch | undefined): number {
  if (!match) return 404
  if (match.owner !== 'unavailable') return 200
  return match.remote.reason === 'disabled' ? 404 : 503
}

/** Whether an address is home, under any of its names. */
export const isHome = (match: RouteMatch | undefined): boolean =>
  match?.owner === 'shell' && match.route.id === 'home'
