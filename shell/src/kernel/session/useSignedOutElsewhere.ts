import { useStoreValue } from '@plaza/events'
import { useNavigate } from '@plaza/facade/router'
import { useEffect, useRef } from 'react'
import { useShell } from '../page/context'
import { homePath } from '../routes/route-table'

/**
 * When another tab has signed out, this one goes home without a reload, but not before money in flight has arrived
 * (SESSION-2).
 */
export function useSignedOutElsewhere(): void {
  const { events } = useShell()
  const { session, reason } = useStoreValue(events.session)
  const inflight = useStoreValue(events.inflight)
  const navigate = useNavigate()
  const isOwed = useRef(false)
  useEffect(() => {
    if (session) isOwed.current = true
    if (session || reason !== 'other-tab' || !isOwed.current || inflight.length > 0) return
    isOwed.current = false
    void navigate(homePath, { replace: true })
  }, [session, reason, inflight, navigate])
}
