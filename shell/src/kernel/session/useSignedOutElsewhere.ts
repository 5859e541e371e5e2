import { useStoreValue } from '@plaza/events'
import { useLocation, useNavigate } from '@plaza/facade/router'
import { useEffect, useRef } from 'react'
import { useShell } from '../page/context'
import { homePath, loginPath } from '../routes/route-table'

/**
 * When another tab has signed out, this one goes home without a reload, but not before money in flight has arrived
 * (SESSION-2). Sign-in stays: somebody may be typing there.
 */
export function useSignedOutElsewhere(): void {
  const { events } = useShell()
  const { session, reason } = useStoreValue(events.session)
  const inflight = useStoreValue(events.inflight)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isOwed = useRef(false)
  useEffect(() => {
    if (session) isOwed.current = true
    if (session || reason !== 'other-tab' || !isOwed.current || inflight.length > 0) return
    isOwed.current = false
    if (pathname === loginPath) return
    void navigate(homePath, { replace: true })
  }, [session, reason, inflight, navigate, pathname])
}
