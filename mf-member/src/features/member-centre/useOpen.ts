import { useStoreValue } from '@plaza/events'
import { useLocation } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { useCallback } from 'react'

/**
 * Opens a page of the site from the member centre. A guest gets the login dialog instead, and returns here after
 * signing in (SESSION-4).
 */
export function useOpen(): (to: string) => void {
  const { events, navigate } = useRemote()
  const { session } = useStoreValue(events.session)
  const { pathname } = useLocation()
  return useCallback(
    (to) => (session ? navigate(to) : events.say('session:required', { dialog: true, returnTo: pathname })),
    [session, navigate, events, pathname],
  )
}
