import { furtherRoute, type Settings } from '../site'
import { holds, type Viewer } from './conditions'
import type { RouteContribution } from './contributions'
import { matchAddress, pathOf, type PlannedPages } from './match-address'

/** What decides where the addresses of a site lead. */
export interface SitePages {
  /** Paths of the shell's own pages. */
  own: readonly string[]
  plan: PlannedPages
  /** The merchant's additional configured paths. */
  further?: Settings['paths']
}

/** The result of following a link: the page opens, the page explains why it is closed for now, or there is no page. */
export type Reach = 'open' | 'refuses' | 'nowhere'

/**
 * Whether a viewer can open a page of a remote. A visitor counts as somebody who could sign in, because a member's page
 * lets the visitor do so.
 */
export function reachOfRoute({ when, offeredWhen }: RouteContribution, viewer: Viewer): Reach {
  const couldSignIn = !viewer.session && when?.auth === 'member'
  const isThere = holds(couldSignIn ? { ...when, auth: undefined } : when, viewer)
  if (!isThere) return 'nowhere'
  return holds(offeredWhen, viewer) ? 'open' : 'refuses'
}

/**
 * Where an address leads for a viewer: the one rule for links, banners, tiles and prompts. A query or hash may follow
 * the path. Addresses outside the site are always open.
 */
export function reachOf(address: string, { own, plan, further }: SitePages, viewer: Viewer): Reach {
  if (!address.startsWith('/')) return 'open'
  const matchAt = (one: string) => matchAddress(one, (path) => own.find((known) => known === path), plan)
  // For a link, a page that the merchant does not have is a missing page.
  const isPage = (path: string) => isOffered(matchAt(path))
  const match = matchAt(furtherRoute(pathOf(address), further, isPage) ?? address)
  if (!isOffered(match)) return 'nowhere'
  return match.owner === 'shell' ? 'open' : reachOfRoute(match.route, viewer)
}

const isOffered = <M extends { owner: string }>(
  match: M | undefined,
): match is Exclude<M, { owner: 'unavailable' }> => match !== undefined && match.owner !== 'unavailable'
