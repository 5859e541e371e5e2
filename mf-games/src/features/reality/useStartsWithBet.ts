import { betChanged } from '@plaza/contract/lottery'
import type { Reality } from '@plaza/contract/play'
import { useRemote } from '@plaza/federation'
import { useEffect } from 'react'

/** Asks for the reality check again when a lottery order of the account may have started its clock (RG-4). */
export function useStartsWithBet(reality: Reality | undefined, refresh: () => Promise<unknown>): void {
  const { events } = useRemote()
  const isWaiting = reality?.since === null
  useEffect(() => {
    if (!isWaiting) return undefined
    return events.on(betChanged, () => void refresh())
  }, [isWaiting, events, refresh])
}
