import { earlyPages, earlyQuery, useClient, useKeyScope } from '@plaza/client'
import { memberTypes } from '@plaza/contract/identity'
import { holds, matchAddress } from '@plaza/contract/federation'
import { useQueryClient } from '@plaza/facade/query'
import { useCallback } from 'react'
import { useHost } from './context'
import { contributionsTo } from './plan-store'
import { useViewer } from './useReach'

/** An answer of this age, ms, is not fetched again: several touches may come before a tap. */
const freshMs = 1_000

/**
 * Starts loading the page of a remote at an address on pointer down on a link to it: its code, the remotes that fill the slots of
 * its first view for this viewer, and, if this viewer may see it, the answers that it shows first (REMOTE-11).
 */
export function usePrefetch(): (path: string) => void {
  const host = useHost()
  const { plan, loader } = host
  const viewer = useViewer()
  const { transport } = useClient()
  const queries = useQueryClient()
  const { merchant, language, user } = useKeyScope()
  return useCallback(
    (path) => {
      const current = plan.getState()
      const match = matchAddress(path, () => undefined, current)
      if (match?.owner !== 'remote') return
      const { when } = match.route
      void (async () => {
        const reads = await loader.prefetch(match.remote.name, path)
        // A trial account gets an explanation instead of a page that needs an actual one.
        const isRefused = when?.actualAccount === true && viewer.session?.type === memberTypes.trial
        if (isRefused || !holds(when, viewer)) return
        const scope = { merchant, language, user }
        for (const read of reads) {
          const call = 'call' in read ? read.call : read
          if (user === null && call.auth !== 'none') continue
          if ('call' in read) {
            const query = read.pagesAt(host)
            void queries.prefetchInfiniteQuery(earlyPages(transport, scope, { call, query, freshMs }))
          } else void queries.prefetchQuery(earlyQuery(transport, scope, call, freshMs))
        }
      })()
      for (const slot of match.route.shows ?? [])
        for (const { remote, contribution } of contributionsTo(current, slot))
          if (contribution.component && holds(contribution.when, viewer))
            void loader.prefetch(remote, contribution.id)
    },
    [host, plan, loader, viewer, transport, queries, merchant, language, user],
  )
}
