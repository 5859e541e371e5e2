import type { BootPlan, PlannedRemote } from './boot-plan'
import type { BriefRoute, RouteContribution } from './contributions'

const idOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

/** A route as the documents of other pages have it (EDGE-5). */
export function briefRoute(route: RouteContribution): BriefRoute {
  const { title: _title, asks: _asks, back: _back, waitsForAccount: _waits, id, skeleton, ...facts } = route
  return {
    ...facts,
    ...(id !== idOf(facts.path) && { id }),
    ...(skeleton !== undefined && skeleton !== 'page' && { skeleton }),
  }
}

/** Every route of a remote in a plan; one that the document has briefly has no title yet. */
function routesOf({ routes, pages = [] }: Pick<PlannedRemote, 'routes' | 'pages'>): RouteContribution[] {
  return [...routes, ...pages.map((page) => ({ id: idOf(page.path), title: {}, ...page }))]
}

/** A document's plan with a route for each of its `pages`. */
export function withPages(plan: BootPlan): BootPlan {
  return {
    ...plan,
    remotes: plan.remotes.map((remote) => ({ ...remote, routes: routesOf(remote) })),
    unavailable: plan.unavailable.map((remote) => ({ ...remote, routes: routesOf(remote) })),
  }
}

/**
 * The document's plan with the contributions that the registry's plan has whole; undefined where that has another release, or
 * another remote, and replaces the document's instead.
 */
export function completedBy(brief: BootPlan, whole: BootPlan): BootPlan | undefined {
  const remotes = brief.remotes.flatMap((own) => {
    const found = whole.remotes.find(({ name, release }) => name === own.name && release === own.release)
    return found ? [{ ...own, routes: found.routes, slots: found.slots }] : []
  })
  const isSame = remotes.length === whole.remotes.length && remotes.length === brief.remotes.length
  if (!isSame || whole.revision !== brief.revision) return undefined
  const { isBrief: _isBrief, language: _language, ...rest } = brief
  const { language, clears, unavailable } = whole
  return { ...rest, ...(language && { language }), ...(clears && { clears }), remotes, unavailable }
}
