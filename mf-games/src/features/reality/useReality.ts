import { realityCall, type Reality } from '@plaza/contract/play'
import { queryKey, useCall, useKeyScope } from '@plaza/client'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useQueryClient } from '@plaza/facade/query'
import { useCallback, useEffect } from 'react'

/** The reality check as the gateway has it (RG-4), and a function that replaces the cached state. */
export function useReality() {
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const queries = useQueryClient()
  const scope = useKeyScope()
  const call = useCall(realityCall, {}, { enabled: session !== null, staleMs: Infinity })
  const key = JSON.stringify(queryKey(scope, realityCall))
  const keep = useCallback(
    (reality: Reality) => void queries.setQueryData(JSON.parse(key) as readonly unknown[], reality),
    [queries, key],
  )
  return { reality: call.data, refresh: call.refetch, keep }
}

/** Applies the reality check in a launch answer. */
export function useKeepReality(reality: Reality | undefined): void {
  const { keep } = useReality()
  useEffect(() => {
    if (reality) keep(reality)
  }, [reality, keep])
}
