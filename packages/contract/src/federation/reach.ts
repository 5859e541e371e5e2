import { furtherRoute, type Settings } from '../site'
import { holds, type Viewer } from './conditions'
import type { RouteContribution } from './contributions'
import { matchAddress, pathOf, type PlannedPages } from './match-address'

/** What decides where the addresses of a site lead. */
export interface SitePages {
  /** Paths of the shell's own pages. */
  own: readonly string[]
  plan: PlannedPages
  /** Further configured paths of the merchant. */
  further?: Settings['paths']
}

/** What following a link leads to: the page opens, the page explains why it is closed for now, or there is no page. */
export type Reach = 'open' | 'refuses' | 'nowhere'

/**
 * What a page of a remote is to a viewer. A visitor counts as somebody who could sign in, because a member's page asks
 * for that.
 */
export function reachOfRoute({ when, offeredWhen }: RouteContribution, viewer: Viewer): Reach {
  const couldSignIn = !viewer.session && when?.auth === 'member'
  const isThere = holds(couldSignIn ? { ...when, auth: undefined } : when, viewer)
  if (!isThere) return 'nowhere'
  return holds(offeredWhen, viewer) ? 'open' : 'refuses'
}

/**
 * Where an address leads for a viewer: the one rule by which links, banners, tiles and prompts are drawn. A query or
 * hash may follow the path. Addresses outside the site are always open.
 */
export function reachOf(address: string, { own, plan, further }: SitePages, viewer: Viewer): Reach {
  if (!address.startsWith('/')) return 'open'
  const matchAt = (one: string) => matchAddress(one, (path) => own.find((known) => known === path), plan)
  // A page that the merchant does not get is no page to a link.
  const isPage = (path: string) => isOffered(matchAt(path))
  const match = matchAt(furtherRoute(pathOf(address), further, isPage) ?? address)
  if (!isOffered(match)) return 'nowhere'
  return match.owner === 'shell' ? 'open' : reachOfRoute(match.route, viewer)
}

const isOffered = <M extends { owner: string }>(
  match: M | undefined,
): match is Exclude<M, { owner: 'unavailable' }> => match !== undefined && match.owner !== 'unavailable'
