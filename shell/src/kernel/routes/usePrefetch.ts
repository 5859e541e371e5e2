import { matchAddress } from '@plaza/contract/federation'
import { useCallback } from 'react'
import { useShell } from '../page/context'
import { shellRouteAt } from './route-table'

/** Starts loading the page of a remote at an address on pointer down on a link to it (REMOTE-11). */
export function usePrefetch(): (path: string) => void {
  const { plan, loader } = useShell()
  return useCallback(
    (path) => {
      const match = matchAddress(path, shellRouteAt, plan.getState())
      if (match?.owner === 'remote') loader.prefetch(match.remote.name, path)
    },
    [plan, loader],
  )
}
