import { holds, matchAddress } from '@plaza/contract/federation'
import { useCallback } from 'react'
import { useHost } from './context'
import { contributionsTo } from './plan-store'
import { useViewer } from './useReach'

/**
 * Starts loading the page of a remote at an address on pointer down on a link to it, and the remotes that fill the slots of
 * its first view for this viewer (REMOTE-11).
 */
export function usePrefetch(): (path: string) => void {
  const { plan, loader } = useHost()
  const viewer = useViewer()
  return useCallback(
    (path) => {
      const current = plan.getState()
      const match = matchAddress(path, () => undefined, current)
      if (match?.owner !== 'remote') return
      loader.prefetch(match.remote.name, path)
      for (const slot of match.route.shows ?? [])
        for (const { remote, contribution } of contributionsTo(current, slot))
          if (contribution.component && holds(contribution.when, viewer))
            loader.prefetch(remote, contribution.id)
    },
    [plan, loader, viewer],
  )
}
