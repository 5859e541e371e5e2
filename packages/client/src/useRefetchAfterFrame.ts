import { useQueryClient } from '@plaza/facade/query'
import { useEffect, useEffectEvent } from 'react'
import { nextFrame } from './next-frame'

/**
 * Asks again for an answer that a component shows from the cache when it mounts, if it is stale: once the frame that shows it
 * has been drawn, because a request takes milliseconds of the main thread (PERF-10).
 */
export function useRefetchAfterFrame(queryKey: readonly unknown[]): void {
  const queries = useQueryClient()
  const isKept = useEffectEvent(() => queries.getQueryData(queryKey) !== undefined)
  const refetch = useEffectEvent(() =>
    queries.refetchQueries({ queryKey, exact: true, stale: true }, { cancelRefetch: false }),
  )
  useEffect(() => {
    if (!isKept()) return undefined
    let isMounted = true
    void nextFrame().then(() => (isMounted ? refetch() : undefined))
    return () => {
      isMounted = false
    }
  }, [])
}
