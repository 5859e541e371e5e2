import { holds } from '@plaza/contract/federation'
import type { Settings } from '@plaza/contract/site'
import type { Condition } from '@plaza/contract/federation'
import type { RouteMatch } from './match-route'

/** What is known about a visitor before the page runs. `hasSession` is true when the cookie is present, unchecked. */
export interface Circumstances {
  settings: Settings
  hasSession: boolean
}

/** The reads that a member's page at a remote's address shows first; none for a visitor. */
export const asksOf = (match: RouteMatch | undefined, circumstances: Circumstances): string[] =>
  match?.owner === 'remote' && circumstances.hasSession && isLikely(match.route.when, circumstances)
    ? (match.route.asks ?? [])
    : []

/** Whether a contribution is likely to hold, so that its files are worth a preload; the page decides for itself. */
export function isLikely(when: Condition | undefined, { settings, hasSession }: Circumstances): boolean {
  const isMembers = when?.auth === 'member'
  if (isMembers && !hasSession) return false
  if (when?.auth === 'visitor' && hasSession) return false
  const viewer = { session: null, flags: settings.whitelabel, promos: settings.promos, settings }
  return holds(isMembers ? { ...when, auth: undefined } : when, viewer)
}
