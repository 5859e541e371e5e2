import { useStoreValue } from '@plaza/events'
import { useMemo } from 'react'
import { holds } from './conditions'
import { useHost } from './context'
import { routesOf } from './plan-store'

/**
 * Paths of the remotes' pages that lead somewhere for this viewer: the merchant has the remote, and the page's
 * conditions hold. A visitor counts as one who could sign in, because a member's page asks for that (spec §6).
 * What leads anywhere else is not offered: a tile or button whose page is not there would not work.
 */
export function useAvailablePaths(): ReadonlySet<string> {
  const { plan, events, flags, promos } = useHost()
  const current = useStoreValue(plan)
  const { session } = useStoreValue(events.session)
  return useMemo(() => {
    const open = routesOf(current).filter(({ route: { when }, isAvailable }) => {
      const needs = session ? when : { ...when, auth: undefined }
      return isAvailable && holds(needs, { session, flags, promos })
    })
    return new Set(open.map(({ route }) => route.path))
  }, [current, session, flags, promos])
}
