import { routesOf } from '@plaza/federation'
import { useCallback } from 'react'
import { useShell } from './context'

/** Starts loading the remote of an address when a finger comes down on a link to it (design §9, budget 7). */
export function usePrefetch(): (path: string) => void {
  const { plan, loader } = useShell()
  return useCallback(
    (path) => {
      const placed = routesOf(plan.getState()).find(
        ({ route, isAvailable }) => isAvailable && route.path === path,
      )
      if (placed) loader.prefetch(placed.remote)
    },
    [plan, loader],
  )
}
