import { inOneLanguage, type Language } from '@plaza/contract/kernel'
import { briefRoute } from '@plaza/contract/federation'
import type { BootPlan, Release, RouteContribution, SlotContribution } from '@plaza/contract/federation'
import { isHome, type RouteMatch } from '../site/match-route'

/** What a plan is reduced for. */
export interface PlanReader {
  match: RouteMatch | undefined
  language: Language
  /** A visitor has nothing that log-out would clear: the keys follow with the rest, long before there is a log-out. */
  hasSession: boolean
}

/** Slots that every page may show at once: the others belong to pages of remotes, or open by a tap. */
const everywhere = ['shell.bottom-menu@1', 'shell.overlay@1']
/** Slots that no page of a remote shows without naming them. */
const onlyWhereNamed = ['home.', 'ledger.']

/** Whether the first view of a page may show a slot. */
function isInView(slot: string, match: RouteMatch | undefined): boolean {
  if (everywhere.includes(slot)) return true
  if (isHome(match)) return slot.startsWith('home.')
  if (match?.owner !== 'remote') return false
  const isNamed = match.route.shows?.includes(slot) === true
  return isNamed || !onlyWhereNamed.some((prefix) => slot.startsWith(prefix))
}

/**
 * A document's plan whose size hardly depends on how many screens there are (EDGE-5): the contributions that its page
 * shows, in one language, and of every other route what links, redirects and missing pages are decided by. Whole for
 * an older shell.
 */
export function briefOffers(
  plan: BootPlan,
  shell: Release,
  { match, language, hasSession }: PlanReader,
): BootPlan {
  if (!shell.readsBriefPlan) return plan
  const offers = (routes: readonly RouteContribution[]) => {
    const isShown = (route: RouteContribution) => match?.owner !== 'shell' && route === match?.route
    return {
      routes: routes.filter(isShown).map((route) => routeIn(route, language)),
      pages: routes.filter((route) => !isShown(route)).map(briefRoute),
    }
  }
  const { clears, ...facts } = plan
  return {
    ...facts,
    ...(hasSession && clears && { clears }),
    isBrief: true,
    language,
    remotes: plan.remotes.map((remote) => ({
      ...remote,
      ...offers(remote.routes),
      slots: remote.slots.filter(({ slot }) => isInView(slot, match)).map((slot) => slotIn(slot, language)),
    })),
    unavailable: plan.unavailable.map((remote) => ({ ...remote, ...offers(remote.routes) })),
  }
}

/** A plan with its titles and labels in one language. */
export const planIn = (plan: BootPlan, language: Language): BootPlan => ({
  ...plan,
  language,
  remotes: plan.remotes.map((remote) => ({
    ...remote,
    routes: remote.routes.map((route) => routeIn(route, language)),
    slots: remote.slots.map((slot) => slotIn(slot, language)),
  })),
  unavailable: plan.unavailable.map((remote) => ({
    ...remote,
    routes: remote.routes.map((route) => routeIn(route, language)),
  })),
})

const routeIn = (route: RouteContribution, language: Language): RouteContribution => ({
  ...route,
  title: inOneLanguage(route.title, language),
})

const slotIn = ({ tile, texts, ...slot }: SlotContribution, language: Language): SlotContribution => ({
  ...slot,
  ...(tile && { tile: { ...tile, label: inOneLanguage(tile.label, language) } }),
  ...(texts && { texts: mapValues(texts, (text) => inOneLanguage(text, language)) }),
})

const mapValues = <T>(object: Record<string, T>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]))
