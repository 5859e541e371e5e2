import { useCallback, useEffect, useReducer, useRef, useState } from 'react'
import { toApiError } from '../api/api-error'
import type { ReleaseApi } from '../api/release-api'
import { followLive, type LiveStatus } from '../live/follow-live'
import { waitToRetry, watchNetwork } from '../live/wait-to-retry'
import { noOverview, reduceOverview, type OverviewState } from '../state/overview-state'

/** The overview, kept in step with the site by the live stream, and how that connection is. */
export function useOverview(
  api: ReleaseApi,
  now: () => number,
): { state: OverviewState; status: LiveStatus; reload: () => void } {
  const [state, dispatch] = useReducer(reduceOverview, noOverview)
  const [status, setStatus] = useState<LiveStatus>('connecting')
  const known = useRef(-1)
  const turns = useRef({ asked: 0, answered: 0 })
  const reload = useCallback(() => {
    const turn = (turns.current.asked += 1)
    api.overview().then(
      (overview) => {
        // Ignores an overtaken answer. A lower revision is not a sign of that: the store may have been restored.
        if (turn < turns.current.answered) return
        turns.current.answered = turn
        known.current = overview.revision
        dispatch({ kind: 'loaded', overview, at: now() })
      },
      (error: unknown) => dispatch({ kind: 'failed', error: toApiError(error) }),
    )
  }, [api, now])
  useEffect(() => {
    const end = new AbortController()
    let wasLost = false
    reload()
    void followLive({
      open: (signal) => api.live(signal),
      onMessage: (message) => {
        if (message.kind !== 'revision') dispatch({ kind: 'said', message, at: now() })
        else if (message.revision > known.current) reload()
      },
      onStatus: (next) => {
        setStatus(next)
        // The live stream does not repeat counts that were missed while it was disconnected.
        if (next === 'live' && wasLost) reload()
        wasLost = next === 'lost'
      },
      wait: waitToRetry,
      watch: watchNetwork,
      signal: end.signal,
    })
    return () => end.abort()
  }, [api, now, reload])
  return { state, status, reload }
}
