import { useForget } from '@plaza/client'
import type { AnyCall } from '@plaza/contract/kernel'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useEffect, useRef } from 'react'

/** Loads an answer again when the member's balance has changed: a bet was settled, or money came or went. */
export function useBalanceChanges(call: AnyCall): void {
  const { events } = useRemote()
  const { balance } = useStoreValue(events.balance)
  const forget = useForget()
  const known = useRef(balance?.version)
  const version = balance?.version
  useEffect(() => {
    if (version === undefined || version === known.current) return
    const isFirst = known.current === undefined
    known.current = version
    if (!isFirst) forget(call)
  }, [version, forget, call])
}
