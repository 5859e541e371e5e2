import { furtherRoute } from '../calls/system'
import type { Settings } from '../system-entities'
import type { BootPlan } from './boot-plan'
import { holds, type Viewer } from './conditions'
import type { RouteContribution } from './contributions'

/** What decides where the addresses of a site lead. */
export interface SitePages {
  /** Paths of the shell's own pages. */
  own: readonly string[]
  plan: Pick<BootPlan, 'remotes'>
  /** Further configured paths of the merchant. */
  further?: Settings['paths']
}

/**
 * What becomes of somebody who follows a link: the page opens; the page is there but says why it is closed for now;
 * there is no page.
 */
export type Reach = 'open' | 'refuses' | 'nowhere'

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? ''

/**
 * What a page of a remote is to a viewer. A visitor counts as somebody who could sign in, because a member's page asks
 * for that.
 */
export function reachOfRoute({ when, offeredWhen }: RouteContribution, viewer: Viewer): Reach {
  const isThere = holds(viewer.session ? when : { ...when, auth: undefined }, viewer)
  if (!isThere) return 'nowhere'
  return holds(offeredWhen, viewer) ? 'open' : 'refuses'
}

/**
 * Where an address leads for a viewer: the one rule by which links, banners, tiles and prompts are drawn. A query or
 * hash may follow the path. Addresses outside the site are always open.
 */
export function reachOf(address: string, { own, plan, further }: SitePages, viewer: Viewer): Reach {
  if (!address.startsWith('/')) return 'open'
  const routeAt = (path: string) =>
    plan.remotes.flatMap(({ routes }) => routes).find((route) => route.path === path)
  const isPage = (path: string) => own.includes(path) || routeAt(path) !== undefined
  const path = pathOf(furtherRoute(pathOf(address), further, isPage) ?? address)
  if (own.includes(path)) return 'open'
  const route = routeAt(path)
  return route ? reachOfRoute(route, viewer) : 'nowhere'
}
