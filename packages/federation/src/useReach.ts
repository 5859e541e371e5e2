import { reachOf, reachOfRoute, type Reach, type Viewer } from '@plaza/contract/federation'
import { useStoreValue } from '@plaza/events'
import { useCallback, useMemo } from 'react'
import { useHost } from './context'

/** The viewer, against whom conditions are checked. */
export function useViewer(): Viewer {
  const { events, flags, promos, settings } = useHost()
  const { session } = useStoreValue(events.session)
  return useMemo(() => ({ session, flags, promos, settings }), [session, flags, promos, settings])
}

/**
 * Tells where an address of this site leads for the present viewer, by the one rule of the contract. Draw no link,
 * banner, tile or prompt whose address is not `open`.
 */
export function useReach(): (address: string) => Reach {
  const { plan, ownPaths, furtherPaths } = useHost()
  const current = useStoreValue(plan)
  const viewer = useViewer()
  return useCallback(
    (address) => reachOf(address, { own: ownPaths, plan: current, further: furtherPaths }, viewer),
    [ownPaths, current, furtherPaths, viewer],
  )
}

/** Paths of the remotes' pages that are `open` for the present viewer. */
export function useAvailablePaths(): ReadonlySet<string> {
  const { plan } = useHost()
  const current = useStoreValue(plan)
  const viewer = useViewer()
  return useMemo(
    () =>
      new Set(
        current.remotes
          .flatMap(({ routes }) => routes)
          .filter((route) => reachOfRoute(route, viewer) === 'open')
          .map(({ path }) => path),
      ),
    [current, viewer],
  )
}
