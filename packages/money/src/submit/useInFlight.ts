import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useEffect } from 'react'

/**
 * Emits `money:inflight` while the page shows an open order, so that neither a newer release nor a disabled remote
 * replaces the page (MONEY-2). Ends with the order, the page or the session.
 */
export function useInFlight(id: string, isWaiting: boolean): void {
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const isOpen = session !== null && isWaiting
  useEffect(() => {
    if (!isOpen) return undefined
    const intent = `order:${id}`
    events.say('money:inflight', { intent, state: 'begun' })
    return () => events.say('money:inflight', { intent, state: 'ended' })
  }, [events, id, isOpen])
}
