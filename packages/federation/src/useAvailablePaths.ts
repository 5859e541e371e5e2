import { useStoreValue } from '@plaza/events'
import { useMemo } from 'react'
import { useHost } from './context'
import { routesOf } from './plan-store'

/**
 * Paths of the remotes' pages that this merchant gets. What leads anywhere else is not offered: a tile or
 * button whose page is not there would not work.
 */
export function useAvailablePaths(): ReadonlySet<string> {
  const plan = useStoreValue(useHost().plan)
  return useMemo(
    () =>
      new Set(
        routesOf(plan)
          .filter(({ isAvailable }) => isAvailable)
          .map(({ route }) => route.path),
      ),
    [plan],
  )
}
