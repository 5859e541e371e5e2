import { useStoreValue } from '@plaza/events'
import { holds, routesOf, useHost } from '@plaza/federation'
import { useMemo } from 'react'
import { shellRouteAt } from './route-table'

/**
 * Tells which addresses lead somewhere for this viewer: what would answer "not available" is not offered. A visitor
 * may be led to a member's page, which asks to sign in (spec §6).
 */
export function useOpenPaths(): (address: string) => boolean {
  const { plan, events, flags, promos } = useHost()
  const current = useStoreValue(plan)
  const { session } = useStoreValue(events.session)
  return useMemo(() => {
    const open = new Set(
      routesOf(current)
        .filter(({ route: { when }, isAvailable }) => {
          const needs = session ? when : { ...when, auth: undefined }
          return isAvailable && holds(needs, { session, flags, promos })
        })
        .map(({ route }) => route.path),
    )
    return (address) => {
      const path = address.split(/[?#]/, 1)[0] ?? ''
      return open.has(path) || shellRouteAt(path) !== undefined
    }
  }, [current, session, flags, promos])
}
