import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useCallback } from 'react'

/**
 * Opens a page of the site from the member centre; a guest gets the login dialog instead, which leads on to
 * that page (spec §2 Member center; rulings, Sign-in).
 */
export function useOpen(): (to: string) => void {
  const { events, navigate } = useRemote()
  const { session } = useStoreValue(events.session)
  return useCallback(
    (to) => (session ? navigate(to) : events.say('session:required', { dialog: true, returnTo: to })),
    [session, navigate, events],
  )
}
